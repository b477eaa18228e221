import { describe, expect, test } from 'vitest';
import type { StepState } from '@visawright/contract/steps.ts';
import { closedStep, furthestStep } from './step-guard.ts';

const nothing: StepState = {
  editable: true,
  applicationUid: null,
  docIds: [],
  category: null,
  fromCountry: null,
  toCountry: null,
};
const chosen: StepState = { ...nothing, category: 'Tourism', fromCountry: 'India', toCountry: 'Italy' };
const drafted: StepState = { ...chosen, applicationUid: 'a' };
const uploaded: StepState = { ...drafted, docIds: ['d'] };
const collected: StepState = { ...uploaded, editable: false };

const fixed = { reason: 'fixed', to: 4 };
const agency = { reason: 'agency', to: null };
const closed = (state: StepState, mayStart = true) => [0, 1, 2, 3, 4].map((step) => closedStep(step, state, mayStart));

test('an application is gone on with where it stands', () => {
  expect([nothing, chosen, drafted, uploaded, collected].map(furthestStep)).toEqual([0, 1, 2, 3, 4]);
});

describe('a step opened by its address', () => {
  test('is shown when its rule is met; Details also before anything is chosen', () => {
    expect(closedStep(0, nothing, true)).toBeNull();
    expect(closed(uploaded).slice(0, 4)).toEqual([null, null, null, null]);
    expect(closed(collected).slice(3)).toEqual([null, null]);
    expect(closedStep(-1, nothing, true)).toBeNull();
  });

  test('says why it is closed, and which step is open instead', () => {
    expect(closed(nothing).slice(1)).toEqual([
      { reason: 'trip', to: 0 },
      { reason: 'guidelines', to: 0 },
      { reason: 'document', to: null },
      { reason: 'review', to: null },
    ]);
    expect(closedStep(3, chosen, true)).toEqual({ reason: 'document', to: 1 });
    expect(closedStep(3, drafted, true)).toEqual({ reason: 'document', to: 2 });
    expect(closedStep(4, uploaded, true)).toEqual({ reason: 'review', to: 3 });
    expect(closed(collected).slice(0, 3)).toEqual([fixed, fixed, fixed]);
  });

  test('leads those who may not start an application to My Applications', () => {
    expect(closed(chosen, false).slice(0, 2)).toEqual([agency, agency]);
    expect(closedStep(3, nothing, false)).toEqual({ reason: 'document', to: null });
    expect(closed(uploaded, false).slice(0, 4)).toEqual([null, null, null, null]);
  });
});
