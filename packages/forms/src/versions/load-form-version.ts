import { destinationIds } from '../destinations/destinations.ts';
import type { Form } from '../form/form-schema.ts';
import { newestVersion } from './form-version.ts';
import { loadForm } from '../destinations/load-form.ts';

const storedFile = async (id: string, version: number) =>
  ((await import(`../../versions/${id}-${version}.json`, { with: { type: 'json' } })) as { default: Form }).default;

// An application keeps the form version it started with. Server only; the web receives the form with the answers.
export async function loadFormVersion(formId: string, version: number): Promise<Form> {
  const id = destinationIds.find((each) => each === formId);
  if (!id) throw new Error(`no form for ${formId}`);
  const newest = newestVersion(id);
  if (version === newest) return loadForm(id);
  if (!Number.isInteger(version) || version < 1 || version > newest) throw new Error(`no version ${version} of ${id}`);
  return storedFile(id, version);
}
