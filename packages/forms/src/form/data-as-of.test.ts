import { expect, test } from 'vitest';
import { formatAsOf, dataAsOf } from './data-as-of.ts';
import { forms } from '../destinations/form-files.ts';

test('the date of a form is its oldest one, and unknown when it has none', () => {
  const fee = { amount: 1, currency: 'EUR', basis: 'an adult' };
  expect(
    dataAsOf({
      fees: [
        { ...fee, asOf: '2025-07' },
        { ...fee, asOf: '2024' },
      ],
      processing: null,
    }),
  ).toBe('2024');
  expect(dataAsOf({ fees: [], processing: null })).toBeNull();
  expect(dataAsOf(forms.get('italy')!)).toBe('2024-05');
});

test.each([
  ['2024', 'en', '2024'],
  ['2024-06', 'en', 'June 2024'],
  ['2024-06', 'hi', 'जून 2024'],
  ['2024-06-03', 'en', '3 June 2024'],
])('%s in %s is given as %s', (asOf, language, text) => expect(formatAsOf(asOf, language)).toBe(text));
