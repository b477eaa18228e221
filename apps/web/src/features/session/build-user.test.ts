import { expect, test } from 'vitest';
import { mergeProfile } from './build-user.ts';
import type { CurrentUser } from '../../lib/token.ts';

const user: CurrentUser = {
  id: '1',
  firstName: 'Asha',
  lastName: 'Verma',
  email: 'a@s.test',
  role: ['applicant'],
  companyName: null,
  address: { country: null },
  applicantType: null,
  personUid: null,
  agencyUid: null,
  applicantUid: null,
};

test('the profile is laid over what the token says; a blank name does not erase a known one', () =>
  expect(
    mergeProfile(user, {
      firstName: '',
      lastName: 'Varma',
      companyName: 'House',
      address: { country: 'India' },
      applicantType: 'D2C',
      personUid: 'p1',
      agencyUid: 'g1',
      applicantUid: 'a1',
    }),
  ).toEqual({
    ...user,
    lastName: 'Varma',
    companyName: 'House',
    address: { country: 'India' },
    applicantType: 'D2C',
    personUid: 'p1',
    agencyUid: 'g1',
    applicantUid: 'a1',
  }));

test('without a profile the token is enough', () => expect(mergeProfile(user, null)).toEqual(user));
