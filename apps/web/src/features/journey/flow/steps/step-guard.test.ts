import { describe, expect, test } from 'vitest';
import type { StepState } from '@visawright/contract/applications/steps.ts';
import { closedStep, furthestStep } from './step-guard.ts';
import { chosen, collected, drafted, nothing, uploaded } from './testing/step-states.ts';

const fixed = { reason: 'fixed', to: 4 };
const agency = { reason: 'agency', to: null };
const closed = (state: StepState, mayStart = true) => [0, 1, 2, 3, 4].map((step) => closedStep(step, state, mayStart));

test('returns the furthest open step', () => {
  expect([nothing, chosen, drafted, uploaded, collected].map(furthestStep)).toEqual([0, 1, 2, 3, 4]);
});

describe('a step opened by URL', () => {
  test('is shown when its rule is met; Details always', () => {
    expect(closedStep(0, nothing, true)).toBeNull();
    expect(closed(uploaded).slice(0, 4)).toEqual([null, null, null, null]);
    expect(closed(collected).slice(3)).toEqual([null, null]);
    expect(closedStep(-1, nothing, true)).toBeNull();
  });

  test('explains why it is closed and which step is open', () => {
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

  test('sends users who may not apply to My Applications', () => {
    expect(closed(chosen, false).slice(0, 2)).toEqual([agency, agency]);
    expect(closedStep(3, nothing, false)).toEqual({ reason: 'document', to: null });
    expect(closed(uploaded, false).slice(0, 4)).toEqual([null, null, null, null]);
  });
});
