import { expect, test } from 'vitest';
import { changeDetails } from './change-details.ts';

const india = { country: 'India', countryISO: 'IN' };
const nepal = { country: 'Nepal', countryISO: 'NP' };
const bhutan = { country: 'Bhutan', countryISO: 'BT' };
const italy = { country: 'Italy', countryISO: 'IT' };
const japan = { country: 'Japan', countryISO: 'JP' };
const empty = { fromCountry: india, nationality: india, toCountry: null, category: null, visaType: null };

test('nationality follows the country of departure until chosen separately', () => {
  expect(changeDetails(empty, { fromCountry: nepal }).nationality).toEqual(nepal);
  expect(changeDetails({ ...empty, nationality: bhutan }, { fromCountry: nepal }).nationality).toEqual(bhutan);
});

test('selects the first visa type and keeps a chosen one while offered', () => {
  const tourist = { ...empty, toCountry: italy, category: 'Tourism' };
  expect(changeDetails(empty, { toCountry: italy }).visaType).toBeNull();
  expect(changeDetails(tourist, {}).visaType).toBe('Schengen Short Stay Visa (Tourism)');
  const visitor = { ...tourist, visaType: 'Schengen Short Stay Visa (Visiting Family or Friends)' };
  expect(changeDetails(visitor, { fromCountry: nepal }).visaType).toBe(visitor.visaType);
  expect(changeDetails(visitor, { toCountry: japan }).visaType).toBe('Tourist Visa (Temporary Visitor)');
  expect(changeDetails(visitor, { category: 'Business' }).visaType).toBe('Schengen Short Stay Visa (Business)');
});

test('has no visa type for a country without a form', () =>
  expect(changeDetails({ ...empty, category: 'Tourism' }, { toCountry: bhutan }).visaType).toBeNull());
