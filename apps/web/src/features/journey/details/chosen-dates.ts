import { toCalendarDate } from '../../../lib/dates/dates.ts';
import type { FlowState } from '../flow/state/flow-store.ts';

export interface ChosenDates {
  readonly from: string; // YYYY-MM-DD
  readonly to: string;
}

// Missing dates default to today; a trip from today to today therefore means that nothing was chosen.
export function chosenDates(flow: Pick<FlowState, 'fromDate' | 'toDate'>, today: string): ChosenDates | null {
  const [from, to] = [toCalendarDate(flow.fromDate), toCalendarDate(flow.toDate)];
  return from && to && !(from === today && to === today) ? { from, to } : null;
}
