import { countryCode } from '../../../shared/destinations/destination-names.ts';
import type { VisaDetails } from '@visawright/contract/applications/application.ts';
import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { visaTypesFor } from '@visawright/forms/destinations/visa-types.ts';
import { toCalendarDate, toStoredDate } from '../../../../lib/dates/dates.ts';

// A trip being edited; dates in the picker's format.
export interface TripDraft {
  visaFrom: string | null;
  visaTo: string | null;
  nationality: string | null;
  visaCategory: VisaGroup;
  visaType: string | null;
  from: string | null;
  to: string | null;
}

export const emptyTrip: TripDraft = {
  visaFrom: 'India',
  visaTo: null,
  nationality: 'India',
  visaCategory: 'Tourism',
  visaType: null,
  from: null,
  to: null,
};

export const draftOf = (details: VisaDetails): TripDraft => ({
  visaFrom: details.visaFrom,
  visaTo: details.visaTo,
  nationality: details.nationality,
  visaCategory: details.visaCategory,
  visaType: details.visaType,
  from: toCalendarDate(details.fromDate),
  to: toCalendarDate(details.toDate),
});

// Changing destination or purpose selects the first matching visa type unless the current one still matches.
export function withChange(draft: TripDraft, change: Partial<TripDraft>): TripDraft {
  const next = { ...draft, ...change };
  const offered = next.visaTo ? visaTypesFor(next.visaTo, next.visaCategory) : [];
  const fits = next.visaType !== null && offered.includes(next.visaType);
  return { ...next, visaType: fits ? next.visaType : (offered[0] ?? null) };
}

export const missing = (draft: TripDraft) =>
  (['visaTo', 'visaFrom', 'nationality', 'visaType', 'from', 'to'] as const).filter((name) => !draft[name]);

export function detailsOf(draft: TripDraft): VisaDetails | null {
  const [fromDate, toDate] = [toStoredDate(draft.from), toStoredDate(draft.to)];
  const { visaFrom, visaTo, nationality, visaCategory, visaType } = draft;
  if (!fromDate || !toDate || !visaFrom || !visaTo || !nationality || !visaType || !countryCode(visaTo)) return null;
  return { fromDate, toDate, visaFrom, visaTo, nationality, visaCategory, visaType };
}
