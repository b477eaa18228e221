import type { Profile } from '@visawright/contract/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../testing/app.ts';
import { callsTo } from '../testing/calls.ts';
import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { identityRealm, type IdentityRealm } from '../testing/identity.ts';

let database: TestDatabase;
let realm: IdentityRealm;
let server: TestApp;
let call: ReturnType<typeof callsTo>;

beforeAll(async () => {
  database = await testDatabase();
  realm = await identityRealm(database, ['agency', 'applicant', 'agent']);
  server = await testApp(database);
  call = callsTo(server.app, realm.path);
});

afterAll(async () => {
  await server?.close();
  await realm?.drop();
  await database?.drop();
});

const subOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sub: string }).sub;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test("another person's profile, and a role one has not, look like nobody", async () => {
  const mine = await realm.token('agent');
  const theirs = subOf(await realm.token('agency'));
  expect((await call('getProfile', { id: theirs }, bearer(mine))).status).toBe(404);
  expect((await call('getProfile', { id: subOf(mine), role: 'admin' }, bearer(mine))).status).toBe(404);
});

test('staff see their name and company, a direct applicant the type', async () => {
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
