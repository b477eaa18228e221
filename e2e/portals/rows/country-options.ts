import { countries } from '@visawright/contract/platform/country.ts';
import type { PortalOption } from '../definitions/portal.types.ts';

export const countryOptions: readonly PortalOption[] = countries.map(({ value, label }) => ({
  value,
  text: label,
  ours: label,
}));
export const upperCaseCountries: readonly PortalOption[] = countries.map(({ alpha3, label }) => ({
  value: alpha3,
  text: label.toUpperCase(),
  ours: label,
}));

// Calling codes that a list of a practice portal offers.
const codes = [
  '91',
  '1',
  '44',
  '61',
  '65',
  '971',
  '977',
  '94',
  '880',
  '49',
  '33',
  '39',
  '81',
  '84',
  '62',
  '66',
  '63',
  '966',
];
export const dialCodes: readonly PortalOption[] = codes.map((code) => ({ value: code, text: `+${code}` }));
