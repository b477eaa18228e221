import { countries } from '@visawright/contract/country.ts';

const names: ReadonlySet<string> = new Set(countries.map(({ label }) => label));

// By its name as the lists have it.
export const isCountryName = (text: string): boolean => names.has(text);
