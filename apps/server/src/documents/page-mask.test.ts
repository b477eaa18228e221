import { expect, test } from 'vitest';
import { box } from '../testing/reading-house.ts';
import { pageMask, type MaskedPlace } from './page-mask.ts';

const place = (left: number, isGuess = false, top = 0.5): MaskedPlace => ({
  polygon: box(left, top, left + 0.1, top + 0.02),
  isGuess,
});
const fileNumber = { pageUid: 'back', polygon: box(0.05, 0.5, 0.4, 0.52) };

test('a guess on another number is not hidden, and goes where it was', () => {
  expect(pageMask([], [place(0.1, true)], [fileNumber])).toEqual([]);
  expect(pageMask([place(0.1, true), place(0.1, true, 0.8)], [], [fileNumber])).toEqual([place(0.1, true, 0.8)]);
});

test('what is known to be an Aadhaar stays whatever else is said of its place', () => {
  expect(pageMask([place(0.1)], [place(0.2)], [fileNumber])).toEqual([place(0.1), place(0.2)]);
});

test('a reading that found none, or saw another part of the page, takes nothing back', () => {
  expect(pageMask([place(0.1), place(0.1, true, 0.8)], [], [])).toHaveLength(2);
  expect(pageMask([place(0.1)], [place(0.1, false, 0.8)], [])).toEqual([place(0.1), place(0.1, false, 0.8)]);
});

test('a place that is found again stands where it was found last; a guess never stands for a certain one', () => {
  const whole = { polygon: box(0.1, 0.5, 0.5, 0.52), isGuess: false };
  expect(pageMask([whole], [place(0.1), place(0.22)], [])).toEqual([place(0.1), place(0.22)]);
  expect(pageMask([place(0.1, true)], [place(0.11)], [])).toEqual([place(0.11)]);
  expect(pageMask([place(0.1)], [place(0.11, true)], [])).toEqual([place(0.1), place(0.11, true)]);
});
