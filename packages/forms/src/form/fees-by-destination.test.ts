import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { expect, test } from 'vitest';
import { forms } from '../destinations/form-files.ts';
import { feesFor, feeTable } from './fees.ts';

const fees = (id: string, group: VisaGroup, ...ages: number[]) => feeTable(forms.get(id)!, group, ages);
const due = (id: string, group: VisaGroup, age: number) =>
  fees(id, group, age).travellers[0]!.due.map(({ amount, currency }) => `${amount} ${currency}`);

test('a visitor to the UK pays GBP 135, a student the fee and the health surcharge', () => {
  expect(due('uk', 'Tourism', 40)).toEqual(['135 GBP']);
  expect(due('uk', 'Student', 20)).toEqual(['558 GBP', '776 GBP']);
});

test('longer visas and faster decisions of the UK are offered beside the fee', () => {
  const { exceptions, options } = fees('uk', 'Tourism', 40);
  expect(options.map(({ amount }) => amount)).toEqual([506, 903, 1128]);
  expect(exceptions.map(({ amount }) => amount)).toEqual([500, 1000]); // only at some centres
});

test('a child of five pays no Schengen fee, one of eleven half of it, one of twelve all of it', () => {
  expect([5, 6, 11, 12, 40].map((age) => due('italy', 'Tourism', age))).toEqual([
    [],
    ['45 EUR'],
    ['45 EUR'],
    ['90 EUR'],
    ['90 EUR'],
  ]);
  expect(fees('italy', 'Tourism', 5)).toMatchObject({ travellers: [{ free: [{ amount: 0 }] }], unknown: ['service'] });
});

test('a student on a short course pays no visa fee, only the service charge of the centre', () => {
  expect(due('germany', 'Student', 20)).toEqual(['1933 INR']);
});

test('a child of thirteen and a person of eighty pay no biometrics fee to Canada', () => {
  for (const age of [13, 80]) expect(due('canada', 'Tourism', age)).toEqual(['100 CAD']);
  for (const age of [14, 79]) expect(due('canada', 'Tourism', age)).toEqual(['100 CAD', '85 CAD']);
  expect(due('canada', 'Student', 20)).toEqual(['150 CAD', '85 CAD']);
});

test('a family of six pays at most CAD 500 for visas and CAD 170 for biometrics', () => {
  expect(fees('canada', 'Tourism', 40, 38, 16, 14, 15, 70).total).toEqual([{ amount: 670, currency: 'CAD' }]);
  expect(fees('canada', 'Tourism', 40, 12).total).toEqual([{ amount: 285, currency: 'CAD' }]);
});

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
