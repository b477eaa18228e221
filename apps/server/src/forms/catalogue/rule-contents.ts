import { visaGroups } from '@visawright/contract/applications/visa-group.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { describeRules, type DescribedRule } from '@visawright/forms/rules/describe-rules.ts';
import { contentHash } from '../../platform/http/content-hash.ts';
import type { CatalogueContent } from './catalogue-content.types.ts';

// A rule may have a different text for each visa group. A verification covers all of them together.
export function ruleContents(formId: string, form: Form): CatalogueContent[] {
  const variants = new Map<string, Map<string, DescribedRule>>();
  for (const rule of visaGroups.flatMap((group) => describeRules(form, group))) {
    const known = variants.get(rule.id) ?? new Map<string, DescribedRule>();
    // Schengen states share a source but have their own portals; the portal is not part of what is verified.
    const hash = contentHash({ ...rule, verifiedOn: null, source: rule.source.name });
    variants.set(rule.id, known.set(hash, rule));
  }
  return [...variants].map(([ruleId, found]) => {
    const rules = [...found.values()];
    const [first] = rules as [DescribedRule];
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
