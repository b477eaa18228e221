import { visaGroups } from '@visawright/contract/applications/visa-group.ts';
import { nameFields } from '@visawright/contract/documents/document-facts.ts';
import { utcDay } from '@visawright/contract/dates/days.ts';
import { destinationIds, type DestinationId } from '@visawright/forms/destinations/destinations.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { provenanceOf } from '@visawright/forms/form/provenance/provenance-of.ts';
import { factsOf, type VisaFact } from '@visawright/forms/knowledge/facts-of.ts';
import { nextCheck } from '@visawright/forms/knowledge/next-check.ts';
import { placeFacts } from '@visawright/forms/knowledge/place-facts.ts';
import { describeRules } from '@visawright/forms/rules/describe-rules.ts';
import { openPrinter } from '@visawright/server/processing.ts';
import { none, requireForProof, type Finding } from '../measurement.ts';
import { corrections, problemOf } from './knowledge/correction.ts';
import { singleNameProblem } from './knowledge/single-names.ts';

const primary: readonly string[] = ['law', 'authority', 'centre'];

// Every visa fact says where it comes from, no rule blocks without a source, and each fact that was found wrong is corrected.
export default async function knowledge(): Promise<Finding> {
  const forms = new Map<DestinationId, Form>();
  for (const id of destinationIds) forms.set(id, await loadForm(id));
  const today = utcDay(new Date());

  const rows = [...forms].map(([id, form]) => countFacts(form, [...factsOf(form), ...placeFacts(id)], today));
  const sum = (of: (row: FactCount) => number) => rows.reduce((all, row) => all + of(row), 0);
  const unsourced = [...forms].flatMap(([id, form]) => blockingWithoutSource(id, form));
  const left = corrections.flatMap((each) => {
    const problem = problemOf(each, forms);
    return problem === null ? [] : [`${each.destination}: ${each.is}: ${problem}`];
  });
  const names = await singleNameProblems(forms);
  for (const line of [...rows.flatMap(({ without }) => without), ...unsourced, ...left, ...names]) console.log(line);
  requireForProof(corrections.length > 100, 'there are no corrections to compare');
  return {
    judged:
      `${sum(({ facts }) => facts)} facts of ${forms.size} destinations, ${sum((row) => row.primary)} with a primary source, ` +
      `${sum(({ due }) => due)} due for a check, ${corrections.length} corrections, ` +
      `${forms.size * nameFields.length} passports with one name`,
    checks: [
      none(
        'without provenance',
        sum(({ without }) => without.length),
      ),
      none('blocking rules without a source', unsourced.length),
      none('corrections left', left.length),
      none('single names against the rule', names.length),
    ],
    table: rows.map(({ without, ...row }) => ({ ...row, without: without.length })),
  };
}

async function singleNameProblems(forms: ReadonlyMap<DestinationId, Form>): Promise<string[]> {
  const problems: string[] = [];
  const printer = openPrinter();
  try {
    for (const [id, form] of forms)
      for (const blank of nameFields) {
        const problem = await singleNameProblem(id, form, blank, printer);
        if (problem !== null) problems.push(`${id}, ${blank} blank: ${problem}`);
      }
  } finally {
    await printer.close();
  }
  return problems;
}

interface FactCount {
  readonly destination: string;
  readonly facts: number;
  readonly primary: number;
  readonly due: number;
  readonly without: readonly string[];
}

function countFacts(form: Form, facts: readonly VisaFact[], today: string): FactCount {
  const known = facts.map((fact) => ({ fact, provenance: provenanceOf(form, fact.key) }));
  const isDue = ({ fact, provenance }: (typeof known)[number]) =>
    provenance !== null && (nextCheck(fact.kind, provenance) ?? '') <= today;
  return {
    destination: form.destination,
    facts: facts.length,
    primary: known.filter(({ provenance }) => primary.includes(provenance?.source?.kind ?? '')).length,
    due: known.filter(isDue).length,
    without: known
      .filter(({ provenance }) => provenance === null)
      .map(({ fact }) => `${form.destination}: ${fact.key}`),
  };
}

const blockingWithoutSource = (id: string, form: Form): string[] =>
  visaGroups.flatMap((group) =>
    describeRules(form, group)
      .filter(
        ({ severity, source: { kind } }) => severity === 'blocking' && (kind === 'practice' || kind === 'unknown'),
      )
      .map((rule) => `${id}: ${rule.id} blocks ${group} without a source`),
  );
