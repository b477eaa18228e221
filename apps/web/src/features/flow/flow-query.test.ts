import { describe, expect, test } from 'vitest';
import { deepLink } from '@visawright/contract/deep-link.ts';
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

describe('an address with a trip', () => {
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

  test('may name countries as a JSON object, and the flow names win over the deep-link names', () => {
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

  test('says nothing about what is blank, unknown or broken', () => {
    const query = new URLSearchParams({
      toCountry: '{"country":',
      fromCountry: 'XXX',
      category: ' ',
      fromDate: '31/02/2027',
    });
    expect(flowFromQuery(query)).toEqual({});
  });

  test('gives away its creation key only when the deep link is whole', () => {
    for (const name of deepLink.required) {
      const query = new URLSearchParams(whole);
      query.delete(name);
      expect(flowFromQuery(query), name).not.toHaveProperty('applicationCreationKey');
    }
  });
});

describe('the same path with the remaining query', () => {
  test('is not needed for a whole deep link, another path, or an ordinary query', () => {
    expect(remainingAddress('/get-visa', new URLSearchParams(whole))).toBeNull();
    expect(remainingAddress('/form', new URLSearchParams({ applicantUid: 'uid-1' }))).toBeNull();
    expect(remainingAddress('/get-visa', new URLSearchParams({ toCountry: 'ITA' }))).toBeNull();
    expect(remainingAddress('/get-visa', new URLSearchParams())).toBeNull();
  });

  test.each(deepLink.required)('drops the keys when %s is missing, and keeps the trip', (missing) => {
    const query = new URLSearchParams(whole);
    query.delete(missing);
    const kept = ['visaCategory', 'fromDate', 'toDate', 'sourceCountry', 'destinationCountry'].filter(
      (n) => n !== missing,
    );
    const rest = new URLSearchParams(remainingAddress('/get-visa', query)?.split('?')[1]);
    expect([...rest.keys()]).toEqual(kept);
  });

  test('ends after one turn', () => {
    const first = remainingAddress(
      '/get-visa',
      new URLSearchParams({ applicantUid: 'uid-1', toCountry: 'ITA', category: '' }),
    );
    expect(first).toBe('/get-visa?toCountry=ITA');
    expect(remainingAddress('/get-visa', new URLSearchParams('toCountry=ITA'))).toBeNull();
  });
});
