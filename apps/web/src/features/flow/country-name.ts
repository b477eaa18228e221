import type { FlowCountry } from './flow-store.ts';

// English names are the specification's; other languages take the browser's own.
export function countryName({ country, countryISO }: FlowCountry, language: string): string {
  if (language === 'en') return country;
  return new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(countryISO) ?? country;
}
