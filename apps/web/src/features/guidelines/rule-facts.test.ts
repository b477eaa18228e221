import { loadForm } from '@visawright/forms/load-form.ts';
import { monthsAfter } from '@visawright/forms/months-after.ts';
import { expect, test } from 'vitest';
import { passportFacts, photoFacts } from './rule-facts.ts';

const march = { fromDate: '09/03/2027', toDate: '20/03/2027' };

test.each([
  ['2027-03-20', 3, '2027-06-20'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
])('%s and %i months is %s', (day, months, then) => expect(monthsAfter(day, months)).toBe(then));

test("Italy's passport rule says until which day a passport must last for this trip", async () => {
  const { passportRule } = await loadForm('italy');
  expect(passportFacts(passportRule, march)).toEqual([
    { key: 'issued', count: 10 },
    { key: 'afterReturn', count: 3, day: '2027-06-20' },
    { key: 'blank', count: 2 },
  ]);
});

test('counted from the arrival where the rule says so, and to the return where nothing longer is asked', async () => {
  const vietnam = passportFacts((await loadForm('vietnam')).passportRule, march);
  expect(vietnam).toContainEqual({ key: 'afterArrival', count: 6, day: '2027-09-09' });
  const uk = passportFacts((await loadForm('uk')).passportRule, march);
  expect(uk).toEqual([
    { key: 'stay', day: '2027-03-20' },
    { key: 'blank', count: 1 },
  ]);
});

test('without dates nothing is said about a day', async () => {
  const facts = passportFacts((await loadForm('italy')).passportRule, { fromDate: null, toDate: null });
  expect(facts.map(({ key }) => key)).toEqual(['issued', 'blank']);
});

test('a photo is described only by what is known of it', async () => {
  expect(photoFacts((await loadForm('italy')).photo).map(({ key }) => key)).toEqual(['size', 'head']);
  expect(photoFacts((await loadForm('azerbaijan')).photo)).toEqual([]);
});
