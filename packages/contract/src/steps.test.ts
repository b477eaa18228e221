import { expect, test } from 'vitest';
import { activeStep, mayOpenStep, type StepState } from './steps.ts';

const fresh: StepState = {
  editable: true,
  applicationUid: null,
  docIds: [],
  category: null,
  fromCountry: null,
  toCountry: null,
};
const chosen = { ...fresh, category: 'Tourism', fromCountry: 'India', toCountry: 'Italy' };
const openable = (state: StepState) => [0, 1, 2, 3, 4].filter((step) => mayOpenStep(step, state));

test('the step follows the route, and Upload without an application is outside the flow', () => {
  expect(activeStep('/get-visa', null)).toBe(0);
  expect(activeStep('/document-playground', 'a')).toBe(2);
  expect(activeStep('/document-playground', null)).toBe(-1);
  expect(activeStep('/applications', 'a')).toBe(-1);
});

test.each([
  ['nothing chosen', fresh, []],
  ['countries and purpose chosen', chosen, [0, 1]],
  ['draft made', { ...chosen, applicationUid: 'a' }, [0, 1, 2]],
  ['one document added', { ...chosen, applicationUid: 'a', docIds: ['d'] }, [0, 1, 2, 3]],
  ['declaration accepted', { ...chosen, applicationUid: 'a', docIds: ['d'], editable: false }, [3, 4]],
] as const)('with %s', (_, state, steps) => expect(openable(state)).toEqual(steps));
