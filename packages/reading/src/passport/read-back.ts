import type { ReadValue } from '../engine.types.ts';
import { passportAddressOf } from './passport-address.ts';
import { passportDatesIn } from './passport-dates.ts';
import { backLabels, type BackLabel } from './label-words.ts';
import { findPassportLabels, type PassportLabel } from './passport-labels.ts';
import { isStyledSo, valueWordAt, type FieldStyle } from './field-style.ts';
import type { Engines } from './engines.types.ts';
import { readTwice } from './read-twice.ts';
import type { PassportPicture } from './read-value.ts';
import { wordMiddle, type PrintedWord } from './read-word.ts';

export interface BackReading {
  readonly values: Record<string, ReadValue>;
  readonly labels: number; // number of different labels found
}

const names = { fatherName: 0, motherName: 0, spouseName: 0 } as const;

export const backLabelsOf = (words: readonly PrintedWord[]): number =>
  new Set(findPassportLabels(words, backLabels).map((label) => label.name)).size;

// Most labels of one page have their values on the same side; a blank spouse field has none.
function fieldStyleOf(labels: readonly PassportLabel<BackLabel>[], words: readonly PrintedWord[]): FieldStyle {
  const taken = new Set(labels.map((label) => label.word));
  const free = words.filter((word) => !taken.has(word));
  const count = (fieldStyle: FieldStyle) =>
    labels.filter((label) => free.some((word) => isStyledSo(label, word, fieldStyle))).length;
  return count('right') > count('below') ? 'right' : 'below';
}

export async function readBack(
  engines: Engines,
  page: PassportPicture,
  words: readonly PrintedWord[],
): Promise<BackReading> {
  const labels = findPassportLabels(words, backLabels);
  const fieldStyle = fieldStyleOf(labels, words);
  const values: Record<string, ReadValue> = {};
  const read = async (list: readonly PrintedWord[], isRight: (text: string) => boolean): Promise<ReadValue> => {
    const value = await readTwice(engines, page, list);
    return isRight(value.value) ? value : { ...value, outcome: 'confirm' };
  };
  for (const label of labels) {
    const found = valueWordAt(label, words, labels, fieldStyle);
    if (found.length === 0 || labels.filter((each) => each.name === label.name).length > 1) continue;
    if (label.name in names) {
      const value = await read(found, (text) => /^[A-Z]+(?:[ .'-]+[A-Z]+)*$/.test(text) && isNear(label, found));
      if (/\p{L}{2}/u.test(value.value)) values[label.name] = value;
    } else if (label.name === 'fileNumber') {
      const value = await read(found, (text) => /^[A-Z0-9]{10,16}$/.test(text));
      values.fileNumber = { ...value, value: value.value.replaceAll(' ', '') };
    } else if (label.name === 'address') {
      const lines = await passportAddressOf(engines, page, linesUnder(label, words, labels, fieldStyle));
      for (const [id, value] of Object.entries(lines))
        values[id] = isNear(label, found) ? value : { ...value, outcome: 'confirm' };
    } else if (label.name === 'oldPassport') Object.assign(values, oldPassport(await read(found, () => true)));
  }
  const number = await ownNumber(engines, page, words, values.oldPassportNumber?.raw);
  if (number) values.passportNumber = number;
  return { values, labels: new Set(labels.map((label) => label.name)).size };
}

// A value farther away than the others may be the next line of a value that was not detected.
const isNear = (label: PassportLabel<BackLabel>, found: readonly PrintedWord[]) =>
  Math.abs(wordMiddle(found[0]!) - wordMiddle(label.word)) < (found[0]!.v[1] - found[0]!.v[0]) * 1.5;

// Everything between this label and the next one.
function linesUnder(
  label: PassportLabel<BackLabel>,
  words: readonly PrintedWord[],
  labels: readonly PassportLabel<BackLabel>[],
  fieldStyle: FieldStyle,
): PrintedWord[][] {
  const top = wordMiddle(label.word);
  const next = Math.min(Infinity, ...labels.map((each) => wordMiddle(each.word)).filter((each) => each > top + 1));
  const taken = new Set(labels.map((each) => each.word));
  const [first] = valueWordAt(label, words, labels, fieldStyle);
  if (!first) return [];
  const tall = first.v[1] - first.v[0];
  const own = words
    .filter(
      (word) =>
        !taken.has(word) && wordMiddle(word) < next - tall * 0.4 && wordMiddle(word) > wordMiddle(first) - tall * 0.5,
    )
    .filter((word) => word.u[0] > first.u[0] - tall * 2)
    .sort((a, b) => wordMiddle(a) - wordMiddle(b));
  const rows: PrintedWord[][] = [];
  for (const word of own) {
    const row = rows.at(-1);
    if (!row) rows.push([word]);
    else if (wordMiddle(word) - wordMiddle(row[0]!) < tall * 0.5) row.push(word);
    else if (wordMiddle(word) - wordMiddle(row[0]!) < tall * 2.2) rows.push([word]);
    else break;
  }
  // A row is the words that follow one another from the address's own left edge.
  return rows
    .map((row) => {
      const sorted = row.sort((a, b) => a.u[0] - b.u[0]);
      return sorted.filter((word, i) => i === 0 || word.u[0] - sorted[i - 1]!.u[1] < tall * 1.5);
    })
    .filter((row) => Math.abs(row[0]!.u[0] - first.u[0]) < tall * 2);
}

function oldPassport(read: ReadValue): Record<string, ReadValue> {
  const [date] = passportDatesIn(read.value);
  const number = /\b[A-Z]\d{7}\b/.exec(read.value)?.[0];
  const written = /\b\d{1,2}[-./ ](?:\d{2}|[A-Z]{3})[-./ ]\d{4}\b/.exec(read.value)?.[0] ?? '';
  const place = read.value
    .replace(number ?? '', '')
    .replace(written, '')
    .replaceAll(/^[\s,;/-]+|[\s,;/-]+$/g, '');
  if (!number) return {};
  return {
    oldPassportNumber: { ...read, value: number },
    ...(date && { oldPassportIssueDate: { ...read, value: date } }),
    ...(/^[A-Z][A-Z ]+$/.test(place) && { oldPassportPlaceOfIssue: { ...read, value: place } }),
  };
}

async function ownNumber(
  engines: Engines,
  page: PassportPicture,
  words: readonly PrintedWord[],
  old: string | undefined,
): Promise<ReadValue | undefined> {
  const found = words.filter((word) => /^[A-Z]\d{7}$/.test(word.text) && !old?.includes(word.text));
  if (found.length !== 1) return undefined;
  return readTwice(engines, page, found);
}
