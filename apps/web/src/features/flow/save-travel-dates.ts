import { toStoredDate } from '../../lib/dates.ts';
import { changeFlow } from './flow-store.ts';

// "Update" of the travel bar. An existing application is saved by its update call, whose answer replaces it:
// that call goes here, so that the flow state keeps one writer.
export function saveTravelDates(from: string, to: string) {
  changeFlow({ fromDate: toStoredDate(from), toDate: toStoredDate(to) });
}
