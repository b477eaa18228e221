import type { Severity } from '@visawright/contract/applications/finding-facts.ts';
import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import type { Form } from '../form/form-schema.ts';
import { fillTemplate, type Language } from './texts/fill-template.ts';
import { rulesInForce } from './rule-in-force.ts';
import type { Origin } from '../form/provenance/provenance-origin.ts';
import { allowedSeverity, type RuleProvenance } from './rule-provenance.ts';
import type { RuleAsks } from './rule-schema.ts';

export interface DescribedRule {
  readonly id: string;
  readonly severity: Severity;
  readonly mayAccept: boolean;
  readonly words: RuleAsks; // the rule's description with the destination's numbers
  readonly source: Origin;
  readonly confidence: RuleProvenance['confidence'];
  readonly verifiedOn: string | null; // null if never verified
  readonly staleAfterDays: number; // for isStale(verifiedOn, today, staleAfterDays)
}

// All rules for a destination and group, for the rules page and the catalogue.
export function describeRules(form: Form, group: VisaGroup): DescribedRule[] {
  return rulesInForce(form, group).map(({ rule, limits, provenance, staleAfterDays }) => {
    const inLanguage = (language: Language) => ({
      title: fillTemplate(rule.asks[language].title, limits, language),
      text: fillTemplate(rule.asks[language].text, limits, language),
    });
    const { id, severity, mayAccept } = rule;
    const { source, confidence, verifiedOn } = provenance;
    return {
      id,
      severity: allowedSeverity(severity, provenance),
      mayAccept,
      words: { en: inLanguage('en'), hi: inLanguage('hi') },
      source,
      confidence,
      verifiedOn,
      staleAfterDays,
    };
  });
}
