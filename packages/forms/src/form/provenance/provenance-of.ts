import type { Form } from '../form-schema.ts';
import type { Provenance } from './provenance-schema.ts';

// Where a fact comes from, or null. Questions, documents, visa types and photo rules may share one entry of their form.
export const provenanceOf = ({ provenance = {} }: Pick<Form, 'provenance'>, factKey: string): Provenance | null =>
  provenance[factKey] ?? provenance[factKey.replace(/^(question|document|visaType|photo):.*$/s, '$1:*')] ?? null;
