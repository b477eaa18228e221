import countries from './airports.json' with { type: 'json' };

export interface Airport {
  readonly code: string;
  readonly cities: readonly string[];
  readonly country: string; // ISO 3166 alpha-3
  readonly hours: number; // from UTC, summer time left out
}

const airports: readonly Airport[] = countries.flatMap(({ country, hours, airports: list }) =>
  list.map(({ code, cities }) => ({ code, cities, country, hours })),
);

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z]+/g, ' ')
    .trim();

const byCode = new Map(airports.map((each) => [each.code, each]));
const byCity = new Map(
  airports.toReversed().flatMap((each) => each.cities.map((city) => [plain(city), each] as const)),
);

export const airportCoded = (code: string): Airport | undefined => byCode.get(code);
export const airportOfCity = (city: string): Airport | undefined => byCity.get(plain(city));

// Longest first: `New Delhi` before `Delhi`.
export const cityNames: readonly string[] = [...byCity.keys()].sort((a, b) => b.length - a.length);
