import type { ReadValue } from '../engine.types.ts';
import type { CurvedLine } from '../image/curved-line.ts';
import type { MrzFields } from '../mrz/mrz-fields.ts';
import { countryOf, isIssuer } from '../mrz/issuers.ts';
import type { Mrz } from '../mrz/read-mrz.ts';
import { readSegment, segment } from '../mrz/segment.ts';
import { fitsIssuer } from './fits-issuer.ts';
import type { Engines } from './engines.types.ts';
import type { PrintedFront } from './printed-front.ts';
import { printedDate } from './printed-date.ts';
import { readValue, type PassportPicture } from './read-value.ts';
import type { PrintedWord } from './read-word.ts';

const signs = (words: readonly PrintedWord[]) =>
  words
    .map((word) => word.text)
    .join('')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');

// A value is accepted if its check digit is right and a second reading agrees: the printed page, or the other reader.
export async function zoneValues(
  engines: Engines,
  page: PassportPicture,
  mrz: Mrz,
  fields: MrzFields,
  seen: PrintedFront,
): Promise<Record<string, ReadValue>> {
  const { second, first } = mrz;
  const { checks } = second;
  const agrees = async (from: number, to: number): Promise<boolean> => {
    const wanted = second.text.slice(from, to);
    const { text, sure } = await readSegment(engines.second, page.raster, segment(second, from, to));
    return isSeenIn(text, wanted) && sure > 0.5;
  };
  const values: Record<string, ReadValue> = {};
  const put = (
    id: string,
    value: string,
    isSure: boolean,
    lines: readonly CurvedLine[],
    raw: string,
    confidence: number,
  ) => {
    values[id] = readValue(page, lines, { value, raw, outcome: isSure ? 'accept' : 'confirm', confidence });
  };
  const strip = (from: number, to: number) => [segment(second, from, to)];
  const chance = (from: number, to: number) => Math.min(...second.chosen.slice(from, to).map((each) => each.chance));

  const isWhole = second.count === 5;
  const printedNumber = signs(seen.labelled('passportNumber'));
  const isContradicted =
    !seen.number && printedNumber.length === fields.number.length && printedNumber !== fields.number;
  const isNumberSure =
    isWhole &&
    checks.number &&
    !isContradicted &&
    (fields.code !== 'IND' || fitsIssuer('IND', fields.number)) &&
    (seen.number !== undefined || (!second.swapped && fitsIssuer(fields.code, fields.number) && (await agrees(0, 10))));
  put(
    'passportNumber',
    fields.number,
    isNumberSure,
    seen.number ? [seen.number.line] : strip(0, 9),
    seen.number?.text ?? second.text.slice(0, 9),
    chance(0, 9),
  );

  for (const [id, iso, at, dated, isOk] of [
    ['dateOfBirth', fields.birth, 13, seen.birth, checks.birth],
    ['expiryDate', fields.expiry, 21, seen.expiry, checks.expiry],
  ] as const) {
    const { value: printed, isWhole: isPrintedWhole } = printedDate(iso, dated?.dates);
    const value = printed ?? iso;
    if (!value) continue;
    const labelled = seen.labelled(id);
    const labelledDate = seen.dates.find((each) => labelled.includes(each.words[0]!));
    const isOther = labelledDate !== undefined && !labelledDate.dates.includes(value);
    const isAged =
      id === 'dateOfBirth' && !isPrintedWhole && Number(value.slice(0, 4)) > new Date().getUTCFullYear() - 7;
    const isSure =
      isWhole &&
      isOk &&
      !isOther &&
      !isAged &&
      (printed !== undefined || (!second.swapped && (await agrees(at, at + 7))));
    const raw = dated?.words.map((word) => word.text).join(' ') ?? second.text.slice(at, at + 6);
    put(id, value, isSure, dated?.words.map((word) => word.line) ?? strip(at, at + 6), raw, chance(at, at + 6));
  }

  const isSameState = fields.code === fields.nationality && isIssuer(fields.code);
  // A code corrected by the other one is not an independent reading.
  const isMended = first.chosen[2]!.repaired && second.chosen[10]!.repaired;
  const isStateSure = isSameState && first.isPlausible && isWhole && !isMended;
  const printedCode = seen.words.find((word) => word.text === fields.code);
  const isCodeSure = isStateSure || (isIssuer(fields.code) && printedCode !== undefined);
  const codeLine = printedCode ? [printedCode.line] : [segment(first, 2, 5)];
  put('documentType', 'P', first.isPlausible, [segment(first, 0, 2)], first.text.slice(0, 2), first.chosen[0]!.chance);
  put('countryCode', fields.code, isCodeSure, codeLine, fields.code, first.sure);
  put('issuingCountry', countryOf(fields.code), isCodeSure, codeLine, fields.code, first.sure);
  const isNationalitySure = isStateSure || (isWhole && isIssuer(fields.nationality) && (await agrees(9, 14)));
  put(
    'nationality',
    countryOf(fields.nationality),
    isNationalitySure,
    strip(10, 13),
    fields.nationality,
    chance(10, 13),
  );

  const sexWords = seen.labelled('sex');
  const [sexWord] = sexWords;
  const printedSex = sexWord ? sexOf(sexWord.text) : undefined;
  const isSexSure = isWhole && (printedSex ? printedSex === fields.sex : await agrees(18, 23));
  put(
    'sex',
    fields.sex,
    isSexSure,
    printedSex === fields.sex ? [sexWord!.line] : strip(20, 21),
    printedSex === fields.sex ? sexWord!.text : second.text[20]!,
    chance(20, 21),
  );
  return values;
}

// The strip's edges may show half a neighbour.
const isSeenIn = (text: string, wanted: string) => text.includes(wanted) && text.length <= wanted.length + 2;

function sexOf(text: string): 'M' | 'F' | 'X' | undefined {
  const [word = ''] = text
    .toUpperCase()
    .split(/[^A-Z]+/)
    .filter(Boolean);
  if (word === 'M' || word === 'MALE') return 'M';
  if (word === 'F' || word === 'FEMALE') return 'F';
  return word === 'X' ? 'X' : undefined;
}
