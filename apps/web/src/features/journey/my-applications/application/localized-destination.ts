import { countryFrom } from '@visawright/contract/platform/country.ts';
import { countryName } from '../../../../lib/translation/country-name.ts';

// Applications store the English country name.
export function localizedDestination(visaTo: string, language: string): { name: string; iso: string | null } {
  const known = countryFrom(visaTo);
  if (!known) return { name: visaTo, iso: null };
  return { name: countryName({ country: known.label, countryISO: known.value }, language), iso: known.value };
}
