import type { ReadValue } from '../engine.types.ts';
import type { MrzFields } from '../mrz/mrz-fields.ts';
import { passportDatesIn } from './passport-dates.ts';
import { indianStates } from './indian-states.ts';
import { learntText } from './read-twice.ts';
import type { Engines } from './engines.types.ts';
import type { PrintedFront } from './printed-front.ts';
import { readValue, type PassportPicture } from './read-value.ts';
import { readWord } from './read-word.ts';

// Values that are only on the page: places and the date of issue. Both readers must agree.
export async function printedOnly(
  engines: Engines,
  page: PassportPicture,
  fields: MrzFields,
  seen: PrintedFront,
): Promise<Record<string, ReadValue>> {
  const values: Record<string, ReadValue> = {};
  const issue = await issueDate(engines, page, fields, seen);
  if (issue) values.issueDate = issue;
  const birth = await learntText(engines, page, seen, 'placeOfBirth');
  if (birth) Object.assign(values, birthPlace(birth, fields.code));
  const office =
    (await learntText(engines, page, seen, 'placeOfIssue')) ??
    (await learntText(engines, page, seen, 'issuingAuthority'));
  if (office) values.placeOfIssue = office;
  return values;
}

function birthPlace(read: ReadValue, code: string): Record<string, ReadValue> {
  const at = read.value.lastIndexOf(', ');
  const state = read.value.slice(at + 2);
  if (code !== 'IND' || at < 0 || !indianStates.has(state)) return { placeOfBirth: read };
  return { placeOfBirth: { ...read, value: read.value.slice(0, at) }, stateOfBirth: { ...read, value: state } };
}

const dayBefore = (iso: string) => new Date(Date.parse(iso) - 86_400_000).toISOString().slice(0, 10);

// Passports are valid for whole years, to the day or the day before.
function isTerm(issued: string, expires: string): boolean {
  const years = [1, 2, 3, 5, 7, 10].map((n) => `${Number(issued.slice(0, 4)) + n}${issued.slice(4)}`);
  return years.some((end) => end === expires || (!Number.isNaN(Date.parse(end)) && dayBefore(end) === expires));
}

async function issueDate(
  engines: Engines,
  page: PassportPicture,
  fields: MrzFields,
  seen: PrintedFront,
): Promise<ReadValue | undefined> {
  const { birth, expiry } = fields;
  if (!expiry) return undefined;
  const others = seen.dates.filter((each) => each !== seen.birth && each !== seen.expiry);
  const possible = others.flatMap(({ words, dates }) =>
    dates.filter((iso) => iso < expiry && (!birth || iso > birth)).map((iso) => ({ words, iso })),
  );
  const labelled = seen.labelled('issueDate');
  const best =
    possible.find(({ words }) => words.some((word) => labelled.includes(word))) ??
    (possible.length === 1 ? possible[0] : possible.find(({ iso }) => isTerm(iso, expiry)));
  if (!best) return undefined;
  const again = await Promise.all(best.words.map((word) => readWord(engines.second, page.raster, word)));
  const isTwice = passportDatesIn(again.map((word) => word.text).join(' ')).includes(best.iso);
  const isLabelled = best.words.some((word) => labelled.includes(word));
  const isSure =
    isTwice && (isLabelled || (seen.expiry !== undefined && isTerm(best.iso, expiry) && possible.length === 1));
  return readValue(
    page,
    best.words.map((word) => word.line),
    {
      value: best.iso,
      raw: best.words.map((word) => word.text).join(' '),
      outcome: isSure ? 'accept' : 'confirm',
      confidence: Math.min(...best.words.map((word) => word.mean)),
    },
  );
}
