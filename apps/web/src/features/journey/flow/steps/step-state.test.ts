import { describe, expect, test } from 'vitest';
import type { StepState } from '@visawright/contract/applications/steps.ts';
import { lockReason, nextStep, stepAddress, stepMark } from './step-state.ts';
import { chosen, collected, drafted, nothing, uploaded } from './testing/step-states.ts';

const marks = (active: number, state: StepState) => [0, 1, 2, 3, 4].map((step) => stepMark(step, active, state));
const reasons = (state: StepState) => [0, 1, 2, 3, 4].map((step) => lockReason(step, state));

describe('step bar', () => {
  test('opens the steps one after the other', () => {
    expect(marks(0, nothing)).toEqual(['now', 'locked', 'locked', 'locked', 'locked']);
    expect(marks(0, chosen)).toEqual(['now', 'open', 'locked', 'locked', 'locked']);
    expect(marks(2, drafted)).toEqual(['done', 'done', 'now', 'locked', 'locked']);
    expect(marks(2, uploaded)).toEqual(['done', 'done', 'now', 'open', 'locked']);
    expect(marks(4, collected)).toEqual(['done', 'done', 'done', 'done', 'now']);
  });

  test('does not mark a step done while answers are missing', () => {
    expect(marks(3, nothing)).toEqual(['locked', 'locked', 'locked', 'now', 'locked']);
    expect(marks(3, drafted)).toEqual(['done', 'done', 'open', 'now', 'locked']);
  });

  test('explains why a step is locked', () => {
    expect(reasons(nothing)).toEqual(['trip', 'trip', 'guidelines', 'document', 'review']);
    expect(reasons(uploaded)).toEqual([null, null, null, null, 'review']);
    expect(reasons(collected)).toEqual(['fixed', 'fixed', 'fixed', null, null]);
  });
});

test('Continue leads to the next step only if it is open', () => {
  expect(nextStep(0, nothing)).toBeNull();
  expect(nextStep(0, chosen)?.path).toBe('/visa-requirements');
  expect(nextStep(2, drafted)).toBeNull();
  expect(nextStep(4, collected)).toBeNull();
  expect(nextStep(-1, uploaded)).toBeNull();
});

test('a step URL contains the application', () => {
  expect(stepAddress('/form', 'a b')).toBe('/form?applicationUid=a%20b');
  expect(stepAddress('/form', null)).toBe('/form');
});
