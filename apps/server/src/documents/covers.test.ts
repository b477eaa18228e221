import { expect, test } from 'vitest';
import { box } from '../testing/reading-house.ts';
import { covers } from './covers.ts';

const line = box(0.1, 0.5, 0.5, 0.53);

test('a part of a line lies in it although it is drawn a little higher', () => {
  expect(covers(line, box(0.3, 0.495, 0.49, 0.525))).toBe(true);
  expect(covers(line, line)).toBe(true);
});

test('the next line, what only begins in it and what is wider do not', () => {
  expect(covers(line, box(0.1, 0.54, 0.5, 0.57))).toBe(false);
  expect(covers(line, box(0.45, 0.5, 0.9, 0.53))).toBe(false);
  expect(covers(line, box(0, 0.4, 1, 0.7))).toBe(false);
});

test('of a slanted line only what stands on it counts, not the box around it', () => {
  const slanted = [[0.1, 0.1], [0.6, 0.5], [0.6, 0.55], [0.1, 0.15]] as const; // prettier-ignore
  expect(covers(slanted, box(0.34, 0.31, 0.36, 0.33))).toBe(true);
  expect(covers(slanted, box(0.15, 0.4, 0.3, 0.43))).toBe(false);
});
