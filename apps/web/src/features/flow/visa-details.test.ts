import { expect, test } from 'vitest';
import { emptyFlow, type FlowState } from './flow-store.ts';
import { visaDetailsOf } from './visa-details.ts';

const flow: FlowState = {
  ...emptyFlow,
  category: 'Tourism',
  fromCountry: { country: 'India', countryISO: 'IN' },
  toCountry: { country: 'Italy', countryISO: 'IT' },
  nationality: { country: 'Nepal', countryISO: 'NP' },
  fromDate: '09/03/2027',
  toDate: '20/03/2027',
};

test('a whole trip is written as an application stores it', () => {
  expect(visaDetailsOf(flow)).toEqual({
    fromDate: '09/03/2027',
    toDate: '20/03/2027',
    visaFrom: 'India',
    visaTo: 'Italy',
    nationality: 'Nepal',
    visaCategory: 'Tourism',
    visaType: 'Schengen Short Stay Visa (Tourism)',
  });
});

test('a chosen visa type stays while the destination offers it for the purpose', () => {
  const family = 'Schengen Short Stay Visa (Visiting Family or Friends)';
  expect(visaDetailsOf({ ...flow, visaType: family })?.visaType).toBe(family);
  expect(visaDetailsOf({ ...flow, visaType: family, category: 'Business' })?.visaType).toBe(
    'Schengen Short Stay Visa (Business)',
  );
});

test('the name of a visa type may stand for the purpose', () =>
  expect(visaDetailsOf({ ...flow, category: 'Standard Visitor Visa (Study)' })?.visaCategory).toBe('Tourism'));

test.each(['category', 'fromCountry', 'toCountry', 'fromDate', 'toDate'] as const)('without %s there is none', (name) =>
  expect(visaDetailsOf({ ...flow, [name]: null })).toBeNull(),
);
