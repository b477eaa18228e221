import { visaGroups, type VisaGroup } from '@visawright/contract/visa-group.ts';
import type { Form } from '@visawright/forms/form-schema.ts';
import { rulesOf, type RuleOf } from '@visawright/forms/rules/rules-of.ts';

type InBoth = Readonly<Record<'en' | 'hi', string>>;

export interface RuleLine extends Omit<RuleOf, 'words'> {
  readonly title: InBoth;
  readonly asks: InBoth;
  readonly groups: readonly VisaGroup[]; // of those that were asked for
}

// Each rule once, with the purposes it is asked for; the order is the rules' own.
export function ruleLines(form: Form, groups: readonly VisaGroup[] = visaGroups): RuleLine[] {
  const lines = new Map<string, RuleLine>();
  for (const group of groups)
    for (const { words, ...rule } of rulesOf(form, group)) {
      // One rule may ask different numbers of different purposes: then it stands there once for each.
      const name = JSON.stringify([rule, words]);
      const title = { en: words.en.title, hi: words.hi.title };
      const asks = { en: words.en.text, hi: words.hi.text };
      lines.set(name, { ...rule, title, asks, groups: [...(lines.get(name)?.groups ?? []), group] });
    }
  return [...lines.values()];
}
