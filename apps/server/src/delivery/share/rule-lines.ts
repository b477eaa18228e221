import { visaGroups, type VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { describeRules, type DescribedRule } from '@visawright/forms/rules/describe-rules.ts';

type InBoth = Readonly<Record<'en' | 'hi', string>>;

export interface RuleLine extends Omit<DescribedRule, 'words'> {
  readonly title: InBoth;
  readonly asks: InBoth;
  readonly groups: readonly VisaGroup[]; // of the requested ones
}

// Each rule once, with the purposes it applies to, in the rules' order.
export function ruleLines(form: Form, groups: readonly VisaGroup[] = visaGroups): RuleLine[] {
  const lines = new Map<string, RuleLine>();
  for (const group of groups)
    for (const { words, ...rule } of describeRules(form, group)) {
      // A rule with different values for different purposes gets one line for each.
      const name = JSON.stringify([rule, words]);
      const title = { en: words.en.title, hi: words.hi.title };
      const asks = { en: words.en.text, hi: words.hi.text };
      lines.set(name, { ...rule, title, asks, groups: [...(lines.get(name)?.groups ?? []), group] });
    }
  return [...lines.values()];
}
