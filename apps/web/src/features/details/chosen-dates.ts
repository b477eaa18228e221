import { toCalendarDate } from '../../lib/dates.ts';
import type { FlowState } from '../flow/flow-store.ts';

export interface ChosenDates {
  readonly from: string; // YYYY-MM-DD
  readonly to: string;
}

// Missing dates are today by default, and nobody gets a visa for today: a day trip today means nothing was chosen yet.
export function chosenDates(flow: Pick<FlowState, 'fromDate' | 'toDate'>, today: string): ChosenDates | null {
  const [from, to] = [toCalendarDate(flow.fromDate), toCalendarDate(flow.toDate)];
  return from && to && !(from === today && to === today) ? { from, to } : null;
}
