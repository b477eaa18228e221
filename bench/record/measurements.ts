import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Measurement } from '../measurement.ts';
import { sources } from './sources.ts';
import { root } from './sources-hash.ts';

export type Kind = 'benches' | 'proofs';

const folderOf = (kind: Kind) => join(root, 'bench', kind);

export const measurementNames = (kind: Kind): string[] =>
  readdirSync(folderOf(kind))
    .filter((each) => /^[a-z-]+\.ts$/.test(each))
    .map((each) => basename(each, '.ts'))
    .sort();

// The measurement's own code belongs to its sources.
const ownSources = (kind: Kind, name: string) =>
  [`bench/${kind}/${name}.ts`, `bench/${kind}/${name}`].filter((path) => existsSync(join(root, path)));

export function sourcesOf(kind: Kind, name: string): string[] {
  const named = sources[name];
  if (!named) throw new Error(`bench/record/sources.ts does not name the sources of ${name}`);
  return [...ownSources(kind, name), ...named];
}

export const loadMeasurement = async (kind: Kind, name: string): Promise<Measurement> =>
  ((await import(join(folderOf(kind), `${name}.ts`))) as { default: Measurement }).default;
