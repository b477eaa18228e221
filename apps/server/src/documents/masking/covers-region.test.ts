import { expect, test } from 'vitest';
import { box } from '../../testing/engine-reading.ts';
import { coversRegion } from './covers-region.ts';

const line = box(0.1, 0.5, 0.5, 0.53);

test('covers a part of a line that is drawn slightly higher', () => {
  expect(coversRegion(line, box(0.3, 0.495, 0.49, 0.525))).toBe(true);
  expect(coversRegion(line, line)).toBe(true);
});

test('does not cover the next line, an overlapping start or something wider', () => {
  expect(coversRegion(line, box(0.1, 0.54, 0.5, 0.57))).toBe(false);
  expect(coversRegion(line, box(0.45, 0.5, 0.9, 0.53))).toBe(false);
  expect(coversRegion(line, box(0, 0.4, 1, 0.7))).toBe(false);
});

test('follows a slanted line instead of its bounding box', () => {
  const slanted = [
    [0.1, 0.1],
    [0.6, 0.5],
    [0.6, 0.55],
    [0.1, 0.15],
  ] as const;
  expect(coversRegion(slanted, box(0.34, 0.31, 0.36, 0.33))).toBe(true);
  expect(coversRegion(slanted, box(0.15, 0.4, 0.3, 0.43))).toBe(false);
});
