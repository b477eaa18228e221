import { expect, test } from 'vitest';
import { fittingSize, type Box } from './fitting-size.ts';

const box = (more: Partial<Box> = {}): Box => ({ width: 120, height: 18, isMultiline: false, cells: null, ...more });

test('reduces the font size of a long name and gives up on a longer one', () => {
  expect(fittingSize('Ananya', box())).toBe(10);
  const smaller = fittingSize('Ananya Ravindra Deshpande', box());
  expect(smaller).toBeLessThan(10);
  expect(smaller).toBeGreaterThanOrEqual(6.5);
  expect(fittingSize('Ananya Ravindra Deshpande of Prabhat Road, Pune', box())).toBeNull();
});

test('breaks an address into lines in a multiline box', () => {
  const address = 'Flat 12, Saraswati Apartments, 48 Prabhat Road, Pune 411004';
  expect(fittingSize(address, box({ height: 60 }))).toBeNull();
  expect(fittingSize(address, box({ height: 60, isMultiline: true }))).toBe(10);
});

test('a comb field takes one character per cell', () => {
  expect(fittingSize('Z4821907', box({ cells: 8 }))).not.toBeNull();
  expect(fittingSize('Z48219071', box({ cells: 8 }))).toBeNull();
});
