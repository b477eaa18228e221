import { expect, test } from 'vitest';
import { changeFlow, useFlow } from './flow-store.ts';
import { isConflict, saveTravelDates } from './save-travel-dates.ts';

test('without an application Update puts both dates into the flow in the stored spelling', async () => {
  changeFlow({ application: null });
  expect(await saveTravelDates('2027-03-09', '2027-03-20')).toEqual({ isSaid: true });
  expect(useFlow.getState()).toMatchObject({ fromDate: '09/03/2027', toDate: '20/03/2027' });
});

const days = (fromDate: string, toDate: string) => ({ fromDate, toDate });

test('only dates that somebody else changed to something else are a conflict', () => {
  const [read, mine, theirs] = [
    days('09/03/2027', '20/03/2027'),
    days('10/03/2027', '15/03/2027'),
    days('11/03/2027', '20/03/2027'),
  ];
  expect(isConflict(read, theirs, mine)).toBe(true);
  expect(isConflict(read, read, mine)).toBe(false); // a paper was added meanwhile
  expect(isConflict(read, mine, mine)).toBe(false); // both chose the same
});
