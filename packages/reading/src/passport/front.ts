import type { ReadValue } from '../engine.types.ts';
import type { Line } from '../image/line.ts';
import { fieldsOf, mrzFields, type MrzFields } from '../mrz/fields.ts';
import type { Mrz } from '../mrz/read-mrz.ts';
import { frontWords, linesAbove } from './front-words.ts';
import { clarityOf, leastSure, withClarity } from './clarity.ts';
import { place } from './frame.ts';
import { frontLabels } from './label-words.ts';
import { findLabels } from './labels.ts';
import { namesVote } from './names-vote.ts';
import { printedOnly } from './printed-only.ts';
import type { Engines } from './readers.ts';
import { learnFrom, type SeenFront } from './seen-front.ts';
import { readValue, type Page } from './value.ts';
import type { PrintedWord } from './word.ts';
import { zoneValues } from './zone-values.ts';

export interface FrontReading {
  readonly lines: readonly [string, string];
  readonly kind: string;
  readonly values: Record<string, ReadValue>;
  readonly words: readonly PrintedWord[];
}

// The zone tells the values, the printed page says them again, and the second reader decides where one of them is silent.
export async function readFront(engines: Engines, page: Page, mrz: Mrz, lines: readonly Line[]): Promise<FrontReading> {
  const words = await frontWords(engines, page, linesAbove(lines, mrz));
  const labels = findLabels(words, frontLabels);
  const clarity = clarityOf(page, mrz);
  const names = await namesVote(engines, page, mrz, { words, labels, least: leastSure[clarity] });
  const fields: MrzFields = fieldsOf([names.line, mrzFields(mrz).lines[1]]);
  const row = mrz.second.from.line;
  const seen = learnFrom(words, labels, fields, names, place(row, row.angle));
  const zone = await zoneValues(engines, page, mrz, fields, seen);
  const printed = await printedOnly(engines, page, fields, seen);
  const values = withClarity({ ...zone, ...withoutOmission(names.values, seen), ...printed }, clarity);
  const rows = [mrz.first.from.line, mrz.second.from.line] as const;
  const agreed = (ids: readonly string[]) => ids.every((id) => !values[id] || values[id].outcome === 'accept');
  const isFirstSure = agreed(['surname', 'givenNames', 'countryCode']) && names.isZoneSure;
  const isSecondSure =
    agreed(['passportNumber', 'nationality', 'dateOfBirth', 'sex', 'expiryDate']) && mrz.second.count === 5;
  for (const [i, isSure] of [isFirstSure, isSecondSure].entries()) {
    const text = fields.lines[i]!;
    const confidence = i === 0 ? mrz.first.sure : mrz.second.from.sure;
    const outcome = isSure ? 'accept' : 'confirm';
    values[`mrzLine${i + 1}`] = readValue(page, [rows[i]!], { value: text, raw: text, outcome, confidence });
  }
  return { lines: fields.lines, kind: fields.code === 'IND' ? 'Indian passport' : 'Passport', values, words };
}

// The zone may leave out a name only where the page does.
function withoutOmission(names: Readonly<Record<string, ReadValue>>, seen: SeenFront): Record<string, ReadValue> {
  const omitted = (['surname', 'givenNames'] as const).filter((part) => !names[part]);
  const isPrinted = omitted.some((part) => seen.labelled(part).some((word) => /\p{L}{2}/u.test(word.text)));
  if (!isPrinted) return { ...names };
  return Object.fromEntries(Object.entries(names).map(([id, value]) => [id, { ...value, outcome: 'confirm' }]));
}
