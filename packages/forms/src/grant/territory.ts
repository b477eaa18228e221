import { countryFrom } from '@visawright/contract/platform/country.ts';
import { schengenStates } from '../prefill/field-sources.ts';

// The states a visa is valid in, alpha-3.
export type Territory = ReadonlySet<string>;

// Vehicle codes, which visa labels use for excluded states: SCHENGEN STATES (-CH -FR).
const carLetters: Readonly<Record<string, string>> = {
  A: 'AUT',
  B: 'BEL',
  BG: 'BGR',
  CH: 'CHE',
  CZ: 'CZE',
  D: 'DEU',
  DK: 'DNK',
  E: 'ESP',
  EST: 'EST',
  F: 'FRA',
  FIN: 'FIN',
  FR: 'FRA',
  GR: 'GRC',
  H: 'HUN',
  HR: 'HRV',
  I: 'ITA',
  IS: 'ISL',
  L: 'LUX',
  LT: 'LTU',
  LV: 'LVA',
  M: 'MLT',
  N: 'NOR',
  NL: 'NLD',
  P: 'PRT',
  PL: 'POL',
  RO: 'ROU',
  S: 'SWE',
  SK: 'SVK',
  SLO: 'SVN',
};

export const isSchengen = (alpha3: string): boolean => schengenStates.includes(alpha3);

// The `valid for` value as the reader stores it: SCHENGEN, SCHENGEN -CHE, or one state's code.
export function territoryOf(validFor: string | undefined, issuer: string | undefined): Territory | null {
  if (validFor && /schengen/i.test(validFor)) {
    const left = [...validFor.toUpperCase().matchAll(/-\s*([A-Z]{1,3})\b/g)].map(
      ([, code]) => carLetters[code!] ?? code,
    );
    return new Set(schengenStates.filter((state) => !left.includes(state)));
  }
  const named = countryFrom(validFor)?.alpha3;
  if (named) return new Set([named]);
  const issued = countryFrom(issuer)?.alpha3;
  if (!issued) return null;
  return new Set(isSchengen(issued) ? schengenStates : [issued]);
}
