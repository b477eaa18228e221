import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Measurement } from '../measurement.ts';
import { sources } from './sources.ts';
import { root } from './sources-hash.ts';

export type Kind = 'benches' | 'proofs';

const folderOf = (kind: Kind) => join(root, 'bench', kind);

// A measurement is a file, or a folder with a file of the same name.
const fileOf = (kind: Kind, name: string): string =>
  [join(folderOf(kind), `${name}.ts`), join(folderOf(kind), name, `${name}.ts`)].find((file) => existsSync(file)) ?? '';

export const measurementNames = (kind: Kind): string[] =>
  [...new Set(readdirSync(folderOf(kind)).map((each) => basename(each, '.ts')))]
    .filter((name) => /^[a-z-]+$/.test(name) && fileOf(kind, name) !== '')
    .sort();

// The name of its result and its sources. A bench and a proof of the same thing may have the same name.
export const recordName = (kind: Kind, name: string): string =>
  kind === 'benches' && fileOf('proofs', name) !== '' ? `${name}-speed` : name;

// The measurement's own code belongs to its sources.
const ownSources = (kind: Kind, name: string) =>
  [`bench/${kind}/${name}.ts`, `bench/${kind}/${name}`].filter((path) => existsSync(join(root, path)));

export function sourcesOf(kind: Kind, name: string): string[] {
  const named = sources[recordName(kind, name)];
  if (!named) throw new Error(`bench/record/sources.ts does not name the sources of ${name}`);
  return [...ownSources(kind, name), ...named];
}

export const loadMeasurement = async (kind: Kind, name: string): Promise<Measurement> =>
  ((await import(fileOf(kind, name))) as { default: Measurement }).default;
