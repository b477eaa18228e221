import type { Severity } from '@visawright/contract/applications/finding-facts.ts';
import { factConfidences } from '@visawright/contract/forms/fact-kinds.ts';
import type { Form } from '../form/form-schema.ts';
import type { Provenance } from '../form/provenance/provenance-schema.ts';
import { originOrUnknown } from '../form/provenance/fact-origins.ts';
import { comparisons, type Origin } from '../form/provenance/provenance-origin.ts';
import { provenanceOf } from '../form/provenance/provenance-of.ts';
import type { RuleSource } from './rule-schema.ts';

export interface RuleProvenance {
  readonly source: Origin;
  readonly confidence: Provenance['confidence'] | null; // null for a comparison
  readonly verifiedOn: string | null; // our last check
  readonly mayBlock: boolean;
}

const weakestFirst = (one: Provenance, other: Provenance): number =>
  factConfidences.indexOf(one.confidence) - factConfidences.indexOf(other.confidence);

// A rule that relies on several facts is as certain as the least certain of them.
export function ruleProvenance(source: RuleSource, form: Form): RuleProvenance {
  if ('compares' in source)
    return {
      source: { name: comparisons[source.compares], url: null, kind: 'comparison', date: null },
      confidence: null,
      verifiedOn: null,
      mayBlock: true,
    };
  const facts = 'facts' in source ? source.facts : [];
  const [weakest] = facts
    .map((key) => provenanceOf(form, key))
    .filter((each) => each !== null)
    .sort(weakestFirst);
  const known = weakest ?? source.stated ?? null;
  const { source: origin, confidence, checkedOn } = originOrUnknown(form, known);
  return {
    source: origin,
    confidence,
    verifiedOn: checkedOn,
    mayBlock: Boolean(known?.source) && confidence !== 'low',
  };
}

// A rule whose facts have no source may advise but never block.
export const allowedSeverity = (severity: Severity, { mayBlock }: Pick<RuleProvenance, 'mayBlock'>): Severity =>
  severity === 'blocking' && !mayBlock ? 'warning' : severity;
