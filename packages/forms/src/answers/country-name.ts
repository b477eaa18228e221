import { countries } from '@visawright/contract/platform/country.ts';

const names: ReadonlySet<string> = new Set(countries.map(({ label }) => label));

// The name as in the country list.
export const isCountryName = (text: string): boolean => names.has(text);
