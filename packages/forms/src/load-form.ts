import { destinationIds, type DestinationId } from './destinations.ts';
import type { Form } from './form-schema.ts';
import { mergeForm, type Block, type DestinationFile } from './merge-form.ts';

// Each template is one chunk a file in the browser; both spellings are what the bundler can follow.
const destinationFile = async (id: string) =>
  ((await import(`../destinations/${id}.json`, { with: { type: 'json' } })) as { default: DestinationFile }).default;
const blockFile = async (name: string) =>
  ((await import(`../blocks/${name}.json`, { with: { type: 'json' } })) as { default: Block }).default;

export async function loadForm(id: DestinationId): Promise<Form> {
  if (!destinationIds.includes(id)) throw new Error(`no form for ${id}`);
  const file = await destinationFile(id);
  return mergeForm(file, file.builtOn ? await blockFile(file.builtOn) : undefined);
}
