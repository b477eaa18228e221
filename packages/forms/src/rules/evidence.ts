import { isDay } from '@visawright/contract/dates/days.ts';
import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import type { EnteredEvidence, MissingEvidence } from '@visawright/contract/documents/evidence.ts';
import type { RuleInput } from './rule-input.ts';
import type { TripDates } from '../dates/trip-dates.ts';

type Named = 'fromDate' | 'toDate' | 'visaTo' | 'nationality' | 'visaType';

// A value of the application itself, one side of most findings.
export const applicationEvidence = ({ application }: RuleInput, name: Named): EnteredEvidence => ({
  from: 'application',
  name: `application.${name}`,
  value: application[name] ?? '',
});

export const missingEvidence = (category: DocumentCategory, title: string): MissingEvidence => ({
  from: 'missing',
  category,
  title,
});

export function tripDatesOf({ application: { fromDate, toDate } }: RuleInput): TripDates | null {
  return isDay(fromDate) && isDay(toDate) && fromDate <= toDate ? { from: fromDate, to: toDate } : null;
}
