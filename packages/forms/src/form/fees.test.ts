import { expect, test } from 'vitest';
import { feesFor } from './fees.ts';
import { forms } from '../destinations/form-files.ts';

const amounts = (id: string, group: 'Tourism' | 'Student') =>
  feesFor(forms.get(id)!, group).map(({ amount, currency }) => `${amount} ${currency}`);

test('gives the visitor fee to tourists only', () => {
  expect(amounts('uk', 'Tourism')).toEqual(['127 GBP', '475 GBP']);
  expect(amounts('uk', 'Student')).toEqual([]);
  expect(amounts('canada', 'Student')).toEqual(['85 CAD']); // the biometrics fee is the same for everyone
});

test('gives a fee without groups to everyone', () => {
  expect(amounts('italy', 'Student')).toEqual(amounts('italy', 'Tourism'));
  expect(amounts('azerbaijan', 'Tourism')).toEqual([]); // unknown
});
