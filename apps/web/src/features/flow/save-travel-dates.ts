import type { Application } from '@visawright/contract/application.ts';
import { toStoredDate } from '../../lib/dates.ts';
import { staleValue } from '../../components/dialog/stale.ts';
import { changeFlow, useFlow } from './flow-store.ts';
import { updateDetails } from './update-details.ts';

export interface Days {
  readonly fromDate: string; // dd/MM/yyyy
  readonly toDate: string;
}

const sameDays = (a: Days, b: Days) => a.fromDate === b.fromDate && a.toDate === b.toDate;

// Somebody else changed the very dates. Any other change since they were read (a paper added, say) is no conflict.
export const isConflict = (read: Days, current: Days, mine: Days) =>
  !sameDays(current, read) && !sameDays(current, mine);

// Travellers of one trip share its dates: one call changes them all, and says so itself.
async function saveDays(application: Application, days: Days): Promise<{ isSaid: boolean }> {
  const { visaDetails, version, partySize } = application;
  if (partySize > 1) {
    const { saveTripDates } = await import('../family/save-trip-dates.ts');
    await saveTripDates(application, days.fromDate, days.toDate);
    return { isSaid: true };
  }
  await updateDetails(application, { ...visaDetails, ...days }, version);
  return { isSaid: false };
}

export interface DatesSaved {
  conflict?: Application; // what somebody else saved meanwhile: both are compared before either is lost
  isSaid: boolean; // the person has been told, or sees it: without an application the flow alone changes
}

// "Update" of the travel bar: an application is saved by its call and the answer replaces it.
export async function saveTravelDates(from: string, to: string): Promise<DatesSaved> {
  const mine = { fromDate: toStoredDate(from)!, toDate: toStoredDate(to)! };
  const { application } = useFlow.getState();
  if (!application) {
    changeFlow(mine);
    return { isSaid: true };
  }
  try {
    return await saveDays(application, mine);
  } catch (error) {
    const current = staleValue(error) as Application | undefined;
    if (!current) throw error;
    if (isConflict(application.visaDetails, current.visaDetails, mine)) return { conflict: current, isSaid: true };
    return saveDays(current, mine);
  }
}
