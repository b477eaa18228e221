import type { Form } from '../form-schema.ts';
import type { Provenance } from './provenance-schema.ts';

type Sourced = Pick<Form, 'provenance'>;

// The entry about a fact: its own, or the one that the facts of its kind share in this form.
export function provenanceKey({ provenance = {} }: Sourced, factKey: string): string {
  const shared = `${factKey.slice(0, factKey.indexOf(':'))}:*`;
  return !(factKey in provenance) && shared in provenance ? shared : factKey;
}

// Where a fact comes from, or null.
export const provenanceOf = (form: Sourced, factKey: string): Provenance | null =>
  form.provenance?.[provenanceKey(form, factKey)] ?? null;
