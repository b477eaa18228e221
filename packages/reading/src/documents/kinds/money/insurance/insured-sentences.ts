import { normaliseDate } from '../../../normalise/normalise-date.ts';
import { normaliseName } from '../../../normalise/normalise-name.ts';
import type { ReadValue } from '../../../readable-document.types.ts';
import type { OpenDocument } from '../../../rules/kind-rules.types.ts';
import { cellValue } from '../../../rules/read-table.ts';
import type { InsuredRows } from './insured-rows.ts';
import { personWords } from '../fields/person-named.ts';

const person = new RegExp(
  String.raw`(?<name>${personWords})[\s,(]+(?:(?i:holder of|holding|bearing|` +
    String.raw`with))?\s*(?i:the\s+)?(?:Indian\s+)?(?i:passport)\s*(?i:no\.?|` +
    String.raw`number)?\s*:?\s*(?<number>[A-Z]\d{7})(?:[\s,]+(?:and\s+)?(?i:born|date of birth|` +
    String.raw`dob)\s*(?i:on)?\s*:?\s*(?<born>[\w/.,\s-]{6,22}?\d{4}))?`,
  'dg',
);

// Persons named in running text with their passports.
export function insuredInSentences({ flow }: OpenDocument): InsuredRows {
  return [...flow.text.matchAll(person)].flatMap((match) => {
    const row: Record<string, ReadValue> = {};
    for (const [group, id, as, read] of [
      ['name', 'insuredName', 'name', normaliseName],
      ['number', 'insuredPassportNumber', 'code', undefined],
      ['born', 'insuredDateOfBirth', 'date', normaliseDate],
    ] as const) {
      const [from, to] = match.indices?.groups?.[group] ?? [0, 0];
      const { words, page } = flow.wordsBetween(from, to);
      const value = to > from ? cellValue({ text: flow.text.slice(from, to), words, page }, as, read) : undefined;
      if (value) row[id] = value;
    }
    return row.insuredName ? [row] : [];
  });
}
