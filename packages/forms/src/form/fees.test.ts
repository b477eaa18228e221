import { expect, test } from 'vitest';
import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { feesFor } from './fees.ts';
import { forms } from '../destinations/form-files.ts';

const amounts = (id: string, group: VisaGroup, age?: number) =>
  feesFor(forms.get(id)!, group, age).map(({ amount, currency }) => `${amount} ${currency}`);
// What everyone of the group and age pays: no choice of the traveller, no condition.
const due = (id: string, group: VisaGroup, age: number) =>
  feesFor(forms.get(id)!, group, age)
    .filter(({ kind, conditions }) => kind !== 'option' && conditions === undefined)
    .map(({ amount, currency }) => `${amount} ${currency}`);

test('gives the visitor fee to visitors only', () => {
  expect(due('uk', 'Tourism', 40)).toEqual(['135 GBP']);
  expect(due('uk', 'Student', 20)).toEqual(['558 GBP', '776 GBP']); // with the health surcharge
  expect(due('canada', 'Student', 20)).toEqual(['150 CAD', '85 CAD']); // the biometrics fee is the same for everyone
});

test('longer visas and faster decisions of the UK are offered beside the fee', () => {
  const options = feesFor(forms.get('uk')!, 'Tourism').filter(({ kind }) => kind === 'option');
  expect(options.map(({ amount }) => amount)).toEqual([506, 903, 1128, 500, 1000]);
});

test('a child of five pays no Schengen fee, one of eleven half of it, one of twelve all of it', () => {
  expect([5, 6, 11, 12, 40].map((age) => due('italy', 'Tourism', age))).toEqual([
    ['0 EUR'],
    ['45 EUR'],
    ['45 EUR'],
    ['90 EUR'],
    ['90 EUR'],
  ]);
});

test('a student on a short course pays no visa fee, only the service charge of the centre', () => {
  expect(due('germany', 'Student', 20)).toEqual(['0 EUR', '1933 INR']);
});

test('a child of thirteen and a person of eighty give no fingerprints to Canada and pay no biometrics fee', () => {
  for (const age of [13, 80]) expect(due('canada', 'Tourism', age)).toEqual(['100 CAD']);
  for (const age of [14, 79]) expect(due('canada', 'Tourism', age)).toEqual(['100 CAD', '85 CAD']);
});

test('a family that applies together pays a limited sum to Canada', () => {
  const limits = feesFor(forms.get('canada')!, 'Tourism').map(({ familyMax }) => familyMax);
  expect(limits).toEqual([
    { amount: 500, people: 5 },
    { amount: 170, people: 2 },
  ]);
});

test('gives a fee without groups to everyone, and none where none is known', () => {
  expect(amounts('italy', 'Student')).toContain('0 EUR');
  expect(amounts('azerbaijan', 'Tourism')).toEqual([]); // unknown
});
