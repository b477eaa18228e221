import { judge } from '../../judge.ts';
import type { Candidate, ReadValue } from '../../paper.types.ts';
import { readSheetByRules } from './sheet-rules.ts';
import type { Candidates, Open } from '../../rules.types.ts';
import { rowsOf } from '../rows.ts';
import { headings, type HeadingRule } from './headings.ts';
import { currencyOfSum, insuranceFields, medical, sumInsured } from './insurance-rules.ts';
import { insuredInSentences } from './insured-sentences.ts';
import { insuredRows, type InsuredRows } from './insured-table.ts';
import { periods } from './period.ts';
import { merge } from './row-amounts.ts';
import { addWrapped } from './wrapped-text.ts';
import { doubtPictures } from './doubt-pictures.ts';

const insurer: HeadingRule = {
  is: /insurance|assurance|insurers?\b|\bergo\b|allianz|lloyd|\bgeneral\b.*\b(co|company|ltd|limited)\b/i,
  not: /travel(ler)?s? insurance$|overseas|certificate|schedule|policy|confirm|regulatory|irda|details|period|medical|^(the )?insurance$|\b(is|are|of insurance|will|has|under|under|this|your|we)\b|ombudsman|act,|broker|:/i,
  deep: 0.25,
}; // prettier-ignore

const sums = /(?:USD|EUR|GBP|INR|AUD|CAD|US\$|Euros?|Rs\.?|[$€£₹])\s?\d[\d,.]*|\d[\d,.]{2,}\s?(?:USD|EUR|GBP|Euros?)/gi;

// A row of the benefits: what, how much, and what one bears oneself.
function addBenefits({ paper }: Open, candidates: Candidates): void {
  for (const row of rowsOf(paper.pages)) {
    const text = row.text.replaceAll(/\s+/g, ' ');
    const found = [...row.text.matchAll(sums)];
    const isMedical = medical.test(text) && /^\W*(\d+\W+)?[\p{L}]/u.test(text) && text.length < 140 && !/\b(is|are|will|shall|we)\b/i.test(text); // prettier-ignore
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
    if (own && Number(sumInsured(own[0])) < Number(sumInsured(found[0]![0])) / 20) merge(candidates, { deductible: [at(own, 0.85)] }); // prettier-ignore
  }
}

const refused =
  /repatriation[^.\n\d]{0,60}\b(not covered|excluded|not included|nil)\b|(not cover|exclud\w+|without)[^.\n]{0,40}repatriation/i;

function repatriation({ flow }: Open): Candidate[] {
  const said = /repatriation|mortal remains|transportation of (?:mortal )?remains/i.exec(flow.text);
  if (!said) return [];
  const value = refused.test(flow.text) ? 'false' : 'true';
  const strength = value === 'true' ? 0.85 : 0.6;
  return [{ value, raw: said[0], ...flow.wordsBetween(said.index, said.index + said[0].length), by: 'sentence', strength }]; // prettier-ignore
}

// The proposer pays; the insured travels. Only where nobody else is named are they one.
function keepInsured({ lines, labels }: Open, candidates: Candidates): void {
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
  for (const [id, as] of [['insuredName', 'name'], ['insuredPassportNumber', 'code'], ['insuredDateOfBirth', 'date']] as const) {
    const value = judge(candidates[id] ?? [], { as, hasPattern: as === 'code' });
    if (value) row[id] = value;
  }
  return row.insuredName ? [row] : [];
} // prettier-ignore

export const travelInsurance = readSheetByRules({
  kind: 'Travel insurance policy',
  fields: insuranceFields,
  stops: ['Issued on', 'Date of Issue', 'Issue Date', 'Plan [Name]', 'Product', 'Type of Trip', 'Trip Type', 'Days', 'No of Days', 'Trip Duration', 'Number of Travellers', 'Net premium', 'Premium', 'GST', 'Relationship', 'Nominee', 'Coverage', 'Benefits', 'Insured Person(s)', 'Travellers covered', 'Agent [Name]', 'Intermediary', 'Customer ID', 'Purpose of (Visit|Travel)', 'Single Trip', 'Multi Trip'],
  after(open, candidates) {
    addWrapped(open, candidates, ['territory']);
    merge(candidates, { insurerName: headings(open, insurer) });
    for (const { from, to } of periods(open, /period|insur|valid|cover|policy|risk|travel|trip|from|journey/i).slice(0, 2))
      merge(candidates, { startDate: [from], endDate: [to] });
    addBenefits(open, candidates);
    keepInsured(open, candidates);
    const { rows, first } = insuredRows(open);
    merge(candidates, first);
    candidates.coverageCurrency = candidates.coverageAmount!.flatMap((each): Candidate[] => {
      const value = currencyOfSum(each.raw);
      return value ? [{ ...each, value }] : [];
    });
    candidates.repatriationCovered = repatriation(open);
    doubtPictures(open, candidates, { amounts: ['coverageAmount', 'deductible'], codes: ['policyNumber', 'emergencyPhone'] });
    const told = rows.length > 0 ? rows : insuredInSentences(open);
    const insured = told.length > 0 ? told : onlyInsured(candidates);
    return insured.length > 0 ? { tables: { insured } } : undefined;
  },
}); // prettier-ignore
