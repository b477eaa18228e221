import { destinationIds, type DestinationId } from './destinations.ts';
import type { Form } from './form-schema.ts';
import { mergeForm, type Block, type DestinationFile } from './merge-form.ts';

// Each template is one chunk a file in the browser; both spellings are what the bundler can follow.
const destinationFile = async (id: string) =>
  ((await import(`../destinations/${id}.json`, { with: { type: 'json' } })) as { default: DestinationFile }).default;
const blockFile = async (name: string) =>
  ((await import(`../blocks/${name}.json`, { with: { type: 'json' } })) as { default: Block }).default;

export async function loadForm(id: DestinationId): Promise<Form> {
  const file = await loadFile(id);
  return mergeForm(file, file.builtOn ? await blockFile(file.builtOn) : undefined);
}

// The data file as it was written, for whoever proposes a change to it.
export async function loadFile(id: DestinationId): Promise<DestinationFile> {
  if (!destinationIds.includes(id)) throw new Error(`no form for ${id}`);
  return destinationFile(id);
}

// Every block some destination is built on.
export async function loadBlocks(): Promise<ReadonlyMap<string, Block>> {
  const files = await Promise.all(destinationIds.map(destinationFile));
  const names = [...new Set(files.flatMap(({ builtOn }) => builtOn ?? []))];
  return new Map(await Promise.all(names.map(async (name) => [name, await blockFile(name)] as const)));
}
