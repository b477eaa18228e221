import { expect, test } from 'vitest';
import type { Applicant } from '@visawright/contract/applications/applicant.ts';
import { findOwnApplicant } from './own-applicant.ts';

const person = (applicantUid: string, addedBy: string | null) => ({ applicantUid, addedBy }) as Applicant;

test('finds the record that nobody added', () => {
  expect(findOwnApplicant([person('child', 'me'), person('me', null)])?.applicantUid).toBe('me');
  expect(findOwnApplicant([person('child', 'me')])).toBeUndefined();
});
