import { date } from '../../normalise/date.ts';
import { name } from '../../normalise/name.ts';
import type { ReadValue } from '../../paper.types.ts';
import type { Open } from '../../rules.types.ts';
import { cellValue } from '../../table.ts';
import type { InsuredRows } from './insured-table.ts';
import { personWords } from './person-named.ts';

const person = new RegExp(
  String.raw`(?<name>${personWords})[\s,(]+(?:(?i:holder of|holding|bearing|with))?\s*(?i:the\s+)?(?:Indian\s+)?(?i:passport)\s*(?i:no\.?|number)?\s*:?\s*(?<number>[A-Z]\d{7})(?:[\s,]+(?:and\s+)?(?i:born|date of birth|dob)\s*(?i:on)?\s*:?\s*(?<born>[\w/.,\s-]{6,22}?\d{4}))?`,
  'dg',
);

// Persons named in running text with their passports.
export function insuredInSentences({ flow }: Open): InsuredRows {
  return [...flow.text.matchAll(person)].flatMap((match) => {
    const row: Record<string, ReadValue> = {};
    for (const [group, id, as, read] of [['name', 'insuredName', 'name', name], ['number', 'insuredPassportNumber', 'code', undefined], ['born', 'insuredDateOfBirth', 'date', date]] as const) {
      const [from, to] = match.indices?.groups?.[group] ?? [0, 0];
      const { words, page } = flow.wordsBetween(from, to);
      const value = to > from ? cellValue({ text: flow.text.slice(from, to), words, page }, as, read) : undefined;
      if (value) row[id] = value;
    }
    return row.insuredName ? [row] : [];
  });
} // prettier-ignore
