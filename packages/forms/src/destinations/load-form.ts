import { destinationIds, type DestinationId } from './destinations.ts';
import type { Form } from '../form/form-schema.ts';
import { mergeForm, type Block, type DestinationFile } from '../form/merge-form.ts';
import type { ProvenanceFile } from '../form/provenance/provenance-schema.ts';
import { resolveProvenance } from '../form/provenance/resolve-provenance.ts';

// The template literals let the bundler create one chunk per file.
const destinationFile = async (id: string) =>
  ((await import(`../../destinations/${id}.json`, { with: { type: 'json' } })) as { default: DestinationFile }).default;
const blockFile = async (name: string) =>
  ((await import(`../../blocks/${name}.json`, { with: { type: 'json' } })) as { default: Block }).default;
// A new destination has no file: where its facts come from is unknown.
export const loadProvenanceFile = async (name: string): Promise<ProvenanceFile | undefined> =>
  import(`../../provenance/${name}.json`, { with: { type: 'json' } }).then(
    (file: { default: ProvenanceFile }) => file.default,
    () => undefined,
  );

export async function loadForm(id: DestinationId): Promise<Form> {
  const file = await loadDestinationFile(id);
  const { builtOn } = file;
  const [block, own, ofBlock] = await Promise.all([
    builtOn === undefined ? undefined : blockFile(builtOn),
    loadProvenanceFile(id),
    builtOn === undefined ? undefined : loadProvenanceFile(builtOn),
  ]);
  return { ...mergeForm(file, block), provenance: resolveProvenance(own, ofBlock) };
}

// The unmerged data file, for proposing changes to it.
export async function loadDestinationFile(id: DestinationId): Promise<DestinationFile> {
  if (!destinationIds.includes(id)) throw new Error(`no form for ${id}`);
  return destinationFile(id);
}

// All blocks that destinations are built on.
export async function loadBlocks(): Promise<ReadonlyMap<string, Block>> {
  const files = await Promise.all(destinationIds.map(destinationFile));
  const names = [...new Set(files.flatMap(({ builtOn }) => builtOn ?? []))];
  return new Map(await Promise.all(names.map(async (name) => [name, await blockFile(name)] as const)));
}
