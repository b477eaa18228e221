import { countryFrom } from '@visawright/contract/country.ts';
import { findDestination } from '@visawright/forms/destinations.ts';

// An application names countries in English; people read them in their own language.
export const isoOf = (country: string) => findDestination(country)?.iso2 ?? countryFrom(country)?.value ?? null;

export function placeName(country: string, language: string): string {
  const iso = isoOf(country);
  if (language === 'en' || !iso) return country;
  return new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(iso) ?? country;
}

export const sectionsOf = (destinationId: string | null) => findDestination(destinationId)?.sections ?? [];

export const sectionTitle = (destinationId: string | null, section: string) =>
  sectionsOf(destinationId).find(({ id }) => id === section)?.title ?? section;
