import { expect, test } from 'vitest';
import { rectangleAround } from './rectangle-around.ts';

const rounded = (corners: readonly (readonly [number, number])[]) =>
  corners.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).toSorted();

test('returns four corners around a line of several words', () => {
  const words = [
    [27, 245],
    [140, 244],
    [266, 243],
    [266, 265],
    [129, 266],
    [28, 266],
  ] as const;
  const corners = rectangleAround(words);
  expect(corners).toHaveLength(4);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(239, -1);
  expect(Math.max(...ys) - Math.min(...ys)).toBeCloseTo(23, -1);
});

test('keeps the angle of a slanted line', () => {
  const slanted = [
    [0, 0],
    [50, 50],
    [100, 100],
    [90, 110],
    [-10, 10],
  ] as const;
  expect(rounded(rectangleAround(slanted))).toEqual(
    rounded([
      [0, 0],
      [100, 100],
      [90, 110],
      [-10, 10],
    ]),
  );
});
