import { wholePage } from '@visawright/contract/documents/page-geometry.ts';
import type { Word } from '@visawright/reading/engine.types.ts';
import { expect, test } from 'vitest';
import { box, engineDocument, engineReading, engineValue } from '../../testing/engine-reading.ts';
import { findHiddenRegions } from './find-hidden-regions.ts';

const number = '999941057058'; // valid check digit
const groups = ['9999', '4105', '7058'] as const;
const given = [{ pageUid: 'front', pixels: '', homography: wholePage }];
const word = (text: string, left: number, top = 0.8): Word => ({
  text,
  confidence: 1,
  polygon: box(left, top, left + 0.1, top + 0.02),
});
const printed = (left = 0.1) => groups.map((text, n) => word(text, left + n * 0.12));
const aadhaar = (raw = '9999 4105 7058') =>
  engineDocument('National ID', 'Aadhaar', [1], {
    values: { aadhaarNumber: engineValue(number, 1, { raw, polygon: box(0.2, 0.5, 0.48, 0.52) }) },
  });
const leftsOf = (found: ReturnType<typeof findHiddenRegions>) => found.map(({ polygon }) => polygon[0]![0].toFixed(2));
const places = (documents: Parameters<typeof engineReading>[0], words: Word[] = []) =>
  findHiddenRegions(engineReading(documents, 1, { 1: words }), given);

test('leaves the last four digits of the read number visible', () => {
  const [place, ...more] = places([aadhaar()]);
  expect(more).toEqual([]);
  const right = Math.max(...place!.polygon.map(([x]) => x));
  expect(right).toBeGreaterThan(0.2 + (9 / 14) * 0.28); // after the eighth digit
  expect(right).toBeLessThan(0.2 + (10 / 14) * 0.28); // before the ninth digit digit
});

test('hides the same number wherever the page prints it, grouped or not', () => {
  const found = places([aadhaar()], [word('To', 0.1), ...printed(0.3), word(number, 0.1, 0.9)]);
  expect(leftsOf(found)).toEqual(['0.30', '0.42', '0.10', '0.20']); // the last one is where the value was read
});

test('hides two numbers on one line separately, even with a misread digit', () => {
  const twice = [...printed(0.1), ...printed(0.6)];
  expect(leftsOf(places([aadhaar('XXXX XXXX 7058')], twice))).toEqual(['0.10', '0.22', '0.60', '0.72']);
  const misread = ['9999', '4105', '7059', '9999', '4105', '7058'].map((text, n) => word(text, 0.1 + n * 0.12));
  const hidden = leftsOf(places([aadhaar('XXXX XXXX 7058')], misread));
  expect(hidden).toEqual(['0.10', '0.22', '0.34', '0.46', '0.58']);
  expect(leftsOf(places([aadhaar('XXXX XXXX 7058')], [word('99994105', 0.1), word('7058', 0.3)]))).toEqual(['0.10']);
});

test('treats digits on the next line as another number', () => {
  const words = [
    ...printed(0.1),
    ...['9123', '4567', '8901', '2345'].map((text, n) => word(text, 0.1 + n * 0.12, 0.9)),
  ];
  expect(leftsOf(places([aadhaar('XXXX XXXX 7058')], words))).toEqual(['0.10', '0.22', '0.10', '0.22', '0.34']);
});

test('hides the first twelve digits of a virtual ID', () => {
  const words = ['VID', '9123', '4567', '8901', '2345'].map((text, n) => word(text, 0.1 + n * 0.12));
  expect(places([aadhaar('XXXX XXXX 7058')], words)).toHaveLength(3);
});

test('hides a number on other documents only beside its label, and nothing of a masked one', () => {
  const bill = engineDocument('Proof of Address', 'Utility bill', [1]);
  expect(places([bill], [word('Aadhaar:', 0.01), ...printed()])).toHaveLength(2);
  expect(places([bill], printed())).toEqual([]);
  expect(places([bill], [word('Aadhaar', 0), word('999941057059', 0.2)])).toEqual([]); // invalid check digit
  expect(places([aadhaar('XXXX XXXX 7058')])).toEqual([]);
});

test('hides the whole number on a rotated page', () => {
  const lying = engineReading([aadhaar()], 1);
  const result = { ...lying, pages: lying.pages.map((page) => ({ ...page, turn: 90 as const })) };
  expect(findHiddenRegions(result, given)[0]!.polygon[1]![0]).toBeCloseTo(0.48);
});

test('ignores two dates side by side', () => {
  const dates = [word('30-01-2030', 0.1), word('31-01-2020', 0.3)];
  expect(places([aadhaar('XXXX XXXX 7058')], dates)).toEqual([]);
  expect(leftsOf(places([aadhaar('XXXX XXXX 7058')], [...dates, ...printed(0.5)]))).toEqual(['0.50', '0.62']);
});

test('marks a region as a guess when only its length suggests a number', () => {
  const guesses = (...words: Word[]) => places([aadhaar('XXXX XXXX 7058')], words).map(({ isGuess }) => isGuess);
  expect(guesses(word('503909143333', 0.1))).toEqual([true]);
  expect(guesses(word(number, 0.1))).toEqual([false]);
  expect(guesses(word('5039', 0.1), ...printed(0.3))).toEqual([false, false, false]); // two numbers read as one run
  expect(guesses(...['VID', '9123', '4567', '8901', '2345'].map((text, n) => word(text, n * 0.12)))).toEqual([
    false,
    false,
    false,
  ]);
});

test('hides a number that was read as Aadhaar even if its digits were misread elsewhere', () => {
  const misread = [word('9999', 0.21, 0.5), word('4105', 0.3, 0.5), word('7059', 0.39, 0.5)];
  expect(places([aadhaar()], misread).some(({ isGuess }) => !isGuess)).toBe(true);
});
