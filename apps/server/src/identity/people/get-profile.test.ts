import type { Profile } from '@visawright/contract/identity/user.ts';
import { afterAll, expect, test } from 'vitest';
import { openIdentityServer } from '../../testing/identity-server.ts';

const { realm, call, close } = await openIdentityServer(['agency', 'applicant', 'agent']);
afterAll(close);

const subOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sub: string }).sub;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test("returns 404 for another person's profile or a role the caller does not have", async () => {
  const mine = await realm.token('agent');
  const theirs = subOf(await realm.token('agency'));
  expect((await call('getProfile', { id: theirs }, bearer(mine))).status).toBe(404);
  expect((await call('getProfile', { id: subOf(mine), role: 'admin' }, bearer(mine))).status).toBe(404);
});

test('returns name and company for staff and the type for direct applicants', async () => {
  const agency = await realm.token('agency');
  const staff = await call<Profile>('getProfile', { id: subOf(agency), role: 'agency' }, bearer(agency));
  expect(staff.body).toEqual({
    firstName: 'Asha',
    lastName: 'agency',
    companyName: realm.path,
    address: { country: 'India' },
    applicantType: null,
    personUid: expect.any(String) as string,
    agencyUid: expect.any(String) as string,
    applicantUid: null,
  });
  const applicant = await realm.token('applicant');
  const direct = await call<Profile>('getProfile', { id: subOf(applicant), role: 'applicant' }, bearer(applicant));
  expect(direct.body).toMatchObject({
    companyName: null,
    applicantType: 'D2C',
    applicantUid: expect.any(String) as string,
  });
});
