import { expect, test } from 'vitest';
import { feesFor } from '../form/fees.ts';
import { forms } from './form-files.ts';

const amounts = (id: string, group: 'Tourism' | 'Student') =>
  feesFor(forms.get(id)!, group).map(({ amount, currency }) => `${amount} ${currency}`);

test('the state charge, the service charge and the levy are shown one by one', () => {
  expect(amounts('azerbaijan', 'Tourism')).toEqual(['20 USD', '6 USD']);
  expect(amounts('azerbaijan', 'Student')).toEqual([]); // unknown
  expect(amounts('newZealand', 'Tourism')).toEqual(['341 NZD', '100 NZD']);
  expect(amounts('singapore', 'Tourism')).toEqual(['30 SGD', '767 INR']);
});

test('an Australian visitor is not shown the fee of June 2026, and a student has one', () => {
  expect(amounts('australia', 'Tourism')).toEqual(['250 AUD']);
  expect(amounts('australia', 'Student')).toEqual(['2000 AUD']);
});
