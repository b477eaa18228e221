import { expect, test } from 'vitest';
import { changeFlow, useFlow } from '../state/flow-store.ts';
import { isConflict, saveTravelDates } from './save-travel-dates.ts';

test('stores both dates in the flow without an application', async () => {
  changeFlow({ application: null });
  expect(await saveTravelDates('2027-03-09', '2027-03-20')).toEqual({ isAnnounced: true });
  expect(useFlow.getState()).toMatchObject({ fromDate: '09/03/2027', toDate: '20/03/2027' });
});

const days = (fromDate: string, toDate: string) => ({ fromDate, toDate });

test('is a conflict only if someone else changed the dates', () => {
  const [read, mine, theirs] = [
    days('09/03/2027', '20/03/2027'),
    days('10/03/2027', '15/03/2027'),
    days('11/03/2027', '20/03/2027'),
  ];
  expect(isConflict(read, theirs, mine)).toBe(true);
  expect(isConflict(read, read, mine)).toBe(false); // a document was added in the meantime
  expect(isConflict(read, mine, mine)).toBe(false); // both chose the same dates
});
