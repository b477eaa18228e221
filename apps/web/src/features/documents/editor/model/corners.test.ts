import { expect, test } from 'vitest';
import { endsOf, inPixels, isWholePhoto, moveCorners, placeCorners, wholeCorners } from './corners.ts';

test('a corner moves and stays on the photo', () => {
  const moved = moveCorners(wholeCorners, [1], -0.1, 0.05);
  expect(moved[1]).toEqual([0.9, 0.05]);
  expect(moveCorners(moved, [1], 1, -1)[1]).toEqual([1, 0]);
});

test('a side moves with both corners', () => {
  const moved = moveCorners(wholeCorners, endsOf(3), 0.2, 0);
  expect(moved).toEqual([
    [0.2, 0],
    [1, 0],
    [1, 1],
    [0.2, 1],
  ]);
});

test('corners never cross', () => {
  expect(placeCorners(wholeCorners, { 0: [0.9, 0.9] })).toBe(wholeCorners);
  expect(placeCorners(wholeCorners, { 0: [1, 0] })).toBe(wholeCorners);
});

test('knows the whole photo and counts in its pixels', () => {
  expect(isWholePhoto(wholeCorners)).toBe(true);
  expect(isWholePhoto(moveCorners(wholeCorners, [2], -0.01, 0))).toBe(false);
  expect(inPixels(wholeCorners, { width: 800, height: 600 })[2]).toEqual([800, 600]);
});
