import { countryFrom } from '@visawright/contract/country.ts';
import type { PageEvidence } from '@visawright/contract/evidence.ts';
import type { Case } from './case.ts';
import { daysLater, eachDay, isDay } from './days.ts';
import type { Trip } from './evidence.ts';
import { flightsOf } from './flights.ts';
import { papersOf, valueOf } from './papers.ts';

export interface Stay {
  readonly nights: readonly string[];
  readonly first: PageEvidence;
  readonly last: PageEvidence;
  readonly country: string | undefined; // alpha-3
  readonly where: PageEvidence | undefined;
}

const stayFields: Readonly<Record<string, readonly [first: string, last: string, country: string]>> = {
  'Hotel booking': ['checkInDate', 'checkOutDate', 'hotelCountry'],
  'Invitation letter': ['visitFrom', 'visitTo', ''], // a host's house
};

export function staysOf(given: Case): Stay[] {
  return Object.entries(stayFields).flatMap(([kind, [from, to, country]]) =>
    papersOf(given, { kinds: [kind] }).flatMap((paper): Stay[] => {
      const [first, last, where] = [valueOf(paper, from), valueOf(paper, to), valueOf(paper, country)];
      if (!first || !last || !isDay(first.value) || !isDay(last.value)) return [];
      const nights = eachDay(first.value, daysLater(last.value, -1));
      return [{ nights, first, last, country: countryFrom(where?.value)?.alpha3, where }];
    }),
  );
}

// A night in the air needs no bed: the first when the flight lands the next day, the last when it leaves the day before.
export function nightsOf(given: Case, { from, to }: Trip): string[] {
  const flights = flightsOf(given);
  const lands = flights && flights.outbound.value <= from ? flights.arrival : from;
  const first = lands > from && lands <= daysLater(from, 1) ? lands : from;
  const leaves = flights?.back && daysLater(flights.back.value, 1) === to ? flights.back.value : to;
  return eachDay(first, daysLater(leaves, -1));
}
