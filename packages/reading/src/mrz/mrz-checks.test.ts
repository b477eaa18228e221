import { expect, test } from 'vitest';
import { slotsOf, type SeenCharacter } from '../../testing/mrz-line-of.ts';
import { checkDigit } from './check-digit.ts';
import { chooseLine, textOfCharacters, type ChosenCharacter } from './choose-line.ts';
import { countChecks, endNames, indianNumber, mrzChecksOf } from './mrz-checks.ts';

// ICAO 9303 part 4, appendix B.
const specimen = 'L898902C36UTO7408122F1204159ZE184226B<<<<<10';

test.each([
  ['L898902C3', '6'],
  ['740812', '2'],
  ['120415', '9'],
  ['ZE184226B<<<<<', '1'],
  ['520727', '3'],
  ['', '0'],
  ['<<<<<<', '0'],
  ['A', '0'],
  ['1', '7'],
  ['01', '3'],
  ['001', '1'],
  ['0001', '7'],
])('the check digit of %s is %s', (text, digit) => expect(checkDigit(text)).toBe(digit));

const changed = (at: number, character: string) => specimen.slice(0, at) + character + specimen.slice(at + 1);
const allRight = { number: true, birth: true, expiry: true, optional: true, composite: true };

test('accepts the published specimen', () => {
  expect(mrzChecksOf(specimen)).toEqual(allRight);
  expect(countChecks(mrzChecksOf(specimen))).toBe(5);
});

test.each([
  ['the first character of the number', 0, 'M', ['number', 'composite']],
  ['the last character of the number', 8, '4', ['number', 'composite']],
  ['the check digit of the number', 9, '5', ['number', 'composite']],
  ['the nationality, which no digit covers', 10, 'X', []],
  ['the first digit of the birth date', 13, '8', ['birth', 'composite']],
  ['the last digit of the birth date', 18, '3', ['birth', 'composite']],
  ['the check digit of the birth date', 19, '3', ['birth', 'composite']],
  ['the sex, which no digit covers', 20, 'M', []],
  ['the first digit of the expiry date', 21, '2', ['expiry', 'composite']],
  ['the last digit of the expiry date', 26, '6', ['expiry', 'composite']],
  ['the check digit of the expiry date', 27, '8', ['expiry', 'composite']],
  ['the first optional character', 28, 'Y', ['optional', 'composite']],
  ['the last optional character', 41, '1', ['optional', 'composite']],
  ['the check digit of the optional data', 42, '2', ['optional', 'composite']],
  ['the composite digit', 43, '1', ['composite']],
])('a change of %s breaks exactly the digits that cover it', (_name, at, character, broken) => {
  const checks = mrzChecksOf(changed(at, character));
  expect(Object.keys(checks).filter((name) => !checks[name as keyof typeof checks])).toEqual(broken);
  expect(countChecks(checks)).toBe(5 - broken.length);
});

test('empty optional data needs no check digit, data needs one', () => {
  const empty = `${specimen.slice(0, 28)}${'<'.repeat(14)}`;
  expect(mrzChecksOf(`${empty}<4`).optional).toBe(true);
  expect(mrzChecksOf(`${empty}04`).optional).toBe(true);
  expect(mrzChecksOf(`${empty}14`).optional).toBe(false);
  expect(mrzChecksOf(changed(42, '<')).optional).toBe(false);
  expect(mrzChecksOf(`${specimen.slice(0, 28)}1${'<'.repeat(13)}<4`).optional).toBe(false);
  expect(mrzChecksOf(`${specimen.slice(0, 28)}${'<'.repeat(13)}1<4`).optional).toBe(false);
});

const chosen = (text: string): ChosenCharacter[] =>
  [...text].map((character) => ({ character, chance: 0.9, repaired: true }));
const ended = (text: string) => textOfCharacters(endNames(chosen(text)));

test('only fillers follow the given names', () => {
  expect(ended('P<INDSHARMA<<PRIYA<K<<KK<<C<')).toBe('P<INDSHARMA<<PRIYA<K<<<<<<<<');
  expect(ended('P<INDSHARMA<<PRIYA<RANI')).toBe('P<INDSHARMA<<PRIYA<RANI');
  expect(ended('P<INDSHARMAPRIYA')).toBe('P<INDSHARMAPRIYA');
});

test('a name without given names ends at its first three fillers', () => {
  expect(ended('P<INDTENZIN<<<K<<<')).toBe('P<INDTENZIN<<<<<<<');
});

test('fillers before the names do not end them', () => {
  expect(ended('P<D<<MUELLER<<EVA<<K')).toBe('P<D<<MUELLER<<EVA<<<');
});

test('a character replaced by a filler is no repair, and the rest keeps its state', () => {
  const line = endNames(chosen('P<INDRAO<<ANU<<K'));
  expect(line[14]).toEqual({ character: '<', chance: 0.9, repaired: false });
  expect(line[12]).toEqual({ character: 'U', chance: 0.9, repaired: true });
  expect(line[13]).toMatchObject({ character: '<', repaired: false });
});

const asIndian = (text: string, doubts: Readonly<Record<number, SeenCharacter>> = {}) => {
  const slots = slotsOf(text, doubts);
  return textOfCharacters(indianNumber(slots, chooseLine(slots, 2)));
};
const indian = 'M8236514<3IND8802141F3105065<<<<<<<<<<<<<<<2';

test('an Indian number is a letter, seven digits and a filler', () => {
  expect(asIndian(indian)).toBe(indian);
  expect(asIndian(indian.replace('M8236514', '5BZ36S1A'))).toBe(indian.replace('M8236514', 'S8236514'));
  expect(asIndian(indian.replace('M8236514', 'M823651A'))).toBe(indian);
});

test('the ninth position becomes a filler only where one is likely', () => {
  expect(asIndian(indian, { 8: { K: 0.7, '<': 0.3 } })).toBe(indian);
  expect(asIndian(indian, { 8: { K: 0.8, '<': 0.2 } })[8]).toBe('K');
  expect(asIndian(indian, { 8: { '<': 0.15, K: 0.1 } })[8]).toBe('<');
  expect(asIndian(indian, { 28: { K: 0.7, '<': 0.3 } })[28]).toBe('K');
});
