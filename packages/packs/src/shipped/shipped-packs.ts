import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Pack } from '@visawright/contract/extension/pack.ts';

const folder = join(import.meta.dirname, '../../data');

let packs: readonly Pack[] | undefined;

// The packs that come with the product, by portal. Read once: they change with a release only.
export function shippedPacks(): readonly Pack[] {
  packs ??= readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => Pack.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
  return packs;
}
