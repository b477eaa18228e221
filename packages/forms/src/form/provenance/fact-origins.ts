import { factConfidences, type FactConfidence } from '@visawright/contract/forms/fact-kinds.ts';
import type { Form } from '../form-schema.ts';
import { originOf, type Origin } from './provenance-origin.ts';
import { provenanceOf } from './provenance-of.ts';
import type { Provenance } from './provenance-schema.ts';

// The origin of a fact with what is known about its certainty.
export interface FactOrigin {
  readonly source: Origin;
  readonly confidence: FactConfidence | null; // null if it does not apply
  readonly checkedOn: string | null; // our last comparison with the source
}

type SourcedForm = Pick<Form, 'provenance' | 'source' | 'portal'>;

// null: nothing is known about the origin.
export function originOrUnknown(form: SourcedForm, found: Provenance | null): FactOrigin {
  if (!found) return { source: { ...form.portal, kind: 'unknown', date: null }, confidence: 'low', checkedOn: null };
  return { source: originOf(found, form), confidence: found.confidence, checkedOn: found.source && found.checkedOn };
}

export const factOrigin = (form: SourcedForm, factKey: string): FactOrigin =>
  originOrUnknown(form, provenanceOf(form, factKey));

const weaker = (one: FactOrigin, other: FactOrigin): FactOrigin => ({
  source: one.source,
  confidence: factConfidences[Math.min(rank(one), rank(other))] ?? null, // the list begins with the lowest
  checkedOn: one.checkedOn && other.checkedOn && [one.checkedOn, other.checkedOn].sort()[0]!,
});
const rank = ({ confidence }: FactOrigin) =>
  confidence === null ? factConfidences.length : factConfidences.indexOf(confidence);

// Each source of these facts once, as certain as the least certain of its facts and checked as long ago as the first of them.
export function factOrigins(form: SourcedForm, factKeys: readonly string[]): FactOrigin[] {
  const origins = new Map<string, FactOrigin>();
  for (const origin of factKeys.map((key) => factOrigin(form, key))) {
    const { name, kind } = origin.source;
    const id = kind === 'practice' || kind === 'unknown' ? kind : name;
    const same = origins.get(id);
    origins.set(id, same ? weaker(same, origin) : origin);
  }
  return [...origins.values()];
}
