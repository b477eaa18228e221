import { daysLater, eachDay, isDay } from '@visawright/contract/dates/days.ts';
import { countryFrom } from '@visawright/contract/platform/country.ts';
import type { PageEvidence } from '@visawright/contract/documents/evidence.ts';
import type { RuleInput } from '../rule-input.ts';
import type { TripDates } from '../../dates/trip-dates.ts';
import { flightsOf } from './flights.ts';
import { documentsOf, valueOf } from '../documents/documents-of.ts';

export interface Stay {
  readonly nights: readonly string[];
  readonly first: PageEvidence;
  readonly last: PageEvidence;
  readonly country: string | undefined; // alpha-3
  readonly where: PageEvidence | undefined;
}

const stayFields: Readonly<Record<string, readonly [first: string, last: string, country: string]>> = {
  'Hotel booking': ['checkInDate', 'checkOutDate', 'hotelCountry'],
  'Invitation letter': ['visitFrom', 'visitTo', ''], // staying with a host
};

export function staysOf(input: RuleInput): Stay[] {
  return Object.entries(stayFields).flatMap(([kind, [from, to, country]]) =>
    documentsOf(input, { kinds: [kind] }).flatMap((document): Stay[] => {
      const [first, last, where] = [valueOf(document, from), valueOf(document, to), valueOf(document, country)];
      if (!first || !last || !isDay(first.value) || !isDay(last.value)) return [];
      const nights = eachDay(first.value, daysLater(last.value, -1));
      return [{ nights, first, last, country: countryFrom(where?.value)?.alpha3, where }];
    }),
  );
}

// Nights on a plane need no accommodation: the first if the flight lands the next day, the last if it leaves the day before.
export function nightsOf(input: RuleInput, { from, to }: TripDates): string[] {
  const flights = flightsOf(input);
  const lands = flights && flights.outbound.value <= from ? flights.arrival : from;
  const first = lands > from && lands <= daysLater(from, 1) ? lands : from;
  const leaves = flights?.back && daysLater(flights.back.value, 1) === to ? flights.back.value : to;
  return eachDay(first, daysLater(leaves, -1));
}
