import { createHash } from 'node:crypto';
import type { Form } from '../form/form-schema.ts';

// Keys are sorted, so that their order does not change the hash. Where a fact comes from is not part of the form's content.
const canonical = (form: Form): string =>
  JSON.stringify({ ...form, provenance: undefined }, (_name, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );

export const formHash = (form: Form): string => createHash('sha256').update(canonical(form)).digest('hex');
