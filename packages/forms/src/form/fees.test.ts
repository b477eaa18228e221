import { expect, test } from 'vitest';
import { feesFor, feesInTable, feeTable } from './fees.ts';
import type { Fee } from './form-schema.ts';

const fee = (amount: number, basis: string, part: Partial<Fee> = {}): Fee => ({
  amount,
  currency: 'EUR',
  basis,
  asOf: '2026-06',
  ...part,
});
const centre = { name: 'A centre', url: 'https://centre.example.org' };
const byAge = [
  fee(90, 'Adult', { ages: { from: 12 } }),
  fee(45, 'Child of 6 to 11', { ages: { from: 6, under: 12 } }),
  fee(0, 'Under 6', { ages: { under: 6 } }),
];
const table = (fees: Fee[], ...ages: (number | null)[]) => feeTable({ fees, applicationCentre: null }, 'Tourism', ages);
const names = (fees: readonly Fee[]) => fees.map(({ basis }) => basis);

test('gives a fee to its groups, and one without groups to everyone', () => {
  const fees = [fee(127, 'Visitor', { groups: ['Tourism', 'Business'] }), fee(85, 'Everyone')];
  expect(names(feesFor({ fees }, 'Tourism'))).toEqual(['Visitor', 'Everyone']);
  expect(names(feesFor({ fees }, 'Student'))).toEqual(['Everyone']);
});

test.each([
  [5, [], ['Under 6'], []],
  [6, ['Child of 6 to 11'], [], [{ amount: 45, currency: 'EUR' }]],
  [11, ['Child of 6 to 11'], [], [{ amount: 45, currency: 'EUR' }]],
  [12, ['Adult'], [], [{ amount: 90, currency: 'EUR' }]],
])('at the age of %i', (age, due, free, total) => {
  const [one] = table(byAge, age).travellers;
  expect([names(one!.due), names(one!.free), one!.total]).toEqual([due, free, total]);
  expect(one!.byAge).toEqual([]);
});

test('somebody of unknown age is shown the fee of an adult and the fees by age', () => {
  const { travellers, total, assumesAdults } = table(byAge, null, 5);
  expect(names(travellers[0]!.due)).toEqual(['Adult']);
  expect(names(travellers[0]!.byAge)).toEqual(['Child of 6 to 11', 'Under 6']);
  expect([total, assumesAdults]).toEqual([[{ amount: 90, currency: 'EUR' }], true]);
  expect(table(byAge, 30, 5).assumesAdults).toBe(false);
  expect(table([fee(90, 'All')], null).assumesAdults).toBe(false);
});

test('no fee for an age or a group removes the normal one of its kind, but not the charge of the centre', () => {
  const fees = [fee(90, 'Visa'), fee(20, 'Centre', { kind: 'service' }), fee(0, 'Students', { groups: ['Student'] })];
  const ofStudent = feeTable({ fees, applicationCentre: centre }, 'Student', [20]);
  expect(names(ofStudent.travellers[0]!.due)).toEqual(['Centre']);
  expect(names(ofStudent.travellers[0]!.free)).toEqual(['Students']);
  expect(names(table(fees, 20).travellers[0]!.due)).toEqual(['Visa', 'Centre']);
  const child = table([fee(90, 'Visa'), fee(0, 'Child', { ages: { under: 6 } })], 5, 6).travellers;
  expect(child.map(({ due }) => names(due))).toEqual([[], ['Visa']]);
});

test('a fee for an age replaces the general one', () => {
  const fees = [fee(100, 'General'), fee(60, 'Child', { ages: { under: 12 } })];
  expect(table(fees, 11, 12).travellers.map(({ due }) => names(due))).toEqual([['Child'], ['General']]);
  expect(table(fees, 11).options).toEqual([]);
});

test('a condition that only the traveller knows changes no sum', () => {
  const fees = [fee(90, 'Visa'), fee(0, 'Researchers', { conditions: 'Researchers travelling for a project' })];
  const { travellers, exceptions, total } = table(fees, 30);
  expect([names(travellers[0]!.due), names(exceptions)]).toEqual([['Visa'], ['Researchers']]);
  expect(total).toEqual([{ amount: 90, currency: 'EUR' }]);
});

test('choices are apart: options, and a second visa fee for the same people', () => {
  const fees = [fee(25, 'One entry'), fee(50, 'Several entries'), fee(30, 'Faster', { kind: 'option' })];
  const { travellers, options, total } = table(fees, 30, null);
  expect(travellers.map(({ due }) => names(due))).toEqual([['One entry'], ['One entry']]);
  expect([names(options), total]).toEqual([['Several entries', 'Faster'], [{ amount: 50, currency: 'EUR' }]]);
  expect(names(feesInTable(table(fees, 30)))).toEqual(['One entry', 'Several entries', 'Faster']);
});

test('sums each currency of its own', () => {
  const fees = [fee(100, 'Visa', { currency: 'CAD' }), fee(2000, 'Centre', { kind: 'service', currency: 'INR' })];
  expect(table(fees, 30, 8).total).toEqual([
    { amount: 200, currency: 'CAD' },
    { amount: 4000, currency: 'INR' },
  ]);
});

test('people who apply together pay at most the maximum of a family', () => {
  const biometrics = fee(85, 'Biometrics', { kind: 'biometrics', familyMax: { amount: 170, people: 2 } });
  const fees = [fee(100, 'Visa'), biometrics];
  expect(table(fees, 30).limited).toEqual([]);
  expect(table(fees, 30, 31).limited).toEqual([]); // 170 exactly
  const three = table(fees, 30, 31, 15);
  expect(three.limited).toEqual([{ fee: biometrics, sum: 255 }]);
  expect(three.total).toEqual([{ amount: 470, currency: 'EUR' }]);
});

test('says what is not known', () => {
  const unknown = (fees: Fee[], age: number, applicationCentre: typeof centre | null) =>
    feeTable({ fees, applicationCentre }, 'Tourism', [age]).unknown;
  expect(unknown([], 30, centre)).toEqual(['visa', 'service']);
  expect(unknown([fee(90, 'Visa')], 30, centre)).toEqual(['service']);
  expect(unknown([fee(90, 'Visa')], 30, null)).toEqual([]);
  expect(unknown([fee(20, 'Centre', { kind: 'service' })], 30, centre)).toEqual(['visa']);
  expect(unknown([fee(90, 'Adult', { ages: { from: 12 } })], 11, null)).toEqual(['visa']);
  expect(unknown([fee(0, 'No fee'), fee(20, 'Centre', { kind: 'service' })], 30, centre)).toEqual([]);
});
