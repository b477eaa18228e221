import { expect, test } from 'vitest';
import { consequencesOf } from './consequences-of.ts';

const none = { state: 'none', round: 0, tasks: [], sections: [] } as const;
const given = (status: 'package-ready' | 'submitted', state: 'none' | 'approved') =>
  consequencesOf({ status, review: { ...none, state, tasks: [], sections: [] } });

test('an approval ends with it, and what is handed in stays handed in', () => {
  expect(given('package-ready', 'none')).toEqual(['consequence']);
  expect(given('package-ready', 'approved')).toEqual(['consequence', 'consequenceReview']);
  expect(given('submitted', 'approved')).toEqual(['consequence', 'consequenceReview', 'consequenceSubmitted']);
});
