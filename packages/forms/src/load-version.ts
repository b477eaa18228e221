import { destinationIds } from './destinations.ts';
import type { Form } from './form-schema.ts';
import { newestVersion } from './form-version.ts';
import { loadForm } from './load-form.ts';

const keptFile = async (id: string, version: number) =>
  ((await import(`../versions/${id}-${version}.json`, { with: { type: 'json' } })) as { default: Form }).default;

// For the server: an application keeps the form it began with, whatever the newest one says. The web is given it with the answers.
export async function loadFormVersion(formId: string, version: number): Promise<Form> {
  const id = destinationIds.find((each) => each === formId);
  if (!id) throw new Error(`no form for ${formId}`);
  const newest = newestVersion(id);
  if (version === newest) return loadForm(id);
  if (!Number.isInteger(version) || version < 1 || version > newest) throw new Error(`no version ${version} of ${id}`);
  return keptFile(id, version);
}
