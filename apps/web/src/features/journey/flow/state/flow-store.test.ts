import { expect, test } from 'vitest';
import { changeFlow, emptyFlow, startApplication, useFlow } from './flow-store.ts';

test('Apply now clears the application and starts at step 0', () => {
  changeFlow({ activeStep: 3, category: 'Tourism', applicationCreationKey: 'key', fromDate: '09/03/2027' });
  startApplication();
  expect(useFlow.getState()).toEqual({ ...emptyFlow, activeStep: 0 });
});
