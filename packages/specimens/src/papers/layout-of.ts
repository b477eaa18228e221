import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { kebab } from './kinds.ts';
import type { PaperKind, PaperLayout } from './paper-kind.types.ts';

const isLayout = (value: unknown): value is PaperLayout =>
  typeof value === 'object' && value !== null && 'draw' in value && 'name' in value;

// The layouts for final figures: asked for by name only, never looked at while readers are tuned.
export async function layoutsApart(kind: string): Promise<PaperLayout[]> {
  const file = join(import.meta.dirname, 'apart', `${kebab(kind)}.ts`);
  if (!existsSync(file)) return [];
  const module = (await import(file)) as Record<string, unknown>;
  return [...new Set(Object.values(module).filter(isLayout))];
}

export async function layoutOf(kind: PaperKind, name: string): Promise<PaperLayout> {
  const apart = name === 'apart' ? await layoutsApart(kind.kind) : [];
  const layout = apart[0] ?? kind.layouts.find((each) => each.name === name);
  if (!layout) throw new Error(`unknown layout of ${kind.kind}: ${name}; known: ${kind.layouts.map((each) => each.name).join(', ')}`); // prettier-ignore
  return layout;
}
