import { existsSync } from 'node:fs';
import { categories } from '@visawright/forms/documents/categories.ts';
import type { DocumentSpecimenKind } from './document-specimen-kind.types.ts';
import { furtherLayouts } from './further-layouts.ts';
import { kindFile } from './kind-file.ts';

// Every kind of the forms that has a file here. Current passports and portraits are drawn elsewhere.
export const specimenKindNames: readonly string[] = categories
  .flatMap(({ kinds }) => kinds.map(({ name }) => name))
  .filter((name) => existsSync(kindFile('kinds', name)));

const isKind = (value: unknown): value is DocumentSpecimenKind =>
  typeof value === 'object' && value !== null && 'facts' in value && 'layouts' in value;

// Loaded on demand: drawing one kind does not load the other forty.
export async function getSpecimenKind(name: string): Promise<DocumentSpecimenKind> {
  if (!specimenKindNames.includes(name))
    throw new Error(`unknown kind: ${name}; known: ${specimenKindNames.join(', ')}`);
  const file = kindFile('kinds', name);
  const module = (await import(file)) as Record<string, unknown>;
  const kind = Object.values(module).find(isKind);
  if (kind?.kind !== name) throw new Error(`${file} does not export the kind ${name}`);
  return { ...kind, layouts: [...kind.layouts, ...(await furtherLayouts(name))] };
}
