import { expect, test } from 'vitest';
import { flagsFor, openFlags } from '../../../../lib/session/flags.ts';
import type { CurrentUser } from '../../../../lib/session/session.ts';
import { mayApply, mayStart } from './may-apply.ts';

const of = (applicantType: 'D2C' | 'B2B', flags = openFlags) => ({
  flags,
  user: { applicantType } as CurrentUser,
});

test('allows Apply now for direct applicants without a bearer token', () => {
  expect(mayApply(of('D2C'))).toBe(true);
  expect(mayApply(of('B2B'))).toBe(false);
  expect(mayApply(of('D2C', flagsFor(true, true)))).toBe(false);
});

test('allows a draft for direct applicants or with the key of a start link', () => {
  expect(mayStart(of('D2C'), null)).toBe(true);
  expect(mayStart(of('B2B'), null)).toBe(false);
  expect(mayStart(of('B2B'), 'key')).toBe(true);
  expect(mayStart(of('D2C', flagsFor(true, false)), null)).toBe(false);
  expect(mayStart(of('D2C', flagsFor(true, true)), null)).toBe(true);
});
