import { expect, test } from 'vitest';
import { changedKeys } from './use-draft.ts';

test('a value set back is not a change', () => {
  const saved = { name: 'Sunrise', days: { urgent: 10 } };
  expect(changedKeys(saved, { name: 'Sunrise Travels' })).toEqual(['name']);
  expect(changedKeys(saved, { name: 'Sunrise', days: { urgent: 10 } })).toEqual([]);
  expect(changedKeys(saved, { days: { urgent: 7 } })).toEqual(['days']);
});
