import type { SourceKind } from '@visawright/contract/forms/fact-kinds.ts';
import type { Form } from './form-schema.ts';
import type { Provenance } from './provenance-schema.ts';

// What a person is shown about the origin of a fact or a rule.
export interface Origin {
  readonly name: string;
  readonly url: string | null;
  readonly kind: SourceKind | 'comparison' | 'practice' | 'unknown';
  readonly date: string | null; // of the source itself; null if it has none
}

const practice = 'Usual practice; we know of no official source';

// The form's own source describes at length how the form was collected; people are shown the portal it belongs to.
export function originOf({ source, note = practice }: Provenance, form?: Pick<Form, 'source' | 'portal'>): Origin {
  if (!source) return { name: note, url: null, kind: 'practice', date: null };
  const { title, url, kind, date } = source;
  return form && title === form.source ? { ...form.portal, kind, date } : { name: title, url, kind, date };
}

// Rules that rely on no visa fact, only on what the traveller gave us.
export const comparisons = {
  documents: 'Our own comparison of the documents; not an official limit',
  picture: 'Measured in the picture; the limit is what our reader can recognise',
} as const;
