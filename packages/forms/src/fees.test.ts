import { expect, test } from 'vitest';
import { feesFor } from './fees.ts';
import { forms } from './read-files.ts';

const amounts = (id: string, group: 'Tourism' | 'Student') =>
  feesFor(forms.get(id)!, group).map(({ amount, currency }) => `${amount} ${currency}`);

test('a tourist is told the visitor fee, a student of the same country is not', () => {
  expect(amounts('uk', 'Tourism')).toEqual(['127 GBP', '475 GBP']);
  expect(amounts('uk', 'Student')).toEqual([]);
  expect(amounts('canada', 'Student')).toEqual(['85 CAD']); // fingerprints cost everybody the same
});

test('one fee for all groups is told to all', () => {
  expect(amounts('italy', 'Student')).toEqual(amounts('italy', 'Tourism'));
  expect(amounts('azerbaijan', 'Tourism')).toEqual([]); // not known
});
