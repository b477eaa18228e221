import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { mergeForm, type Block, type DestinationFile } from '../form/merge-form.ts';
import type { ProvenanceFile } from '../form/provenance/provenance-schema.ts';
import { resolveProvenance } from '../form/provenance/resolve-provenance.ts';

// Reads the data folders directly, for scripts and tests; the product uses loadForm.
const folder = (name: string) => join(import.meta.dirname, '..', '..', name);

function readFolder<T>(name: string): Map<string, T> {
  const files = readdirSync(folder(name)).filter((file) => file.endsWith('.json'));
  return new Map(
    files.map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(folder(name), file), 'utf8')) as T]),
  );
}

export const blockFiles = readFolder<Block>('blocks');
export const destinationFiles = readFolder<DestinationFile>('destinations');
export const provenanceFiles = readFolder<ProvenanceFile>('provenance');
export const forms = new Map(
  [...destinationFiles].map(([id, file]) => [
    id,
    {
      ...mergeForm(file, file.builtOn ? blockFiles.get(file.builtOn) : undefined),
      provenance: resolveProvenance(provenanceFiles.get(id), provenanceFiles.get(file.builtOn ?? '')),
    },
  ]),
);
