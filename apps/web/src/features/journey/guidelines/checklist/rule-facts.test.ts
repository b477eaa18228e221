import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import { expect, test } from 'vitest';
import { passportFacts, photoFacts } from './rule-facts.ts';

const march = { fromDate: '09/03/2027', toDate: '20/03/2027' };

test('returns the date until which a passport must be valid for Italy', async () => {
  const { passportRule } = await loadForm('italy');
  expect(passportFacts(passportRule, march)).toEqual([
    { key: 'issued', count: 10 },
    { key: 'afterReturn', count: 3, day: '2027-06-20' },
    { key: 'blank', count: 2 },
  ]);
});

test('counts from arrival or return as the rule requires', async () => {
  const vietnam = passportFacts((await loadForm('vietnam')).passportRule, march);
  expect(vietnam).toContainEqual({ key: 'afterArrival', count: 6, day: '2027-09-09' });
  const uk = passportFacts((await loadForm('uk')).passportRule, march);
  expect(uk).toEqual([{ key: 'stay', day: '2027-03-20' }]); // an eVisa needs no blank page
});

test('returns no dates without travel dates', async () => {
  const facts = passportFacts((await loadForm('italy')).passportRule, { fromDate: null, toDate: null });
  expect(facts.map(({ key }) => key)).toEqual(['issued', 'blank']);
});

test('describes a photo only by known rules', async () => {
  expect(photoFacts((await loadForm('italy')).photo).map(({ key }) => key)).toEqual(['size', 'head']);
  expect(photoFacts((await loadForm('azerbaijan')).photo)).toEqual([]);
});

test('leaves out a photo size that the title says', async () => {
  const { photo } = await loadForm('italy');
  expect(photoFacts(photo, ['Photo 35 x 45 mm']).map(({ key }) => key)).toEqual(['head']);
  expect(photoFacts(photo, ['Digital photo']).map(({ key }) => key)).toEqual(['size', 'head']);
});

test('a file limit of whole megabytes is shown in megabytes', async () => {
  const { photo } = await loadForm('singapore');
  const limit = (maxKb: number) => photoFacts({ ...photo, maxKb }).at(-1);
  expect(limit(8_192)).toEqual({ key: 'megabytes', count: 8 });
  expect(limit(240)).toEqual({ key: 'weight', count: 240 });
});
