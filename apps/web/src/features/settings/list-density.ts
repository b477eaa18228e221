import type { ListName } from '@visawright/contract/preferences.ts';
import { readJson, writeJson } from '../../lib/storage.ts';

export type Density = 'comfortable' | 'compact';

const lists = [
  'applications',
  'applicants',
  'agents',
  'agencies',
  'distributors',
  'reviewers',
] as const satisfies readonly ListName[];

type Kept = { density?: unknown } | null;

// What all lists have; where they differ, what most people began with.
export const densityOfLists = (): Density =>
  lists.every((name) => (readJson(`list.${name}`) as Kept)?.density === 'compact') ? 'compact' : 'comfortable';

export function setDensityOfLists(density: Density) {
  for (const name of lists) writeJson(`list.${name}`, { ...(readJson(`list.${name}`) as Kept), density });
}
