import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { formerHeldOutName } from '../layout-seed.ts';
import type { DocumentLayout, LayoutDesign } from './document-specimen-kind.types.ts';
import { kindFile } from './kind-file.ts';
import { arrangedLayouts } from './tuning/arranged/arranged-layouts.ts';
import { writtenLayouts } from './tuning/written/written-layouts.ts';

const isDesign = (value: unknown): value is LayoutDesign =>
  typeof value === 'object' && value !== null && 'draw' in value;

async function layoutIn(folder: string, kind: string, name: string): Promise<DocumentLayout[]> {
  const file = kindFile(folder, kind);
  if (!existsSync(file)) return [];
  const module = (await import(file)) as Record<string, unknown>;
  const design = Object.values(module).find(isDesign);
  return design ? [{ ...design, name }] : [];
}

const folders = readdirSync(join(import.meta.dirname, 'further'));

// Each folder holds one designer's layout of every kind; the layout is named after the folder. Readers are tuned on
// these.
export async function furtherLayouts(kind: string): Promise<DocumentLayout[]> {
  return (await Promise.all(folders.map((name) => layoutIn(join('further', name), kind, name)))).flat();
}

// The first held-out layouts: measured with more than one engine, so they are no longer independent. Readers may be tuned on them.
// They are selected by name only, so that other specimens stay the same.
export const formerHeldOutLayouts = (kind: string): Promise<DocumentLayout[]> =>
  layoutIn(formerHeldOutName, kind, formerHeldOutName);

// Layouts that a set of the tuning bench adds for what the others rarely have: ruled forms, running prose, and forms in every usual
// arrangement. They are selected by name
// only, for the same reason.
const tuningNames = ['gridded', 'narrated'] as const;

export const tuningLayouts = async (kind: string): Promise<DocumentLayout[]> => [
  ...(await Promise.all(tuningNames.map((name) => layoutIn(join('tuning', name), kind, name)))).flat(),
  ...arrangedLayouts(kind),
  ...writtenLayouts(kind),
];
