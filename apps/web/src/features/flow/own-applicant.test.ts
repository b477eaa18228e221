import { expect, test } from 'vitest';
import type { Applicant } from '@visawright/contract/applicant.ts';
import { ownOf } from './own-applicant.ts';

const person = (applicantUid: string, addedBy: string | null) => ({ applicantUid, addedBy }) as Applicant;

test('oneself is the one nobody added', () => {
  expect(ownOf([person('child', 'me'), person('me', null)])?.applicantUid).toBe('me');
  expect(ownOf([person('child', 'me')])).toBeUndefined();
});
