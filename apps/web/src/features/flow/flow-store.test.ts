import { expect, test } from 'vitest';
import { changeFlow, emptyFlow, startApplication, useFlow } from './flow-store.ts';
import { saveTravelDates } from './save-travel-dates.ts';

test('Apply now lets the current application go and begins at step 0', () => {
  changeFlow({ activeStep: 3, category: 'Tourism', applicationCreationKey: 'key', fromDate: '09/03/2027' });
  startApplication();
  expect(useFlow.getState()).toEqual({ ...emptyFlow, activeStep: 0 });
});

test('Update puts both dates into the flow in the stored spelling', () => {
  saveTravelDates('2027-03-09', '2027-03-20');
  expect(useFlow.getState()).toMatchObject({ fromDate: '09/03/2027', toDate: '20/03/2027' });
});
