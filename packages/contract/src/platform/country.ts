import { countryRows } from './country-rows.ts';

export interface CountryOption {
  value: string; // ISO 3166-1 alpha-2
  label: string;
  alpha3: string;
}

export const countries: readonly CountryOption[] = countryRows.map(([value, label, alpha3]) => ({
  value,
  label,
  alpha3,
}));

const named = (labels: readonly string[]) => labels.map((label) => countries.find((each) => each.label === label)!);

export const destinationCountries = named([
  'United Kingdom',
  'Australia',
  'Germany',
  'Switzerland',
  'Belgium',
  'Italy',
  'France',
  'Poland',
  'Portugal',
  'Netherlands',
]);

// The ten specified destinations, then the other eight with a form, by name.
export const popularCountries = [
  ...destinationCountries,
  ...named(['Azerbaijan', 'Canada', 'Indonesia', 'Japan', 'New Zealand', 'Singapore', 'Spain', 'Vietnam']),
];

// A link may carry an alpha-3 code or a JSON object with country and countryISO.
export function countryFrom(parameter: string | null | undefined): CountryOption | undefined {
  const word = parameter?.trim();
  if (!word) return undefined;
  const wanted = word.startsWith('{') ? isoInside(word) : word.toUpperCase();
  return countries.find(
    (each) => each.alpha3 === wanted || each.value === wanted || each.label.toUpperCase() === wanted,
  );
}

function isoInside(json: string): string | undefined {
  try {
    const { countryISO, country } = JSON.parse(json) as { countryISO?: unknown; country?: unknown };
    const word = countryISO ?? country;
    return typeof word === 'string' ? word.toUpperCase() : undefined;
  } catch {
    return undefined;
  }
}
