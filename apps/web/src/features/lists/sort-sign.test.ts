import { expect, test } from 'vitest';
import { sortSign } from './sort-sign.ts';

test('upwards by name, downwards with a minus', () => {
  expect(sortSign({ key: 'name', direction: 'asc' }, ['name', 'created'])).toBe('name');
  expect(sortSign({ key: 'created', direction: 'desc' }, ['name', 'created'])).toBe('-created');
});

test('an order the call does not know is not asked for', () => {
  expect(sortSign({ key: 'age', direction: 'asc' }, ['name'])).toBeUndefined();
});
