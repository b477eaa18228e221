import { expect, test } from 'vitest';
import { changeConsequences } from './change-consequences.ts';

const none = { state: 'none', round: 0, tasks: [], sections: [], lapsedAt: null } as const;
const given = (status: 'package-ready' | 'submitted', state: 'none' | 'approved') =>
  changeConsequences({
    status,
    review: { ...none, state, tasks: [], sections: [], lapsedAt: null },
  });

test('names the consequences for an approval and for a submitted application', () => {
  expect(given('package-ready', 'none')).toEqual(['consequence']);
  expect(given('package-ready', 'approved')).toEqual(['consequence', 'consequenceReview']);
  expect(given('submitted', 'approved')).toEqual(['consequence', 'consequenceReview', 'consequenceSubmitted']);
});
