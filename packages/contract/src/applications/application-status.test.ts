import { expect, test } from 'vitest';
import {
  datesLocked,
  isEditable,
  mayMove,
  outcomes,
  progressLabels,
  progressOf,
  reviewMoves,
  reviewStates,
  statuses,
  transitionReasons,
  transitions,
} from './application-status.ts';

// The life cycle as people describe it: one line per allowed change and its cause.
const lifeCycle = [
  'draft → initiated: firstDocument',
  'initiated → form-data-collected: declarationAccepted',
  'form-data-collected → package-ready: packageBuilt',
  'package-ready → online-form-completed: onlineFormDone',
  'online-form-completed → submitted: personSubmitted',
  'package-ready → submitted: submittedInPerson',
  'form-data-collected → initiated: reopened',
  'package-ready → initiated: reopened',
  'online-form-completed → initiated: reopened',
  'submitted → initiated: reopened',
];

test('an application moves only as described, each move for one cause', () => {
  expect(transitions.map(({ from, to, by }) => `${from} → ${to}: ${by}`)).toEqual(lifeCycle);
  const allowed = statuses.flatMap((from) => statuses.filter((to) => mayMove(from, to)).map((to) => `${from} → ${to}`));
  expect(allowed.sort()).toEqual(lifeCycle.map((line) => line.split(':')[0]!).sort());
});

test('every cause moves something, every status can be left', () => {
  expect(new Set(transitions.map(({ by }) => by))).toEqual(new Set(transitionReasons));
  expect(new Set(transitions.map(({ from }) => from))).toEqual(new Set(statuses));
});

test('a review is requested, then approved, returned or withdrawn', () => {
  expect(Object.entries(reviewMoves).map(([from, to]) => `${from} → ${to.join(', ')}`)).toEqual([
    'none → requested',
    'requested → approved, returned, none',
    'approved → requested, none',
    'returned → requested',
  ]);
  expect(reviewStates).toEqual(['none', 'requested', 'approved', 'returned']);
});

test('the answers of an application can be edited until its declaration', () => {
  expect(statuses.map(isEditable)).toEqual([true, true, false, false, false, false]);
  for (const unknown of [null, undefined, '']) expect(isEditable(unknown)).toBe(true);
  expect(isEditable('Application INITIATED')).toBe(true);
  expect(isEditable('cancelled')).toBe(false);
});

test('the dates of a trip are locked from the declaration on', () => {
  expect(statuses.map(datesLocked)).toEqual([false, false, true, true, true, true]);
  for (const unknown of [null, undefined, '']) expect(datesLocked(unknown)).toBe(false);
  expect(datesLocked('draft, Form-Data collected')).toBe(true);
  expect(datesLocked('cancelled')).toBe(true);
});

test('lists show the progress from the declaration on, in the specified words', () => {
  const shown = statuses.map((status) => {
    const progress = progressOf[status];
    return progress && progressLabels[progress];
  });
  expect(shown).toEqual([
    null,
    null,
    'Form-data collected',
    'Package ready',
    'Online form completed',
    'Application submitted',
  ]);
  expect(outcomes).toEqual(['PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN']);
});
