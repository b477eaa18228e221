import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { categories } from '@visawright/forms/categories.ts';
import { furtherLayouts } from './further-layouts.ts';
import { kebab } from './kebab.ts';
import type { PaperKind } from './paper-kind.types.ts';

const fileOf = (kind: string) => join(import.meta.dirname, 'kinds', `${kebab(kind)}.ts`);

// Every kind of the forms that has a file here. The passport of today and the portrait are drawn elsewhere.
export const paperKindNames: readonly string[] = categories
  .flatMap(({ kinds }) => kinds.map(({ name }) => name))
  .filter((name) => existsSync(fileOf(name)));

const isKind = (value: unknown): value is PaperKind =>
  typeof value === 'object' && value !== null && 'facts' in value && 'layouts' in value;

// Loaded when asked for: a set of one kind does not wait for forty.
export async function getPaperKind(name: string): Promise<PaperKind> {
  if (!paperKindNames.includes(name)) throw new Error(`unknown kind: ${name}; known: ${paperKindNames.join(', ')}`);
  const module = (await import(fileOf(name))) as Record<string, unknown>;
  const kind = Object.values(module).find(isKind);
  if (kind?.kind !== name) throw new Error(`kinds/${kebab(name)}.ts does not export the kind ${name}`);
  return { ...kind, layouts: [...kind.layouts, ...(await furtherLayouts(name))] };
}
