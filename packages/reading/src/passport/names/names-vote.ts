import type { ReadValue } from '../../engine.types.ts';
import { fieldsOf, mrzFields, type MrzFields } from '../../mrz/mrz-fields.ts';
import { firstLine } from '../../mrz/first-line.ts';
import { asCropped, readMrzLine } from '../../mrz/read-mrz-line.ts';
import type { Mrz } from '../../mrz/read-mrz.ts';
import { segment } from '../../mrz/segment.ts';
import { findName } from '../find-printed.ts';
import { isCutFrom } from './names.ts';
import type { FrontLabel } from '../label-words.ts';
import type { PassportLabel } from '../passport-labels.ts';
import { isStyledSo, styles } from '../field-style.ts';
import type { Engines } from '../engines.types.ts';
import { readValue, type PassportPicture } from '../read-value.ts';
import { readTwice } from '../read-twice.ts';
import { wordHeight, wordMiddle, type PrintedWord } from '../read-word.ts';

export interface NamesVote {
  readonly line: string; // the first MRZ line chosen by the vote
  readonly isZoneSure: boolean;
  readonly values: Record<string, ReadValue>;
  readonly surname: readonly PrintedWord[];
  readonly givenNames: readonly PrintedWord[];
}

type Part = 'surname' | 'givenNames';
const parts: readonly Part[] = ['surname', 'givenNames'];

function printedNames(words: readonly PrintedWord[], fields: MrzFields): Partial<Record<Part, PrintedWord[]>> {
  const found: Partial<Record<Part, PrintedWord[]>> = {};
  const both = fields.surname && fields.givenNames;
  const whole = both
    ? (findName(words, `${fields.givenNames} ${fields.surname}`) ??
      findName(words, `${fields.surname} ${fields.givenNames}`))
    : undefined;
  for (const part of parts) {
    const name = fields[part];
    const match = name === '' ? undefined : (findName(words, name) ?? whole);
    if (match) found[part] = match;
  }
  return found;
}

const agreedCount = (fields: MrzFields, found: Partial<Record<Part, PrintedWord[]>>) =>
  parts.filter((part) => fields[part] === '' || found[part]).length;

// Names have no check digit: MRZ and printed page must agree. If they do not, the second reader reads the MRZ.
export interface PrintedNames {
  readonly words: readonly PrintedWord[];
  readonly labels: readonly PassportLabel<FrontLabel>[];
  readonly least: number; // minimum confidence of both readings for every letter
}

export async function namesVote(
  engines: Engines,
  page: PassportPicture,
  mrz: Mrz,
  printedPage: PrintedNames,
): Promise<NamesVote> {
  const { words } = printedPage;
  let fields = mrzFields(mrz);
  let found = printedNames(words, fields);
  let source = mrz.first;
  if (agreedCount(fields, found) < 2 && !fields.isCut) {
    const other = firstLine(await readMrzLine(engines.second, page.raster, mrz.first.from.line, asCropped));
    const second = fieldsOf([other.text, mrz.second.text]);
    const match = printedNames(words, second);
    if (other.isPlausible && agreedCount(second, match) > agreedCount(fields, found)) {
      [fields, found, source] = [second, match, other];
    }
  }
  const values: Record<string, ReadValue> = {};
  const cut = fields.isCut ? await cutNames(engines, page, fields, printedPage) : {};
  for (const part of parts) {
    if (fields[part] === '') continue;
    const long = cut[part];
    const printed = long?.words ?? found[part];
    const isKnownWhole = !fields.isCut || (part === 'surname' && fields.givenNames !== '');
    // A single name has no second name that shows where it ends.
    const isAlone = parts.some((each) => fields[each] === '');
    const isOneRow = printed?.every(
      (word) => Math.abs(wordMiddle(word) - wordMiddle(printed[0]!)) < wordHeight(word) * 0.6,
    );
    const [from, to] = spanOf(fields, part);
    const isLegible =
      Math.min(...source.chosen.slice(from, to).map((each) => each.chance)) >= printedPage.least &&
      (printed ?? []).every((word) => word.confidence >= printedPage.least);
    const isWhole = long ? long.isSure : printed !== undefined && isKnownWhole && (!isAlone || isOneRow === true);
    const isSure = isWhole && isLegible;
    const raw = printed?.map((word) => word.text).join(' ') ?? fields.lines[0].slice(from, to);
    values[part] = readValue(page, printed?.map((word) => word.line) ?? [segment(source, from, to)], {
      value: long?.name ?? written(fields[part], printed),
      raw,
      outcome: isSure ? 'accept' : 'confirm',
      confidence: printed ? Math.min(...printed.map((word) => word.mean)) : source.sure,
    });
  }
  const isZoneSure =
    parts.every((part) => fields[part] === '' || found[part] || cut[part]?.isSure) && source.isPlausible;
  return {
    line: fields.lines[0],
    isZoneSure,
    values,
    surname: found.surname ?? [],
    givenNames: found.givenNames ?? [],
  };
}

function spanOf(fields: MrzFields, part: Part): [number, number] {
  const line = fields.lines[0];
  const parting = line.indexOf('<<', 5);
  const end = Math.max(6, line.replace(/<+$/, '').length);
  if (part === 'surname') return [5, parting < 0 ? end : Math.max(6, parting)];
  return [Math.min(parting + 2, 42), end];
}

// The MRZ has no hyphens, apostrophes or umlauts; if the page shows one, its spelling is used.
function written(zone: string, printed: readonly PrintedWord[] | undefined): string {
  if (printed?.length !== 1) return zone;
  const [word] = printed;
  const text = word!.text.replaceAll('’', "'").trim();
  const isMarked = /^[\p{Lu}ß]+(?:['\- ][\p{Lu}ß]+)*$/u.test(text) && /[^A-Z ]/.test(text);
  return isMarked &&
    word!.confidence > 0.9 &&
    text.replaceAll(/[^\p{L}]/gu, '').length >= zone.replaceAll(' ', '').length - 4
    ? text
    : zone;
}

interface Long {
  readonly name: string;
  readonly words: readonly PrintedWord[];
  readonly isSure: boolean;
}

// A name truncated in the MRZ is complete on the page; both readers must agree there, beside its label if the
// MRZ holds too little of it for a match.
async function cutNames(
  engines: Engines,
  page: PassportPicture,
  fields: MrzFields,
  { words, labels }: PrintedNames,
): Promise<Partial<Record<Part, Long>>> {
  const part: Part = fields.givenNames === '' ? 'surname' : 'givenNames';
  const own = labels.filter((label) => label.name === part);
  const names = new Set(labels.map((label) => label.word));
  const isBeside = (word: PrintedWord) =>
    own.some((label) => styles.some((fieldStyle) => isStyledSo(label, word, fieldStyle)));
  const possible = words.filter((word) => !names.has(word) && isCutFrom(fields[part], word.text));
  const start = possible.find(isBeside) ?? possible[0];
  if (!start) return {};
  const read = await readTwice(engines, page, [start]);
  const isKnown = isBeside(start) || (fields[part].length >= 5 && possible.length === 1);
  const isPlain = /^[A-Z]+(?: [A-Z]+)*$/.test(read.value) && isCutFrom(fields[part], read.value);
  return { [part]: { name: read.value, words: [start], isSure: isKnown && isPlain && read.outcome === 'accept' } };
}
