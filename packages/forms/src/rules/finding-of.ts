import type { Evidence } from '@visawright/contract/documents/evidence.ts';
import type { Finding } from '@visawright/contract/forms/finding.ts';
import type { Facts } from './facts.ts';
import type { Violation } from './predicate.ts';
import type { RuleInput } from './rule-input.ts';
import { fillTemplate, type Language } from './texts/fill-template.ts';
import type { RuleInForce } from './rule-in-force.ts';
import { allowedSeverity, ruleProvenance } from './rule-provenance.ts';
import { isStale } from '../dates/is-stale.ts';

export type JudgedFinding = Omit<Finding, 'accepted'>;

// Application values are not fields to highlight, except the trip dates when the finding is about the trip.
function refOf(evidence: Evidence, isAboutTrip: boolean): string {
  if (evidence.from === 'missing') return '';
  if (evidence.from === 'document') return `${evidence.category}.${evidence.field}`;
  const isDate = /^application\.(?:from|to)Date$/.test(evidence.name);
  return evidence.from === 'application' && !(isDate && isAboutTrip) ? '' : evidence.name;
}

// The form fields that are filled from the same values.
function fieldsOf({ form }: RuleInput, { evidence, fields = [], days, status }: Violation): string[] {
  if (status === 'unknown') return [...fields];
  const refs = new Set(evidence.map((each) => refOf(each, Boolean(days))));
  const filled = form.sections
    .flatMap((section) => section.fields)
    .filter(({ autofill }) => autofill?.some((ref) => refs.has(ref)))
    .map(({ id }) => id);
  return [...new Set([...fields, ...filled])];
}

export function findingOf(input: RuleInput, inForce: RuleInForce, violation: Violation): JudgedFinding {
  const { rule, limits, provenance, staleAfterDays } = inForce;
  const { source, verifiedOn } = provenance;
  const own = violation.fact ? ruleProvenance({ facts: [violation.fact] }, input.form) : provenance;
  const variant = rule.variants[violation.variant ?? ''];
  const reason = rule.reasons[violation.reason ?? ''];
  const facts: Facts = {
    ...limits,
    ...violation.facts,
    ...(reason && {
      reason: {
        en: fillTemplate(reason.en, violation.facts, 'en'),
        hi: fillTemplate(reason.hi, violation.facts, 'hi'),
      },
    }),
  };
  const words = variant?.words ?? rule.words;
  const inLanguage = (language: Language) => ({
    title: fillTemplate(words[language].title, facts, language),
    text: fillTemplate(words[language].text, facts, language),
    remedy: fillTemplate(words[language].remedy, facts, language),
  });
  const status = violation.status ?? 'fails';
  return {
    key: [rule.id, violation.about].filter(Boolean).join(':').slice(0, 200),
    rule: rule.id,
    severity: allowedSeverity(variant?.severity ?? (status === 'unknown' ? 'note' : rule.severity), {
      mayBlock: provenance.mayBlock && own.mayBlock,
    }),
    status,
    words: { en: inLanguage('en'), hi: inLanguage('hi') },
    evidence: [...violation.evidence],
    days: violation.days ?? null,
    remedy: {
      kind: variant?.remedy ?? rule.remedy.kind,
      category: violation.remedy?.category ?? rule.remedy.category ?? null,
      docId: violation.remedy?.docId ?? null,
      field: violation.remedy?.field ?? null,
    },
    fields: fieldsOf(input, violation),
    source,
    verifiedOn,
    isStale: isStale(verifiedOn, input.today, staleAfterDays),
    mayAccept: rule.mayAccept,
  };
}
