import { wholePage } from '@visawright/contract/page-geometry.ts';
import type { Word } from '@visawright/reading/engine.types.ts';
import { expect, test } from 'vitest';
import { answered, box, paper, read } from '../testing/reading-house.ts';
import { hiddenPlaces } from './hidden-places.ts';

const number = '999941057058'; // its check digit holds
const groups = ['9999', '4105', '7058'] as const;
const given = [{ pageUid: 'front', pixels: '', homography: wholePage }];
const word = (text: string, left: number, top = 0.8): Word => ({
  text,
  confidence: 1,
  polygon: box(left, top, left + 0.1, top + 0.02),
});
const printed = (left = 0.1) => groups.map((text, n) => word(text, left + n * 0.12));
const aadhaar = (raw = '9999 4105 7058') =>
  paper('National ID', 'Aadhaar', [1], {
    values: { aadhaarNumber: read(number, 1, { raw, polygon: box(0.2, 0.5, 0.48, 0.52) }) },
  });
const leftsOf = (found: ReturnType<typeof hiddenPlaces>) => found.map(({ polygon }) => polygon[0]![0].toFixed(2));
const places = (documents: Parameters<typeof answered>[0], words: Word[] = []) =>
  hiddenPlaces(answered(documents, 1, { 1: words }), given);

test('of the number that was read the last four digits stay to be seen', () => {
  const [place, ...more] = places([aadhaar()]);
  expect(more).toEqual([]);
  const right = Math.max(...place!.polygon.map(([x]) => x));
  expect(right).toBeGreaterThan(0.2 + (9 / 14) * 0.28); // beyond the eighth digit
  expect(right).toBeLessThan(0.2 + (10 / 14) * 0.28); // before the ninth
});

test('the same number is hidden wherever else the page prints it, in groups or in one', () => {
  const found = places([aadhaar()], [word('To', 0.1), ...printed(0.3), word(number, 0.1, 0.9)]);
  expect(leftsOf(found)).toEqual(['0.30', '0.42', '0.10', '0.20']); // the last: where it was read
});

test('side by side on one row each is hidden for itself, and a misread digit saves none', () => {
  const twice = [...printed(0.1), ...printed(0.6)];
  expect(leftsOf(places([aadhaar('XXXX XXXX 7058')], twice))).toEqual(['0.10', '0.22', '0.60', '0.72']);
  const misread = ['9999', '4105', '7059', '9999', '4105', '7058'].map((text, n) => word(text, 0.1 + n * 0.12));
  const hidden = leftsOf(places([aadhaar('XXXX XXXX 7058')], misread));
  expect(hidden).toEqual(['0.10', '0.22', '0.34', '0.46', '0.58']);
  expect(leftsOf(places([aadhaar('XXXX XXXX 7058')], [word('99994105', 0.1), word('7058', 0.3)]))).toEqual(['0.10']);
});

test('digits of the next line are another number', () => {
  const words = [
    ...printed(0.1),
    ...['9123', '4567', '8901', '2345'].map((text, n) => word(text, 0.1 + n * 0.12, 0.9)),
  ];
  expect(leftsOf(places([aadhaar('XXXX XXXX 7058')], words))).toEqual(['0.10', '0.22', '0.10', '0.22', '0.34']);
});

test('a virtual number loses its first twelve digits', () => {
  const words = ['VID', '9123', '4567', '8901', '2345'].map((text, n) => word(text, 0.1 + n * 0.12));
  expect(places([aadhaar('XXXX XXXX 7058')], words)).toHaveLength(3);
});

test('on another paper only a number beside its name is one, and a masked one hides nothing', () => {
  const bill = paper('Proof of Address', 'Utility bill', [1]);
  expect(places([bill], [word('Aadhaar:', 0.01), ...printed()])).toHaveLength(2);
  expect(places([bill], printed())).toEqual([]);
  expect(places([bill], [word('Aadhaar', 0), word('999941057059', 0.2)])).toEqual([]); // no check digit
  expect(places([aadhaar('XXXX XXXX 7058')])).toEqual([]);
});

test('where the page lies on its side the whole number is hidden', () => {
  const lying = answered([aadhaar()], 1);
  const result = { ...lying, pages: lying.pages.map((page) => ({ ...page, turn: 90 as const })) };
  expect(hiddenPlaces(result, given)[0]!.polygon[1]![0]).toBeCloseTo(0.48);
});

test('two dates side by side are no number', () => {
  const dates = [word('30-01-2030', 0.1), word('31-01-2020', 0.3)];
  expect(places([aadhaar('XXXX XXXX 7058')], dates)).toEqual([]);
  expect(leftsOf(places([aadhaar('XXXX XXXX 7058')], [...dates, ...printed(0.5)]))).toEqual(['0.50', '0.62']);
});

test('only what nothing but its length speaks for is a guess', () => {
  const guesses = (...words: Word[]) => places([aadhaar('XXXX XXXX 7058')], words).map(({ isGuess }) => isGuess);
  expect(guesses(word('503909143333', 0.1))).toEqual([true]);
  expect(guesses(word(number, 0.1))).toEqual([false]);
  expect(guesses(word('5039', 0.1), ...printed(0.3))).toEqual([false, false, false]); // a row that ran into it
  expect(guesses(...['VID', '9123', '4567', '8901', '2345'].map((text, n) => word(text, n * 0.12)))).toEqual([
    false,
    false,
    false,
  ]);
});

test('a number that was read as one is hidden for good although the row on it was misread', () => {
  const misread = [word('9999', 0.21, 0.5), word('4105', 0.3, 0.5), word('7059', 0.39, 0.5)];
  expect(places([aadhaar()], misread).some(({ isGuess }) => !isGuess)).toBe(true);
});
