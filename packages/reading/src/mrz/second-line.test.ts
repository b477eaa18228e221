import { expect, test } from 'vitest';
import { mrzLineOf, slotOf, slotsOf, type SeenCharacter } from '../../testing/mrz-line-of.ts';
import { checkDigit } from './check-digit.ts';
import { mrzChecksOf, countChecks } from './mrz-checks.ts';
import { secondLine } from './second-line.ts';

const line = 'M8236514<3IND8802141F3105065<<<<<<<<<<<<<<<2';

// A reader that is certain of every character, except where `doubts` gives an alternative.
function seen(text: string, doubts: Readonly<Record<number, string>> = {}, dropped: readonly number[] = []) {
  const others = Object.entries(doubts).map(([at, other]) => [at, { [text[Number(at)]!]: 0.7, [other]: 0.3 }]);
  return mrzLineOf(slotsOf(text, Object.fromEntries(others) as Record<number, SeenCharacter>, dropped));
}

test('validates the check digits of a known passport', () => {
  expect(checkDigit('L898902C3')).toBe('6'); // ICAO 9303 part 4, appendix B
  expect(countChecks(mrzChecksOf(line))).toBe(5);
});

test('counts merged fillers by position', () => {
  const { text, count } = secondLine(seen(line, {}, [30, 31, 35, 36, 37]));
  expect([text, count]).toEqual([line, 5]);
});

test('corrects letters among digits and digits among letters', () => {
  const { text } = secondLine(seen(line.replace('8802141', 'B802I41').replace('3IND', '31ND')));
  expect(text).toBe(line);
});

test('repairs one wrong digit only if the reader considered the right one, and reports it', () => {
  const wrong = `M8286514${line.slice(8)}`;
  expect(secondLine(seen(wrong)).count).toBeLessThan(5);
  const mended = secondLine(seen(wrong, { 3: '3' }));
  expect([mended.text, mended.swapped]).toEqual([line, true]);
});

test('ignores noise before the first character', () => {
  const from = seen(line);
  const [first] = from.grid.slots;
  const shifted = { ...from, grid: { ...from.grid, slots: [first, ...from.grid.slots] } };
  expect(secondLine(shifted).text).toBe(line);
});

test('reports noise-free lines as read, not repaired', () => {
  const read = secondLine(seen(line));
  expect(read).toMatchObject({ text: line, count: 5, swapped: false });
  expect(read.chosen.every(({ repaired }) => !repaired)).toBe(true);
});

test('a missing first character moves nothing else', () => {
  const read = secondLine(seen(line, {}, [0]));
  expect(read.text.slice(1)).toBe(line.slice(1));
  expect(read.checks).toMatchObject({ birth: true, expiry: true, optional: true });
});

test('of equally good alignments the one as seen counts', () => {
  const empty = { ...seen(line), grid: { slots: [], pitch: 0 } };
  expect(secondLine(empty).slots[0]!.isHole).toBe(true);
  const poor = seen(`${'K'.repeat(10)}QQQ${'K'.repeat(31)}`);
  expect(secondLine(poor).slots[0]).toBe(poor.grid.slots[0]);
});

// A specimen whose number and optional data have letters: ICAO 9303 part 4, appendix B.
const foreign = 'L898902C36UTO7408122F1204159ZE184226B<<<<<10';
const readForeign = (doubts: Readonly<Record<number, SeenCharacter>>) =>
  secondLine(mrzLineOf(slotsOf(foreign, doubts)));

test('only an Indian number loses its letters', () => {
  expect(readForeign({})).toMatchObject({ text: foreign, count: 5, swapped: false });
  const indian = secondLine(seen(line.replace('M8236514', 'M8Z36514')));
  expect([indian.text, indian.count, indian.swapped]).toEqual([line, 5, false]);
});

test.each([
  ['the number', 0, { K: 0.6, L: 0.4 }],
  ['the number’s check digit', 9, { '5': 0.6, '6': 0.4 }],
  ['the birth date', 13, { '1': 0.6, '7': 0.4 }],
  ['the expiry date', 26, { '6': 0.6, '5': 0.4 }],
  ['the optional data', 28, { K: 0.6, Z: 0.4 }],
  ['the optional check digit', 42, { '7': 0.6, '1': 0.4 }],
  ['the composite digit', 43, { '6': 0.6, '0': 0.4 }],
])('repairs one character of %s', (_name, at, doubt) => {
  const read = readForeign({ [at]: doubt });
  expect([read.text, read.count, read.swapped]).toEqual([foreign, 5, true]);
  expect(read.chosen[at]).toMatchObject({ character: foreign[at], chance: 0.4, repaired: true });
  expect(read.chosen[at === 0 ? 1 : 0]!.repaired).toBe(false);
});

test.each([13, 18, 21, 26])('never puts a letter into the date at position %i, even if the digits would fit', (at) => {
  const alike = 'KLMNOPQRST'.split('').find((letter) => checkDigit(letter) === checkDigit(foreign[at]!))!;
  const wrong = foreign[at] === '9' ? '8' : '9';
  const read = readForeign({ [at]: { [wrong]: 0.6, [alike]: 0.4 } });
  expect(read.text[at]).toBe(wrong);
  expect(read.swapped).toBe(false);
});

test('puts a letter into a number of letters and digits', () => {
  const read = readForeign({ 7: { D: 0.6, C: 0.4 }, 0: { L: 0.9, '1': 0.1 } });
  expect([read.text, read.swapped]).toEqual([foreign, true]);
});

test('a character the reader hardly considered repairs nothing', () => {
  expect(readForeign({ 13: { '1': 0.9, '7': 0.009 } }).count).toBe(3);
  expect(readForeign({ 13: { '1': 0.9, '7': 0.01 } }).count).toBe(5);
});

// 5 more at one position and 5 more at the next are the same to both check digits.
test('of two possible repairs the likelier is chosen', () => {
  const read = (first: number, second: number) =>
    secondLine(mrzLineOf(slotsOf(foreign, { 13: { '2': 0.6, '7': first }, 14: { '4': 0.6, '9': second } }))).text;
  expect(read(0.3, 0.2).slice(13, 15)).toBe('74');
  expect(read(0.2, 0.3).slice(13, 15)).toBe('29');
  expect(read(0.2, 0.2).slice(13, 15)).toBe('74');
});

test('two wrong characters are not repaired', () => {
  const read = readForeign({ 13: { '1': 0.6, '7': 0.4 }, 23: { '9': 0.6, '0': 0.4 } });
  expect([read.count, read.swapped]).toEqual([2, false]);
});

test('ignores a second noise character only if the digits agree', () => {
  const from = seen(line);
  const noise = [slotOf('K'), ...from.grid.slots];
  expect(secondLine({ ...from, grid: { ...from.grid, slots: noise } }).text).toBe(line);
});
