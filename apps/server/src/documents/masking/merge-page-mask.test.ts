import { expect, test } from 'vitest';
import { box } from '../../testing/engine-reading.ts';
import { mergePageMask, type MaskedRegion } from './merge-page-mask.ts';

const place = (left: number, isGuess = false, top = 0.5): MaskedRegion => ({
  polygon: box(left, top, left + 0.1, top + 0.02),
  isGuess,
});
const fileNumber = { pageUid: 'back', polygon: box(0.05, 0.5, 0.4, 0.52) };

test('drops a guess where another number was read', () => {
  expect(mergePageMask([], [place(0.1, true)], [fileNumber])).toEqual([]);
  expect(mergePageMask([place(0.1, true), place(0.1, true, 0.8)], [], [fileNumber])).toEqual([place(0.1, true, 0.8)]);
});

test('keeps a certain Aadhaar region whatever else is read there', () => {
  expect(mergePageMask([place(0.1)], [place(0.2)], [fileNumber])).toEqual([place(0.1), place(0.2)]);
});

test('removes nothing when a later reading finds no number or sees another part of the page', () => {
  expect(mergePageMask([place(0.1), place(0.1, true, 0.8)], [], [])).toHaveLength(2);
  expect(mergePageMask([place(0.1)], [place(0.1, false, 0.8)], [])).toEqual([place(0.1), place(0.1, false, 0.8)]);
});

test('moves a region to where it was found last, and never replaces a certain one by a guess', () => {
  const whole = { polygon: box(0.1, 0.5, 0.5, 0.52), isGuess: false };
  expect(mergePageMask([whole], [place(0.1), place(0.22)], [])).toEqual([place(0.1), place(0.22)]);
  expect(mergePageMask([place(0.1, true)], [place(0.11)], [])).toEqual([place(0.11)]);
  expect(mergePageMask([place(0.1)], [place(0.11, true)], [])).toEqual([place(0.1), place(0.11, true)]);
});
