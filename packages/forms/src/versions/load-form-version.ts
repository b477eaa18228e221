import { destinationIds, type DestinationId } from '../destinations/destinations.ts';
import type { Form } from '../form/form-schema.ts';
import { provenanceOf } from '../form/provenance/provenance-of.ts';
import { factsOf } from '../knowledge/facts-of.ts';
import { newestVersion } from './form-version.ts';
import { loadForm } from '../destinations/load-form.ts';

const storedFile = async (id: string, version: number) =>
  ((await import(`../../versions/${id}-${version}.json`, { with: { type: 'json' } })) as { default: Form }).default;

// The data ships with the product and cannot change while the process runs, so a form is put together once.
const loaded = new Map<string, Promise<Form>>();

// What is known about a fact's origin holds for a stored form only if the fact is still the same.
function withProvenance(stored: Form, newest: Form): Form {
  const current = new Map(factsOf(newest).map(({ key, value }) => [key, JSON.stringify(value)]));
  const known = factsOf(stored).flatMap(({ key, value }) => {
    const provenance = current.get(key) === JSON.stringify(value) ? provenanceOf(newest, key) : null;
    return provenance ? [[key, provenance] as const] : [];
  });
  return { ...stored, provenance: Object.fromEntries(known) };
}

// An application keeps the form version it started with. Server only; the web receives the form with the answers.
export async function loadFormVersion(formId: string, version: number): Promise<Form> {
  const id = destinationIds.find((each) => each === formId);
  if (!id) throw new Error(`no form for ${formId}`);
  const newest = newestVersion(id);
  if (!Number.isInteger(version) || version < 1 || version > newest) throw new Error(`no version ${version} of ${id}`);
  const key = `${id}-${version}`;
  const known = loaded.get(key) ?? (version === newest ? loadForm(id) : loadOlderForm(id, version));
  loaded.set(key, known);
  return known;
}

const loadOlderForm = async (id: DestinationId, version: number): Promise<Form> =>
  withProvenance(await storedFile(id, version), await loadForm(id));
