import { isoOf } from './place.ts';
import type { VisaDetails } from '@visawright/contract/application.ts';
import type { VisaGroup } from '@visawright/contract/visa-group.ts';
import { visaTypesFor } from '@visawright/forms/visa-types.ts';
import { toCalendarDate, toStoredDate } from '../../lib/dates.ts';

// A trip while somebody describes it; days as the picker has them.
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

// Another destination or purpose has other visas: the first that fits is offered, a kept one stays where it fits.
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
  if (!fromDate || !toDate || !visaFrom || !visaTo || !nationality || !visaType || !isoOf(visaTo)) return null;
  return { fromDate, toDate, visaFrom, visaTo, nationality, visaCategory, visaType };
}
