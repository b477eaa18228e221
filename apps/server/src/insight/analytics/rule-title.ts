import type { Severity } from '@visawright/contract/applications/finding-facts.ts';
import { allRules } from '@visawright/forms/rules/rule-files.ts';

const rules = new Map(allRules.map(({ rule }) => [rule.id, rule]));
const hasValue = /\{\w+/;

interface Described {
  readonly title: { readonly en: string; readonly hi: string };
  readonly severity: Severity;
}

// What a rule finds, in general words. A rule that the product no longer has is named by its id.
export function describeRule(id: string): Described {
  const rule = rules.get(id);
  if (!rule) return { title: { en: id, hi: id }, severity: 'note' };
  const inLanguage = (language: 'en' | 'hi') => {
    const { title } = rule.words[language];
    return hasValue.test(title) ? rule.asks[language].title : title;
  };
  return { title: { en: inLanguage('en'), hi: inLanguage('hi') }, severity: rule.severity };
}
