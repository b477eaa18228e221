import type { NewPartnerLink } from '@visawright/contract/integrations/partner-link.ts';
import { toStoredDate } from '../../../../lib/dates/dates.ts';
import type { TripDraft } from '../../applications/dialogs/trip-draft.ts';

export const whens = ['open', 'days', 'dates'] as const;

export interface LinkDraft {
  readonly name: string;
  readonly trip: TripDraft;
  readonly when: (typeof whens)[number];
  readonly days: number | null;
  readonly expiresOn: string | null; // YYYY-MM-DD
  readonly mostUses: number | null;
}

// null while something of the trip is missing.
export function tripOf({ trip, when, days }: LinkDraft): NewPartnerLink['trip'] | null {
  const { visaTo, visaFrom, nationality, visaCategory, visaType } = trip;
  if (!visaTo || !visaFrom || !nationality || !visaType) return null;
  const place = { visaTo, visaFrom, nationality, visaCategory, visaType };
  if (when === 'open') return { ...place, fromDate: null, toDate: null, days: null };
  if (when === 'days') return days === null ? null : { ...place, fromDate: null, toDate: null, days };
  const [fromDate, toDate] = [toStoredDate(trip.from), toStoredDate(trip.to)];
  return fromDate && toDate ? { ...place, fromDate, toDate, days: null } : null;
}
