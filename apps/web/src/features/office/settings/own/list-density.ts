import type { ListName } from '@visawright/contract/identity/preferences.ts';
import { readJson, writeJson } from '../../../../lib/browser/storage.ts';

export type Density = 'comfortable' | 'compact';

const lists = [
  'applications',
  'applicants',
  'agents',
  'agencies',
  'distributors',
  'reviewers',
] as const satisfies readonly ListName[];

type Stored = { density?: unknown } | null;

// The density all lists share; the default if they differ.
export const densityOfLists = (): Density =>
  lists.every((name) => (readJson(`list.${name}`) as Stored)?.density === 'compact') ? 'compact' : 'comfortable';

export function setDensityOfLists(density: Density) {
  for (const name of lists) writeJson(`list.${name}`, { ...(readJson(`list.${name}`) as Stored), density });
}
