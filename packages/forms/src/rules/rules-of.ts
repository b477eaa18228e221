import type { Severity } from '@visawright/contract/finding.ts';
import type { VisaGroup } from '@visawright/contract/visa-group.ts';
import type { Form } from '../form-schema.ts';
import { fill, type Language } from './fill.ts';
import { rulesInForce } from './rule-in-force.ts';
import type { RuleAsks } from './rule-schema.ts';

export interface RuleOf {
  readonly id: string;
  readonly severity: Severity;
  readonly mayAccept: boolean;
  readonly words: RuleAsks; // what the rule asks, with the destination's own numbers in it
  readonly source: { readonly name: string; readonly url: string | null };
  readonly verifiedOn: string | null; // null: nobody has
  readonly staleAfterDays: number; // for isStale(verifiedOn, today, staleAfterDays)
}

// Every rule a destination's application of this group is asked, for the rules page and the catalogue.
export function rulesOf(form: Form, group: VisaGroup): RuleOf[] {
  return rulesInForce(form, group).map(({ rule, limits, source, verifiedOn, staleAfterDays }) => {
    const said = (language: Language) => ({
      title: fill(rule.asks[language].title, limits, language),
      text: fill(rule.asks[language].text, limits, language),
    });
    const { id, severity, mayAccept } = rule;
    return { id, severity, mayAccept, words: { en: said('en'), hi: said('hi') }, source, verifiedOn, staleAfterDays };
  });
}
