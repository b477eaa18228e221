import { expect, test } from 'vitest';
import { partnerKeyOf } from '../../../../lib/browser/partner-key.ts';
import { partnerAddress } from './partner-address.ts';

const trip = {
  visaTo: 'France',
  visaFrom: 'India',
  nationality: 'Nepal',
  visaCategory: 'Tourism' as const,
  visaType: 'Schengen Short Stay Visa (Tourism)',
  fromDate: null,
  toDate: null,
  days: null,
};
const queryOf = (address: string) => Object.fromEntries(new URLSearchParams(address.split('?')[1]));
const whole = {
  visaCategory: 'Tourism',
  visaType: 'Schengen Short Stay Visa (Tourism)',
  sourceCountry: 'IND',
  destinationCountry: 'FRA',
  nationality: 'NPL',
  startLink: 'key-1',
};

test('fills in what the link prepares, and keeps its key for a reload', () => {
  const address = partnerAddress('key-1', trip, '2026-11-19');
  expect(queryOf(address)).toEqual(whole);
  expect(partnerKeyOf(`#${address}`)).toBe('key-1');
});

test('fixed dates are taken as they are, a duration begins in thirty days', () => {
  const dates = { ...trip, fromDate: '09/03/2027', toDate: '20/03/2027' };
  expect(queryOf(partnerAddress('key-1', dates, '2026-11-19'))).toEqual({
    ...whole,
    fromDate: '09/03/2027',
    toDate: '20/03/2027',
  });
  const proposed = queryOf(partnerAddress('key-1', { ...trip, days: 10 }, '2026-12-15'));
  expect([proposed['fromDate'], proposed['toDate']]).toEqual(['14/01/2027', '23/01/2027']);
});

test('only the screen of a new application has the key of a start link', () => {
  expect(partnerKeyOf('#/form?startLink=key-1')).toBeNull();
  expect(partnerKeyOf('#/get-visa?startLink=')).toBeNull();
  expect(partnerKeyOf('#/get-visa')).toBeNull();
  expect(partnerKeyOf('')).toBeNull();
});
