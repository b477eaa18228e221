import { expect, test } from 'vitest';
import { mergeProfile } from './build-user.ts';
import { userOfToken, type CurrentUser } from '../../../lib/tokens/token.ts';

const user: CurrentUser = {
  ...userOfToken(''),
  id: '1',
  firstName: 'Asha',
  lastName: 'Verma',
  email: 'a@s.test',
  role: ['applicant'],
};

test('merges the profile over the token, but not blank names', () => {
  const profile = {
    lastName: 'Varma',
    companyName: 'House',
    address: { country: 'India' },
    applicantType: 'D2C',
    personUid: 'p1',
    agencyUid: 'g1',
    applicantUid: 'a1',
  } as const;
  expect(mergeProfile(user, { ...profile, firstName: '' })).toEqual({ ...user, ...profile });
});

test('uses the token without a profile', () => expect(mergeProfile(user, null)).toEqual(user));
