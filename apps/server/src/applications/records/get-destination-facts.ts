import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { lodgeDay } from '@visawright/forms/deadlines/lodge-day.ts';
import { findDestination } from '@visawright/forms/destinations/destinations.ts';
import type { Db } from '../../platform/db/db.ts';
import { loadRealmForm } from '../realm-forms/realm-form.ts';

export interface DestinationFacts {
  readonly formId: string | null; // null: no form exists for this country
  readonly submitsInPerson: boolean;
  readonly lodgeBy: string | null; // null: unknown for this destination
}

// Stored in the application row, because lists sort and filter by these and database triggers check them.
export function getDestinationFacts(visaTo: string, group: VisaGroup, travelFrom: string): DestinationFacts {
  const destination = findDestination(visaTo);
  if (!destination) return { formId: null, submitsInPerson: false, lodgeBy: null };
  return {
    formId: destination.id,
    submitsInPerson: destination.submitsInPersonOnly,
    lodgeBy: lodgeDay(destination, travelFrom, group),
  };
}

// With the processing times this realm has.
export async function getRealmDestinationFacts(
  db: Db,
  visaTo: string,
  group: VisaGroup,
  travelFrom: string,
): Promise<DestinationFacts> {
  const facts = getDestinationFacts(visaTo, group, travelFrom);
  const destination = findDestination(facts.formId);
  if (!destination) return facts;
  const { processing } = await loadRealmForm(db, destination.id);
  return { ...facts, lodgeBy: lodgeDay({ processing, iso2: destination.iso2 }, travelFrom, group) };
}

// Documents everyone needs; what else this applicant needs is known once the rules were evaluated.
export function countRequiredDocuments(formId: string | null, group: VisaGroup): number {
  const count = findDestination(formId)?.checklist[group];
  return count ? count.required - count.requiredOnCondition : 0;
}
