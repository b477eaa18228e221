import { expect, test } from 'vitest';
import { hasFlowLayout } from './flow-layout.ts';

const rules = (phoneForAgencyTravellers: boolean) => ({
  rules: { urgentDays: 7, soonDays: 21, selfSignUp: false, phoneForAgencyTravellers },
});

test.each([
  ['a direct applicant', ['applicant'], 'D2C', false, true],
  ['an agency’s traveller', ['applicant'], 'B2B', false, false],
  ['an agency’s traveller where the realm allows it', ['applicant'], 'B2B', true, true],
  ['an agent where the realm allows it for travellers', ['agent'], null, true, false],
  ['an applicant whose profile could not be loaded', ['applicant'], null, true, false],
] as const)('%s', (_who, role, applicantType, allowed, expected) => {
  expect(hasFlowLayout({ role: [...role], applicantType }, rules(allowed))).toBe(expected);
});
