import { expect, it } from 'vitest';
import { atLeast, atMost } from '../measurement.ts';
import { acceptedShort } from './accepted-short.ts';
import { readResult, type Result } from './result.ts';

const committed = {
  checks: [atLeast('right', 78.7, 80), atMost('wrong', 3, 0.5), atLeast('read', 99, 98)],
} as unknown as Result;
const accepted = (...checks: Parameters<typeof acceptedShort>[0]) =>
  acceptedShort(checks, committed).map(({ what }) => what);

it('accepts a check that the committed result misses by as much or more', () => {
  expect(accepted(atLeast('right', 78.7, 80), atMost('wrong', 2, 0.5))).toEqual(['right', 'wrong']);
});

it('refuses a check that is worse than the committed one', () => {
  expect(accepted(atLeast('right', 78.6, 80), atMost('wrong', 3.1, 0.5))).toEqual([]);
});

it('refuses a check that the committed result meets or does not have', () => {
  expect(accepted(atLeast('read', 97, 98), atMost('lost', 1, 0))).toEqual([]);
  expect(acceptedShort([atLeast('right', 79, 80)], readResult('no-such-result'))).toEqual([]);
});
