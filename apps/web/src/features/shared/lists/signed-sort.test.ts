import { expect, test } from 'vitest';
import { signedSort } from './signed-sort.ts';

test('prefixes descending order with a minus', () => {
  expect(signedSort({ key: 'name', direction: 'asc' }, ['name', 'created'])).toBe('name');
  expect(signedSort({ key: 'created', direction: 'desc' }, ['name', 'created'])).toBe('-created');
});

test('ignores an unknown sort key', () => {
  expect(signedSort({ key: 'age', direction: 'asc' }, ['name'])).toBeUndefined();
});
