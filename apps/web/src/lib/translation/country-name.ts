interface NamedCountry {
  readonly country: string; // in English
  readonly countryISO: string;
}

// English names come from our own list; other languages use the browser's names.
export function countryName({ country, countryISO }: NamedCountry, language: string): string {
  if (language === 'en') return country;
  return new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(countryISO) ?? country;
}
