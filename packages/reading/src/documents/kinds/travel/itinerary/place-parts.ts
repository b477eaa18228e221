import { normaliseCountry } from '../../../normalise/normalise-country.ts';
import { airportOfCity } from '../flight/airports.ts';

// Postcode, city and country of a foreign address.
export interface PlaceParts {
  readonly city?: string;
  readonly postcode?: string;
  readonly country?: string;
}

// Most specific first: bare digits may be a street number.
const postcodes = [
  /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/, // United Kingdom
  /\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/, // Canada
  /\b[A-Z]\d{2} [A-Z\d]{4}\b/, // Ireland
  /\b\d{4} ?[A-Z]{2}\b(?= [A-Z][a-z]|$|,)/, // Netherlands
  /\b\d{3}-\d{4}\b|\b\d{4}-\d{3}\b|\b\d{2}-\d{3}\b/, // Japan, Portugal, Poland
  /(?<=\b[A-Z]{1,2}-)\d{4,5}\b/, // D-80331
  /\b\d{3} \d{2}\b(?= [A-Z])/, // Czechia, Sweden
  /\b\d{3} ?\d{3}\b/, // India, Singapore
  /\b\d{4,5}\b/,
];
const region = /\b(QLD|NSW|VIC|WA|SA|TAS|ACT|NT|ON|BC|QC|AB|MB|SK|NS|NB|NY|CA|TX|FL|IL|Cedex|CEDEX)\b/g;

const tidy = (text: string) => text.replace(/^[\s,.;:()-]+|[\s,.;:()-]+$/g, '').replaceAll(/\s+/g, ' ');

// Without punctuation: `5 Collins Arcade 3000 Melbourne Australia`.
function unmarked(address: string): PlaceParts {
  const words = address.trim().split(/\s+/);
  const tail = [1, 2, 3]
    .map((count) => words.slice(-count).join(' '))
    .find((text) => /^[A-Z]/.test(text) && normaliseCountry(text) !== undefined && !/\d/.test(text));
  const match =
    tail &&
    /\b(\d{4,6})\s+([A-Z]\p{L}+(?: [A-Z]\p{L}+)?)$/u.exec(
      words.slice(0, words.length - tail.split(' ').length).join(' '),
    );
  const before = tail ? words.slice(0, -tail.split(' ').length) : words;
  const known = [3, 2, 1]
    .map((count) => before.slice(-count).join(' '))
    .find((text) => !/\d/.test(text) && airportOfCity(text) !== undefined);
  const city = match ? match[2]! : known;
  return {
    ...(match && { postcode: match[1]! }),
    ...(city && { city }),
    ...(tail && { country: normaliseCountry(tail)! }),
  };
}

export function placePartsOf(address: string): PlaceParts {
  if (!/[,\n·|•]| [-–] /.test(address)) return unmarked(address);
  const segments = address
    .split(/[,\n·|•]| [-–] /)
    .map(tidy)
    .filter(Boolean);
  const last = segments.at(-1) ?? '';
  const own = segments.length > 1 && !/\d/.test(last) ? normaliseCountry(last) : undefined;
  const inner = own ? segments.slice(0, -1) : segments;
  for (const pattern of postcodes)
    for (let at = inner.length - 1; at >= (inner.length > 1 ? 1 : 0); at--) {
      const match = pattern.exec(inner[at]!);
      if (!match) continue;
      const rest = tidy(
        inner[at]!.replace(/\b[A-Z]{1,2}-(?=\d{4,5}\b)/, '')
          .replace(match[0], ' ')
          .replaceAll(region, ' '),
      );
      const before = at > 1 ? inner[at - 1]! : undefined;
      const city = /\p{L}{2}/u.test(rest) ? rest : before && !/\d/.test(before) ? before : undefined;
      return { postcode: match[0], ...(city && { city }), ...(own && { country: own }) };
    }
  const city = own && inner.length > 1 && !/\d/.test(inner.at(-1)!) ? inner.at(-1)! : undefined;
  return { ...(city && { city }), ...(own && { country: own }) };
}
