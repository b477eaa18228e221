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

test('converts a complete trip', () => {
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

test('keeps the chosen visa type while it is offered', () => {
  const family = 'Schengen Short Stay Visa (Visiting Family or Friends)';
  expect(visaDetailsOf({ ...flow, visaType: family })?.visaType).toBe(family);
  expect(visaDetailsOf({ ...flow, visaType: family, category: 'Business' })?.visaType).toBe(
    'Schengen Short Stay Visa (Business)',
  );
});

test('accepts a visa type name as purpose', () =>
  expect(visaDetailsOf({ ...flow, category: 'Standard Visitor Visa (Study)' })?.visaCategory).toBe('Tourism'));

test.each(['category', 'fromCountry', 'toCountry', 'fromDate', 'toDate'] as const)('is null without %s', (name) =>
  expect(visaDetailsOf({ ...flow, [name]: null })).toBeNull(),
);
