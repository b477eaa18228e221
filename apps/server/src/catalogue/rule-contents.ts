import { visaGroups } from '@visawright/contract/visa-group.ts';
import type { Form } from '@visawright/forms/form-schema.ts';
import { rulesOf, type RuleOf } from '@visawright/forms/rules/rules-of.ts';
import { contentHash } from './content-hash.ts';
import type { Content } from './content.types.ts';

// A rule may read differently for tourists and students: all its readings together are what somebody verifies.
export function ruleContents(formId: string, form: Form): Content[] {
  const readings = new Map<string, Map<string, RuleOf>>();
  for (const rule of visaGroups.flatMap((group) => rulesOf(form, group))) {
    const known = readings.get(rule.id) ?? new Map<string, RuleOf>();
    // States that share a source have portals of their own: what is verified is the same.
    const hash = contentHash({ ...rule, verifiedOn: null, source: rule.source.name });
    readings.set(rule.id, known.set(hash, rule));
  }
  return [...readings].map(([ruleId, found]) => {
    const rules = [...found.values()];
    const [first] = rules as [RuleOf];
    return {
      part: 'rule' as const,
      formId,
      ruleId,
      title: { en: first.words.en.title, hi: first.words.hi.title },
      asks: { en: first.words.en.text, hi: first.words.hi.text },
      severity: first.severity,
      count: null,
      source: first.source,
      confidence: first.source.name === form.source ? form.confidence : null,
      asOf: oldest(rules.map(({ verifiedOn }) => verifiedOn)),
      sha256: contentHash([...found.keys()].sort()),
    };
  });
}

const oldest = (days: readonly (string | null)[]): string | null =>
  days.includes(null) ? null : days.reduce((one, other) => (other! < one! ? other : one), days[0] ?? null);
