import { judgeCandidates } from '../../../values/judge-candidates.ts';
import type { Candidate, ReadValue } from '../../../readable-document.types.ts';
import { readCellsByRules } from '../fields/read-cells-by-rules.ts';
import type { Candidates, OpenDocument } from '../../../rules/kind-rules.types.ts';
import { rowsOf } from '../../text/rows-of.ts';
import { headings, type HeadingRule } from '../fields/headings.ts';
import { currencyOfSum, insuranceFields, medical, sumInsured } from './insurance-rules.ts';
import { insuredInSentences } from './insured-sentences.ts';
import { insuredRows, type InsuredRows } from './insured-rows.ts';
import { periods } from '../fields/periods.ts';
import { merge } from '../fields/row-amounts.ts';
import { addWrapped } from '../fields/add-wrapped.ts';
import { doubtPictures } from '../fields/doubt-pictures.ts';

const insurer: HeadingRule = {
  is: /insurance|assurance|insurers?\b|\bergo\b|allianz|lloyd|\bgeneral\b.*\b(co|company|ltd|limited)\b/i,
  not: new RegExp(
    String.raw`travel(ler)?s? insurance$|overseas|certificate|schedule|policy|confirm|regulatory|irda|details|` +
      String.raw`period|medical|^(the )?insurance$|\b(is|are|of insurance|will|has|under|under|this|your|we)\b|` +
      String.raw`ombudsman|act,|broker|:`,
    'i',
  ),
  deep: 0.25,
};

const sums = /(?:USD|EUR|GBP|INR|AUD|CAD|US\$|Euros?|Rs\.?|[$€£₹])\s?\d[\d,.]*|\d[\d,.]{2,}\s?(?:USD|EUR|GBP|Euros?)/gi;

// A row of the benefits: name, limit and deductible.
function addBenefits({ document }: OpenDocument, candidates: Candidates): void {
  for (const row of rowsOf(document.pages)) {
    const text = row.text.replaceAll(/\s+/g, ' ');
    const found = [...row.text.matchAll(sums)];
    const isMedical =
      medical.test(text) &&
      /^\W*(\d+\W+)?[\p{L}]/u.test(text) &&
      text.length < 140 &&
      !/\b(is|are|will|shall|we)\b/i.test(text);
    if (!isMedical || found.length === 0) continue;
    const at = (match: RegExpMatchArray, strength: number): Candidate => ({
      value: sumInsured(match[0])!,
      raw: match[0],
      ...row.wordsBetween(match.index!, match.index! + match[0].length),
      by: 'table',
      strength,
    });
    if (/deductible|excess/i.test(text)) continue;
    merge(candidates, { coverageAmount: [at(found[0]!, 0.9)] });
    const own = found[1];
    if (own && Number(sumInsured(own[0])) < Number(sumInsured(found[0]![0])) / 20)
      merge(candidates, { deductible: [at(own, 0.85)] });
  }
}

const refused =
  /repatriation[^.\n\d]{0,60}\b(not covered|excluded|not included|nil)\b|(not cover|exclud\w+|without)[^.\n]{0,40}repatriation/i;

function repatriation({ flow }: OpenDocument): Candidate[] {
  const stated = /repatriation|mortal remains|transportation of (?:mortal )?remains/i.exec(flow.text);
  if (!stated) return [];
  const value = refused.test(flow.text) ? 'false' : 'true';
  const strength = value === 'true' ? 0.85 : 0.6;
  return [
    {
      value,
      raw: stated[0],
      ...flow.wordsBetween(stated.index, stated.index + stated[0].length),
      by: 'sentence',
      strength,
    },
  ];
}

// The proposer pays, the insured travels. They are the same person only if nobody else is named.
function onlyInsuredRows({ lines, labels }: OpenDocument, candidates: Candidates): void {
  const all = candidates.insuredName ?? [];
  const payers = labels.filter(
    ({ line, fields }) => fields.includes('insuredName') && /propos|policy ?holder|issued to|^name$/i.test(line.text),
  );
  const isPayer = (each: Candidate) =>
    each.by === 'label' &&
    payers.some(({ line }) =>
      lines.some(
        (other) =>
          other.page === line.page &&
          Math.abs(other.row - line.row) < 2 &&
          other.words.some((word) => each.words.includes(word)),
      ),
    );
  const others = all.filter((each) => !isPayer(each));
  candidates.insuredName =
    others.length > 0 ? others : all.map((each) => ({ ...each, strength: each.strength - 0.15 }));
}

// No table: the one person the policy names.
function onlyInsured(candidates: Candidates): InsuredRows {
  const row: Record<string, ReadValue> = {};
  for (const [id, as] of [
    ['insuredName', 'name'],
    ['insuredPassportNumber', 'code'],
    ['insuredDateOfBirth', 'date'],
  ] as const) {
    const value = judgeCandidates(candidates[id] ?? [], { as, hasPattern: as === 'code' });
    if (value) row[id] = value;
  }
  return row.insuredName ? [row] : [];
}

export const travelInsurance = readCellsByRules({
  kind: 'Travel insurance policy',
  fields: insuranceFields,
  stops: [
    'Issued on',
    'Date of Issue',
    'Issue Date',
    'Plan [Name]',
    'Product',
    'Type of Trip',
    'Trip Type',
    'Days',
    'No of Days',
    'Trip Duration',
    'Number of Travellers',
    'Net premium',
    'Premium',
    'GST',
    'Relationship',
    'Nominee',
    'Coverage',
    'Benefits',
    'Insured Person(s)',
    'Travellers covered',
    'Agent [Name]',
    'Intermediary',
    'Customer ID',
    'Purpose of (Visit|Travel)',
    'Single Trip',
    'Multi Trip',
  ],
  after(open, candidates) {
    addWrapped(open, candidates, ['territory']);
    merge(candidates, { insurerName: headings(open, insurer) });
    for (const { from, to } of periods(open, /period|insur|valid|cover|policy|risk|travel|trip|from|journey/i).slice(
      0,
      2,
    ))
      merge(candidates, { startDate: [from], endDate: [to] });
    addBenefits(open, candidates);
    onlyInsuredRows(open, candidates);
    const { rows, first } = insuredRows(open);
    merge(candidates, first);
    candidates.coverageCurrency = candidates.coverageAmount!.flatMap((each): Candidate[] => {
      const value = currencyOfSum(each.raw);
      return value ? [{ ...each, value }] : [];
    });
    candidates.repatriationCovered = repatriation(open);
    doubtPictures(open, candidates, {
      amounts: ['coverageAmount', 'deductible'],
      codes: ['policyNumber', 'emergencyPhone'],
    });
    const found = rows.length > 0 ? rows : insuredInSentences(open);
    const insured = found.length > 0 ? found : onlyInsured(candidates);
    return insured.length > 0 ? { tables: { insured } } : undefined;
  },
});
