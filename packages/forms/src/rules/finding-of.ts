import type { Evidence } from '@visawright/contract/evidence.ts';
import type { Finding } from '@visawright/contract/finding.ts';
import type { Breach, Facts } from './breach.ts';
import type { Case } from './case.ts';
import { fill, type Language } from './fill.ts';
import type { RuleInForce } from './rule-in-force.ts';
import { isStale } from './staleness.ts';

export type JudgedFinding = Omit<Finding, 'accepted'>;

// What only asks (the destination, the visa) is no field to look at; the days of the trip are where the trip is the matter.
function refOf(evidence: Evidence, isAboutTrip: boolean): string {
  if (evidence.from === 'missing') return '';
  if (evidence.from === 'document') return `${evidence.category}.${evidence.field}`;
  const isDate = /^application\.(?:from|to)Date$/.test(evidence.name);
  return evidence.from === 'application' && !(isDate && isAboutTrip) ? '' : evidence.name;
}

// The fields that would have been filled from the same places.
function fieldsOf({ form }: Case, { evidence, fields = [], days, standing }: Breach): string[] {
  if (standing === 'unknown') return [...fields];
  const refs = new Set(evidence.map((each) => refOf(each, Boolean(days))));
  const filled = form.sections
    .flatMap((section) => section.fields)
    .filter(({ autofill }) => autofill?.some((ref) => refs.has(ref)))
    .map(({ id }) => id);
  return [...new Set([...fields, ...filled])];
}

export function findingOf(given: Case, inForce: RuleInForce, breach: Breach): JudgedFinding {
  const { rule, limits, source, verifiedOn, staleAfterDays } = inForce;
  const variant = rule.variants[breach.variant ?? ''];
  const reason = rule.reasons[breach.reason ?? ''];
  const facts: Facts = {
    ...limits,
    ...breach.facts,
    ...(reason && { reason: { en: fill(reason.en, breach.facts, 'en'), hi: fill(reason.hi, breach.facts, 'hi') } }),
  };
  const words = variant?.words ?? rule.words;
  const said = (language: Language) => ({
    title: fill(words[language].title, facts, language),
    text: fill(words[language].text, facts, language),
    remedy: fill(words[language].remedy, facts, language),
  });
  const standing = breach.standing ?? 'fails';
  return {
    key: [rule.id, breach.about].filter(Boolean).join(':').slice(0, 200),
    rule: rule.id,
    severity: variant?.severity ?? (standing === 'unknown' ? 'note' : rule.severity),
    standing,
    words: { en: said('en'), hi: said('hi') },
    evidence: [...breach.evidence],
    days: breach.days ?? null,
    remedy: {
      kind: variant?.remedy ?? rule.remedy.kind,
      category: breach.remedy?.category ?? rule.remedy.category ?? null,
      docId: breach.remedy?.docId ?? null,
      field: breach.remedy?.field ?? null,
    },
    fields: fieldsOf(given, breach),
    source,
    verifiedOn,
    isStale: isStale(verifiedOn, given.today, staleAfterDays),
    mayAccept: rule.mayAccept,
  };
}
