import { expect, test } from 'vitest';
import { sentSize } from './sent-size.ts';

test('a small file is counted in KB, so that nobody reads 0.0 of 0.0 MB', () => {
  expect(sentSize(0, 40_200, 'en')).toEqual({ sent: '0', size: '41', unit: 'KB' });
  expect(sentSize(1, 300, 'en')).toEqual({ sent: '1', size: '1', unit: 'KB' });
  expect(sentSize(99_999, 99_999, 'en')).toEqual({ sent: '100', size: '100', unit: 'KB' });
});

test('larger files are counted in MB with one digit', () => {
  expect(sentSize(200_000, 400_000, 'en')).toEqual({ sent: '0.2', size: '0.4', unit: 'MB' });
  expect(sentSize(0, 100_000, 'en')).toEqual({ sent: '0.0', size: '0.1', unit: 'MB' });
});
