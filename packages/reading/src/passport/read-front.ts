import type { ReadValue } from '../engine.types.ts';
import type { CurvedLine } from '../image/curved-line.ts';
import { fieldsOf, mrzFields, type MrzFields } from '../mrz/mrz-fields.ts';
import type { Mrz } from '../mrz/read-mrz.ts';
import { frontWords, linesAbove } from './front-words.ts';
import { clarityOf, leastSure, withClarity } from './clarity.ts';
import { placeLine } from './placed-line.ts';
import { frontLabels } from './label-words.ts';
import { findPassportLabels } from './passport-labels.ts';
import { namesVote } from './names/names-vote.ts';
import { printedOnly } from './printed-only.ts';
import type { Engines } from './engines.types.ts';
import { printedFrontOf, type PrintedFront } from './printed-front.ts';
import { readValue, type PassportPicture } from './read-value.ts';
import type { PrintedWord } from './read-word.ts';
import { zoneValues } from './zone-values.ts';

export interface FrontReading {
  readonly lines: readonly [string, string];
  readonly kind: string;
  readonly values: Record<string, ReadValue>;
  readonly words: readonly PrintedWord[];
}

// The MRZ gives the values, the printed page confirms them, and the second reader decides if one of them is missing.
export async function readFront(
  engines: Engines,
  page: PassportPicture,
  mrz: Mrz,
  lines: readonly CurvedLine[],
): Promise<FrontReading> {
  const words = await frontWords(engines, page, linesAbove(lines, mrz));
  const labels = findPassportLabels(words, frontLabels);
  const clarity = clarityOf(page, mrz);
  const names = await namesVote(engines, page, mrz, { words, labels, least: leastSure[clarity] });
  const fields: MrzFields = fieldsOf([names.line, mrzFields(mrz).lines[1]]);
  const row = mrz.second.from.line;
  const seen = printedFrontOf(words, labels, fields, names, placeLine(row, row.angle));
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

// The MRZ may lack a name only if the page lacks it too.
function withoutOmission(names: Readonly<Record<string, ReadValue>>, seen: PrintedFront): Record<string, ReadValue> {
  const omitted = (['surname', 'givenNames'] as const).filter((part) => !names[part]);
  const isPrinted = omitted.some((part) => seen.labelled(part).some((word) => /\p{L}{2}/u.test(word.text)));
  if (!isPrinted) return { ...names };
  return Object.fromEntries(Object.entries(names).map(([id, value]) => [id, { ...value, outcome: 'confirm' }]));
}
