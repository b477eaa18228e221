import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { kebab } from './kebab.ts';
import type { PaperLayout } from './paper-kind.types.ts';

const isLayout = (value: unknown): value is PaperLayout =>
  typeof value === 'object' && value !== null && 'draw' in value && 'name' in value;

async function layoutIn(folder: string, kind: string, name: string): Promise<PaperLayout[]> {
  const file = join(import.meta.dirname, folder, `${kebab(kind)}.ts`);
  if (!existsSync(file)) return [];
  const module = (await import(file)) as Record<string, unknown>;
  const layout = Object.values(module).find(isLayout);
  return layout ? [{ ...layout, name }] : [];
}

const folders = readdirSync(join(import.meta.dirname, 'further'));

// One author's designs of every kind stand together in a folder, and are named after it. Readers are tuned on these.
export async function furtherLayouts(kind: string): Promise<PaperLayout[]> {
  return (await Promise.all(folders.map((name) => layoutIn(join('further', name), kind, name)))).flat();
}

// The layouts for final figures: asked for by name only, never looked at while readers are tuned.
export const layoutsApart = (kind: string): Promise<PaperLayout[]> => layoutIn('apart', kind, 'apart');
