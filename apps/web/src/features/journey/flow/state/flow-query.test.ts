import { describe, expect, test } from 'vitest';
import { deepLink } from '@visawright/contract/platform/deep-link.ts';
import { flowFromQuery, remainingAddress } from './flow-query.ts';

const whole = {
  visaCategory: 'Tourism',
  fromDate: '09/03/2027',
  toDate: '2027-03-20',
  sourceCountry: 'IND',
  destinationCountry: 'ITA',
  applicationCreationKey: 'key-1',
  applicantUid: 'uid-1',
};
const india = { country: 'India', countryISO: 'IN' };
const italy = { country: 'Italy', countryISO: 'IT' };

describe('flow from the URL', () => {
  test('fills dates, countries and category from a whole deep link', () => {
    const query = new URLSearchParams({
      ...whole,
      visaType: 'Schengen',
      visaDuration: '90',
      premiumVerificationKey: 'p',
    });
    expect(flowFromQuery(query)).toEqual({
      category: 'Tourism',
      fromCountry: india,
      toCountry: italy,
      fromDate: '09/03/2027',
      toDate: '20/03/2027',
      visaType: 'Schengen',
      visaDuration: '90',
      applicationCreationKey: 'key-1',
      premiumVerificationKey: 'p',
    });
  });

  test('accepts countries as JSON objects and prefers flow names over deep-link names', () => {
    const query = new URLSearchParams({
      toCountry: JSON.stringify({ country: 'Italy', countryISO: 'ITA' }),
      destinationCountry: 'FRA',
      fromCountry: JSON.stringify({ country: 'India', countryISO: 'IN' }),
      category: 'Business',
      visaCategory: 'Tourism',
      nationality: 'NPL',
    });
    expect(flowFromQuery(query)).toEqual({
      category: 'Business',
      fromCountry: india,
      toCountry: italy,
      nationality: { country: 'Nepal', countryISO: 'NP' },
    });
  });

  test('omits blank, unknown and broken parameters', () => {
    const query = new URLSearchParams({
      toCountry: '{"country":',
      fromCountry: 'XXX',
      category: ' ',
      fromDate: '31/02/2027',
    });
    expect(flowFromQuery(query)).toEqual({});
  });

  test('returns the creation key only for a complete deep link', () => {
    for (const name of deepLink.required) {
      const query = new URLSearchParams(whole);
      query.delete(name);
      expect(flowFromQuery(query), name).not.toHaveProperty('applicationCreationKey');
    }
  });
});

describe('remaining address', () => {
  test('is null for a complete deep link, another path, or an ordinary query', () => {
    expect(remainingAddress('/get-visa', new URLSearchParams(whole))).toBeNull();
    expect(remainingAddress('/form', new URLSearchParams({ applicantUid: 'uid-1' }))).toBeNull();
    expect(remainingAddress('/get-visa', new URLSearchParams({ toCountry: 'ITA' }))).toBeNull();
    expect(remainingAddress('/get-visa', new URLSearchParams())).toBeNull();
  });

  test.each(deepLink.required)('drops the keys and keeps the trip when %s is missing', (missing) => {
    const query = new URLSearchParams(whole);
    query.delete(missing);
    const stored = ['visaCategory', 'fromDate', 'toDate', 'sourceCountry', 'destinationCountry'].filter(
      (n) => n !== missing,
    );
    const rest = new URLSearchParams(remainingAddress('/get-visa', query)?.split('?')[1]);
    expect([...rest.keys()]).toEqual(stored);
  });

  test('is stable after one redirect', () => {
    const first = remainingAddress(
      '/get-visa',
      new URLSearchParams({ applicantUid: 'uid-1', toCountry: 'ITA', category: '' }),
    );
    expect(first).toBe('/get-visa?toCountry=ITA');
    expect(remainingAddress('/get-visa', new URLSearchParams('toCountry=ITA'))).toBeNull();
  });
});
