import type { VisaGroup } from '@visawright/contract/visa-group.ts';
import { lodgeDay } from '@visawright/forms/deadlines/lodge-day.ts';
import { findDestination } from '@visawright/forms/destinations.ts';

export interface DestinationFacts {
  readonly formId: string | null; // null: no form is known for this country
  readonly takesPaper: boolean;
  readonly lodgeBy: string | null; // null: the destination's data does not say
}

// Kept in the application's own row: lists sort and filter by them, and the database's guards read them.
export function destinationFacts(visaTo: string, group: VisaGroup, travelFrom: string): DestinationFacts {
  const destination = findDestination(visaTo);
  if (!destination) return { formId: null, takesPaper: false, lodgeBy: null };
  return {
    formId: destination.id,
    takesPaper: destination.takesPaperOnly,
    lodgeBy: lodgeDay(destination, travelFrom, group),
  };
}

export const documentsNeeded = (formId: string | null, group: VisaGroup): number =>
  findDestination(formId)?.checklist[group].required ?? 0;
