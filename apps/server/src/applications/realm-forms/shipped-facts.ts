import { destinationIds, type DestinationId } from '@visawright/forms/destinations/destinations.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { factsOf } from '@visawright/forms/knowledge/facts-of.ts';
import { contentHash } from '../../platform/http/content-hash.ts';

export interface ShippedFacts {
  readonly form: Form; // the newest version
  readonly hashes: ReadonlyMap<string, string>; // of each fact's value, by key
}

async function readFacts(id: DestinationId): Promise<ShippedFacts> {
  const form = await loadForm(id);
  return { form, hashes: new Map(factsOf(form).map(({ key, value }) => [key, contentHash(value)])) };
}

// The data ships with the product and cannot change while the process runs, so it is cached without expiry.
const cache = new Map<DestinationId, Promise<ShippedFacts>>();

export const knownForm = (formId: string): DestinationId | undefined => destinationIds.find((each) => each === formId);

export function shippedFacts(id: DestinationId): Promise<ShippedFacts> {
  const known = cache.get(id) ?? readFacts(id);
  cache.set(id, known);
  return known;
}
