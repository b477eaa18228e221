import type { FactKind } from '@visawright/contract/forms/fact-kinds.ts';
import type { Form } from '../form/form-schema.ts';
import { provenanceKey, provenanceOf } from '../form/provenance/provenance-of.ts';
import type { Provenance } from '../form/provenance/provenance-schema.ts';
import { factsOf, type VisaFact } from './facts-of.ts';
import { placeFacts } from './place-facts.ts';

// What a person checks at once: one fact, or the facts of a kind that share one entry of their form's provenance ('document:*').
export interface FactLine {
  readonly key: string;
  readonly kind: FactKind;
  readonly facts: readonly VisaFact[];
  readonly provenance: Provenance | null; // null: nothing is known about its origin
}

export function factLines(formId: string, form: Form): FactLine[] {
  const lines = Map.groupBy([...factsOf(form), ...placeFacts(formId)], ({ key }) => provenanceKey(form, key));
  return [...lines].map(([key, facts]) => ({
    key,
    kind: facts[0]!.kind,
    facts,
    provenance: provenanceOf(form, facts[0]!.key),
  }));
}

// What a check is about: a check counts only while this is the same.
export const checkedContent = ({ key, facts }: Pick<FactLine, 'key' | 'facts'>): unknown =>
  facts.length === 1 && facts[0]!.key === key ? facts[0]!.value : facts.map((fact) => [fact.key, fact.value]);
