import { expect, test } from 'vitest';
import { apply, inverse, moving, product, rectangleTo, scaling, turning } from './homography.ts';

const corners = [
  [12, 9],
  [108, 20],
  [95, 88],
  [3, 70],
] as const;

test('maps a rectangle to the given corners', () => {
  const matrix = rectangleTo(50, 30, corners);
  const from = [
    [0, 0],
    [50, 0],
    [50, 30],
    [0, 30],
  ] as const;
  from.forEach((point, at) => {
    const [x, y] = apply(matrix, point);
    expect(x).toBeCloseTo(corners[at]![0], 6);
    expect(y).toBeCloseTo(corners[at]![1], 6);
  });
});

test('maps points back with the inverse', () => {
  const matrix = product(moving(4, -7), turning(0.3), scaling(2, 0.5), rectangleTo(50, 30, corners));
  const [x, y] = apply(inverse(matrix), apply(matrix, [17, 23]));
  expect([x, y].map((each) => Number(each.toFixed(6)))).toEqual([17, 23]);
});

test('applies the last matrix of a product first', () =>
  expect(apply(product(moving(10, 0), scaling(2, 2)), [1, 1])).toEqual([12, 2]));
