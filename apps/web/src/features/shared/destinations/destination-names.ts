import { countryFrom } from '@visawright/contract/platform/country.ts';
import { findDestination } from '@visawright/forms/destinations/destinations.ts';

// Applications store country names in English.
export const countryCode = (country: string) => findDestination(country)?.iso2 ?? countryFrom(country)?.value ?? null;

export function countryText(country: string, language: string): string {
  const iso = countryCode(country);
  if (language === 'en' || !iso) return country;
  return new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(iso) ?? country;
}

const sectionsOf = (destinationId: string | null) => findDestination(destinationId)?.sections ?? [];

export const sectionTitle = (destinationId: string | null, section: string) =>
  sectionsOf(destinationId).find(({ id }) => id === section)?.title ?? section;
