import { describe, expect, test } from 'vitest';
import type { Application } from '@visawright/contract/applications/application.ts';
import { flowFromApplication, withDefaults } from './flow-defaults.ts';

const known = { today: '2026-11-15', profileCountry: null };
const empty = { fromDate: null, toDate: null, fromCountry: null, nationality: null };
const nepal = { country: 'Nepal', countryISO: 'NP' };
const india = { country: 'India', countryISO: 'IN' };

describe('flow defaults', () => {
  test('default missing dates to today', () => {
    expect(withDefaults(empty, known)).toMatchObject({ fromDate: '15/11/2026', toDate: '15/11/2026' });
    expect(withDefaults({ ...empty, fromDate: '09/03/2027' }, known)).toMatchObject({
      fromDate: '09/03/2027',
      toDate: '15/11/2026',
    });
  });

  test('nationality follows the from-country, else the profile, else India', () => {
    const profile = { ...known, profileCountry: 'Nepal' };
    expect(withDefaults({ ...empty, fromCountry: india }, profile).nationality).toEqual(india);
    expect(withDefaults(empty, profile).nationality).toEqual(nepal);
    expect(withDefaults(empty, known).nationality).toEqual(india);
    expect(withDefaults({ ...empty, nationality: nepal, fromCountry: india }, known).nationality).toEqual(nepal);
  });
});

test('a loaded application fills dates, countries, nationality and category', () => {
  const visaDetails = {
    fromDate: '09/03/2027',
    toDate: '20/03/2027',
    visaFrom: 'India',
    visaTo: 'Italy',
    nationality: '',
    visaCategory: 'Tourism',
    visaType: 'Schengen Short Stay Visa (Tourism)',
  };
  const application = { applicationUid: 'a', status: 'draft', docIds: [], visaDetails } as unknown as Application;
  expect(flowFromApplication(application, known)).toEqual({
    application,
    fromDate: '09/03/2027',
    toDate: '20/03/2027',
    fromCountry: india,
    toCountry: { country: 'Italy', countryISO: 'IT' },
    nationality: india,
    category: 'Tourism',
    visaType: 'Schengen Short Stay Visa (Tourism)',
  });
});
