import { visaGroup } from '@visawright/contract/applications/visa-group.ts';
import { isDeepLink } from '@visawright/contract/platform/deep-link.ts';
import { findDestination } from '@visawright/forms/destinations/destinations.ts';
import { toCalendarDate } from '../../../../lib/dates/dates.ts';
import { flowFromQuery } from '../../flow/state/flow-query.ts';
import { changeTrip, emptyTrip, type TripRequest } from './trip.ts';

// A complete start link fills the trip for staff too; the traveller is loaded by the screen.
export function tripFromQuery(query: URLSearchParams): TripRequest {
  if (!isDeepLink(query)) return emptyTrip;
  const { fromCountry, toCountry, nationality, category, visaType, fromDate, toDate } = flowFromQuery(query);
  const from = fromCountry?.country ?? emptyTrip.visaFrom;
  return changeTrip(emptyTrip, {
    visaFrom: from,
    nationality: nationality?.country ?? from,
    visaTo: findDestination(toCountry?.country)?.country ?? '',
    group: category ? visaGroup(category) : '',
    visaType: visaType ?? '',
    from: toCalendarDate(fromDate ?? null),
    to: toCalendarDate(toDate ?? null),
  });
}
