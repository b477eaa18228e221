import { countries } from '@visawright/contract/platform/country.ts';
import { states } from 'mrz';

const known: Readonly<Record<string, string | undefined>> = states;

// ICAO 9303 part 3 section 5: states and the organisations that issue passports. Germany writes `D<<`.
export const isIssuer = (code: string): boolean => {
  const plain = code.replace(/<+$/, '');
  return plain.length > 0 && !plain.includes('<') && plain !== 'UTO' && known[plain] !== undefined;
};

const alpha3 = new Set(countries.map((each) => each.alpha3));
const british = new Set(['GBD', 'GBN', 'GBO', 'GBP', 'GBS']);

// As ISO 3166 writes it, where it names a country.
export function countryOf(code: string): string {
  const plain = code.replace(/<+$/, '');
  if (plain === 'D') return 'DEU';
  if (british.has(plain)) return 'GBR';
  return alpha3.has(plain) ? plain : plain;
}
