import type { PartnerTrip } from '@visawright/contract/integrations/partner-link.ts';
import { partnerLinkParameter, proposedStartDays } from '@visawright/contract/integrations/partner-link-facts.ts';
import { countries } from '@visawright/contract/platform/country.ts';
import { deepLink } from '@visawright/contract/platform/deep-link.ts';
import { toStoredDate } from '../../../../lib/dates/dates.ts';

const codeOf = (country: string) => countries.find(({ label }) => label === country)?.alpha3 ?? '';

function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return toStoredDate(date.toISOString().slice(0, 10))!;
}

function datesOf({ fromDate, toDate, days }: PartnerTrip, today: string): Record<string, string> {
  if (fromDate && toDate) return { fromDate, toDate };
  if (days === null) return {};
  return { fromDate: dayAfter(today, proposedStartDays), toDate: dayAfter(today, proposedStartDays + days - 1) };
}

// Details with the trip of a partner's start link filled in. It is no deep link: the traveller can change everything.
export function partnerAddress(key: string, trip: PartnerTrip, today: string): string {
  const query = new URLSearchParams({
    visaCategory: trip.visaCategory,
    visaType: trip.visaType,
    sourceCountry: codeOf(trip.visaFrom),
    destinationCountry: codeOf(trip.visaTo),
    nationality: codeOf(trip.nationality),
    ...datesOf(trip, today),
    [partnerLinkParameter]: key,
  });
  return `${deepLink.path}?${query}`;
}
