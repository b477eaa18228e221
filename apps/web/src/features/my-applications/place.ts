import { countryFrom } from '@visawright/contract/country.ts';
import { countryName } from '../flow/country-name.ts';

// An application names its destination in English; people read it in their own language.
export function placeOf(visaTo: string, language: string): { name: string; iso: string | null } {
  const known = countryFrom(visaTo);
  if (!known) return { name: visaTo, iso: null };
  return { name: countryName({ country: known.label, countryISO: known.value }, language), iso: known.value };
}
