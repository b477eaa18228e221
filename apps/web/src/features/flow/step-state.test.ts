import { describe, expect, test } from 'vitest';
import type { StepState } from '@visawright/contract/steps.ts';
import { lockReason, nextStep, stepAddress, stepMark } from './step-state.ts';

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

const marks = (active: number, state: StepState) => [0, 1, 2, 3, 4].map((step) => stepMark(step, active, state));
const reasons = (state: StepState) => [0, 1, 2, 3, 4].map((step) => lockReason(step, state));

describe('the step bar', () => {
  test('opens one step after the other', () => {
    expect(marks(0, nothing)).toEqual(['now', 'locked', 'locked', 'locked', 'locked']);
    expect(marks(0, chosen)).toEqual(['now', 'open', 'locked', 'locked', 'locked']);
    expect(marks(2, drafted)).toEqual(['done', 'done', 'now', 'locked', 'locked']);
    expect(marks(2, uploaded)).toEqual(['done', 'done', 'now', 'open', 'locked']);
    expect(marks(4, collected)).toEqual(['done', 'done', 'done', 'done', 'now']);
  });

  test('does not call a step done whose answers are missing', () => {
    expect(marks(3, nothing)).toEqual(['locked', 'locked', 'locked', 'now', 'locked']);
    expect(marks(3, drafted)).toEqual(['done', 'done', 'open', 'now', 'locked']);
  });

  test('says why a step is locked', () => {
    expect(reasons(nothing)).toEqual(['trip', 'trip', 'guidelines', 'document', 'review']);
    expect(reasons(uploaded)).toEqual([null, null, null, null, 'review']);
    expect(reasons(collected)).toEqual(['fixed', 'fixed', 'fixed', null, null]);
  });
});

test('Continue leads to the next step only when it may be opened', () => {
  expect(nextStep(0, nothing)).toBeNull();
  expect(nextStep(0, chosen)?.path).toBe('/visa-requirements');
  expect(nextStep(2, drafted)).toBeNull();
  expect(nextStep(4, collected)).toBeNull();
  expect(nextStep(-1, uploaded)).toBeNull();
});

test('a step address carries the application', () => {
  expect(stepAddress('/form', 'a b')).toBe('/form?applicationUid=a%20b');
  expect(stepAddress('/form', null)).toBe('/form');
});
