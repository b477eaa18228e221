import { countries } from '@visawright/contract/platform/country.ts';

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[^A-Za-z ]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toUpperCase();

// Other names of countries and their nationalities.
const also: Readonly<Record<string, string>> = {
  INDIA: 'IND',
  'REPUBLIC OF INDIA': 'IND',
  INDIAN: 'IND',
  BHARAT: 'IND',
  UK: 'GBR',
  'U K': 'GBR',
  'GREAT BRITAIN': 'GBR',
  BRITAIN: 'GBR',
  ENGLAND: 'GBR',
  SCOTLAND: 'GBR',
  BRITISH: 'GBR',
  'UNITED KINGDOM OF GREAT BRITAIN AND NORTHERN IRELAND': 'GBR',
  USA: 'USA',
  'U S A': 'USA',
  US: 'USA',
  AMERICA: 'USA',
  'UNITED STATES': 'USA',
  'UNITED STATES OF AMERICA': 'USA',
  AMERICAN: 'USA',
  DEUTSCHLAND: 'DEU',
  'FEDERAL REPUBLIC OF GERMANY': 'DEU',
  'BUNDESREPUBLIK DEUTSCHLAND': 'DEU',
  GERMAN: 'DEU',
  'REPUBLIQUE FRANCAISE': 'FRA',
  FRENCH: 'FRA',
  'FRENCH REPUBLIC': 'FRA',
  ESPANA: 'ESP',
  'REINO DE ESPANA': 'ESP',
  SPANISH: 'ESP',
  ITALIA: 'ITA',
  'REPUBBLICA ITALIANA': 'ITA',
  ITALIAN: 'ITA',
  SUISSE: 'CHE',
  SCHWEIZ: 'CHE',
  SVIZZERA: 'CHE',
  SWISS: 'CHE',
  HOLLAND: 'NLD',
  NEDERLAND: 'NLD',
  'THE NETHERLANDS': 'NLD',
  DUTCH: 'NLD',
  BELGIQUE: 'BEL',
  BELGIE: 'BEL',
  BELGIAN: 'BEL',
  OSTERREICH: 'AUT',
  AUSTRIAN: 'AUT',
  POLSKA: 'POL',
  POLISH: 'POL',
  PORTUGUESE: 'PRT',
  UAE: 'ARE',
  'U A E': 'ARE',
  EMIRATES: 'ARE',
  'UNITED ARAB EMIRATES': 'ARE',
  'VIET NAM': 'VNM',
  VIETNAM: 'VNM',
  VIETNAMESE: 'VNM',
  JAPANESE: 'JPN',
  AUSTRALIAN: 'AUS',
  'COMMONWEALTH OF AUSTRALIA': 'AUS',
  CANADIAN: 'CAN',
  SINGAPOREAN: 'SGP',
  'REPUBLIC OF SINGAPORE': 'SGP',
  'NEW ZEALANDER': 'NZL',
  AOTEAROA: 'NZL',
  INDONESIAN: 'IDN',
  AZERBAIJANI: 'AZE',
  CHINESE: 'CHN',
  'SOUTH KOREA': 'KOR',
  KOREAN: 'KOR',
  RUSSIA: 'RUS',
  CZECHIA: 'CZE',
  'CZECH REPUBLIC': 'CZE',
  TURKIYE: 'TUR',
  TURKEY: 'TUR',
  NEPALI: 'NPL',
  NEPALESE: 'NPL',
  'SRI LANKAN': 'LKA',
  BANGLADESHI: 'BGD',
  PAKISTANI: 'PAK',
  SVERIGE: 'SWE',
  NORGE: 'NOR',
  DANMARK: 'DNK',
  SUOMI: 'FIN',
  HELLAS: 'GRC',
  EIRE: 'IRL',
  IRISH: 'IRL',
  MAGYARORSZAG: 'HUN',
  THAI: 'THA',
  MALAYSIAN: 'MYS',
  'SAUDI ARABIA': 'SAU',
  'KINGDOM OF SAUDI ARABIA': 'SAU',
  'HONG KONG': 'HKG',
};

const byName = new Map<string, string>([
  ...countries.map(({ label, alpha3 }): [string, string] => [plain(label), alpha3]),
  ...Object.entries(also),
]);
const codes = new Set(countries.map(({ alpha3 }) => alpha3));
const names = [...byName.keys()].filter((name) => name.length > 3).sort((a, b) => b.length - a.length);

// A country's name, code or nationality, alone or within a few words.
export function normaliseCountry(raw: string): string | undefined {
  const text = plain(raw);
  const own =
    byName.get(text) ??
    byName.get(text.replace(/^(THE|REPUBLIC OF|KINGDOM OF|STATE OF|GOVERNMENT OF|EMBASSY OF) /, ''));
  if (own) return own;
  if (text === 'D') return 'DEU';
  const code = /^[A-Z]{3}$/.test(text) ? text : /^([A-Z]{3})\b/.exec(raw.trim())?.[1];
  if (code && codes.has(code)) return code;
  return text.length <= 60 ? countryIn(raw) : undefined;
}

// The first country named in a text.
export function countryIn(raw: string): string | undefined {
  const text = ` ${plain(raw)} `;
  let best: { at: number; code: string } | undefined;
  for (const name of names) {
    const at = text.indexOf(` ${name} `);
    if (at >= 0 && (!best || at < best.at)) best = { at, code: byName.get(name)! };
  }
  return best?.code;
}
