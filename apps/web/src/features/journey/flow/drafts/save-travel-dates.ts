import type { Application } from '@visawright/contract/applications/application.ts';
import { toStoredDate } from '../../../../lib/dates/dates.ts';
import { staleRecord } from '../../../../components/dialog/stale-record.ts';
import { changeFlow, useFlow } from '../state/flow-store.ts';
import { updateVisaDetails } from './update-visa-details.ts';

export interface TravelDates {
  readonly fromDate: string; // dd/MM/yyyy
  readonly toDate: string;
}

const sameDays = (a: TravelDates, b: TravelDates) => a.fromDate === b.fromDate && a.toDate === b.toDate;

// A conflict only if someone else changed the dates; other changes (an added document) are not.
export const isConflict = (read: TravelDates, current: TravelDates, mine: TravelDates) =>
  !sameDays(current, read) && !sameDays(current, mine);

// All travellers of a trip share its dates; the shared call shows its own message.
async function saveDays(application: Application, days: TravelDates): Promise<{ isAnnounced: boolean }> {
  const { visaDetails, version, partySize } = application;
  if (partySize > 1) {
    const { saveTripDates } = await import('./save-trip-dates.ts');
    await saveTripDates(application, days.fromDate, days.toDate);
    return { isAnnounced: true };
  }
  await updateVisaDetails(application, { ...visaDetails, ...days }, version);
  return { isAnnounced: false };
}

export interface DatesSaved {
  conflict?: Application; // saved by someone else in the meantime; the user compares both
  isAnnounced: boolean; // the user was already informed, or only the flow changed
}

// "Update" in the travel bar.
export async function saveTravelDates(from: string, to: string): Promise<DatesSaved> {
  const mine = { fromDate: toStoredDate(from)!, toDate: toStoredDate(to)! };
  const { application } = useFlow.getState();
  if (!application) {
    changeFlow(mine);
    return { isAnnounced: true };
  }
  try {
    return await saveDays(application, mine);
  } catch (error) {
    const current = staleRecord(error) as Application | undefined;
    if (!current) throw error;
    if (isConflict(application.visaDetails, current.visaDetails, mine)) return { conflict: current, isAnnounced: true };
    return saveDays(current, mine);
  }
}
