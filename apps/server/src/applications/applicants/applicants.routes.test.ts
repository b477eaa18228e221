import type { Applicant, ImportReport } from '@visawright/contract/applications/applicant.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createCaller } from '../../testing/create-caller.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { borrowIdentityRealm, type IdentityRealm } from '../../testing/identity-realm.ts';

let database: TestDatabase;
let realm: IdentityRealm;
let server: TestApp;
let call: ReturnType<typeof createCaller>;
let agency: Record<string, string>;
let admin: Record<string, string>;
let direct: Record<string, string>;

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

beforeAll(async () => {
  database = await createTestDatabase();
  realm = await borrowIdentityRealm(database, ['agency', 'admin', 'applicant']);
  server = await openTestApp(database);
  call = createCaller(server.app, realm.path);
  agency = bearer(await realm.token('agency'));
  admin = bearer(await realm.token('admin'));
  direct = bearer(await realm.token('applicant'));
});

afterAll(async () => {
  await server?.close();
  await realm?.drop();
  await database?.drop();
});

test('rejects admins with 403 and callers without a token with 401', async () => {
  expect((await call('listApplicants', {}, admin)).status).toBe(403);
  expect((await call('listApplicants', {})).status).toBe(401);
  expect((await call('createStartLink', { applicantUid: crypto.randomUUID() }, direct)).status).toBe(403);
});

test('adds, lists, edits and finds applicants over HTTP, rejects a stale edit and limits passport searches', async () => {
  const made = await call<Applicant>(
    'createApplicant',
    { firstName: ' Ravi ', email: 'RAVI@example.test', passportNumber: 'k7654321' },
    agency,
  );
  expect(made.status).toBe(200);
  expect(made.body).toMatchObject({
    firstName: 'Ravi',
    email: 'ravi@example.test',
    passportMasked: '•••••321',
    type: 'B2B',
  });
  const { applicantUid } = made.body;
  const listed = await call<{ items: Applicant[]; total: number }>('listApplicants', { search: 'K7654321' }, agency);
  expect(listed.body.items.map((item) => item.applicantUid)).toEqual([applicantUid]);
  expect((await call('listApplicants', { limit: '500' }, agency)).status).toBe(422);
  const url = `/das/v1/applicants/update?applicantUid=${applicantUid}`;
  const edit = (payload: object) =>
    server.app.inject({ method: 'POST', url, payload, headers: { ...agency, 'realm-client-id': realm.path } });
  expect((await edit({ firstName: 'Ravindra', version: 1 })).json()).toMatchObject({
    firstName: 'Ravindra',
    version: 2,
  });
  const stale = await edit({ firstName: 'Rav', version: 1 });
  expect(stale.statusCode).toBe(409);
  expect(stale.json()).toMatchObject({ code: 'record.versionStale', details: { current: { version: 2 } } });
  const asked: number[] = [];
  for (let n = 0; n < 30; n++)
    asked.push((await call('findApplicantsByPassport', { passportId: 'K7654321' }, agency)).status);
  expect(asked.filter((status) => status === 200)).toHaveLength(29); // one was used by the list
  expect(asked.at(-1)).toBe(429);
  expect((await call('listApplicants', { search: 'K7654321' }, agency)).status).toBe(429);
  expect((await call('listApplicants', { search: 'Ravi' }, agency)).status).toBe(200);
});

test('lets a direct applicant list themselves and their fellow travellers and import a family', async () => {
  const added = await call<Applicant>('createApplicant', { firstName: 'Meenu' }, direct);
  expect(added.body.type).toBe('D2C');
  const mine = await call<{ items: Applicant[] }>('listApplicants', { sort: 'created' }, direct);
  expect(mine.body.items.map(({ hasAccount }) => hasAccount)).toEqual([true, false]);
  const rows = [{ firstName: 'One' }, { firstName: '' }];
  const report = await call<ImportReport>('importApplicants', { rows, commit: true }, direct);
  expect(report.body.rows.map(({ outcome }) => outcome)).toEqual(['created', 'invalid']);
});

test('creates one applicant for one idempotency key', async () => {
  const headers = { ...agency, 'idempotency-key': 'again' };
  const order = { firstName: 'Once', lastName: 'Only' };
  const [one, two] = [
    await call<Applicant>('createApplicant', order, headers),
    await call<Applicant>('createApplicant', order, headers),
  ];
  expect(two.body.applicantUid).toBe(one.body.applicantUid);
  expect((await call<{ total: number }>('listApplicants', { search: 'once only' }, agency)).body.total).toBe(1);
});

test("creates a distributor with its owner over HTTP and answers an agency's request", async () => {
  const owner = { email: `ghats@${realm.domain}`, firstName: 'Meera' };
  const made = await call<{ distributorUid: string }>('createDistributor', { name: 'Ghats', owner }, admin);
  expect(made.body).toMatchObject({ name: 'Ghats', type: 'DISTRIBUTOR', agencies: 0, can: ['distributor.manage'] });
  const { distributorUid } = made.body;
  const seen = await call('getDistributor', { distributorUid }, admin);
  expect(seen.body).toMatchObject({ people: [{ role: 'distributor', isInvited: true }], agencies: [] });
  expect((await call<{ total: number }>('listDistributors', { sort: 'name' }, admin)).body.total).toBe(2);
  const stop = await call('suspendDistributor', { distributorUid, reason: 'closed' }, admin);
  expect(stop.body).toMatchObject({ status: 'suspended' });
  const under = { name: 'New', distributorUid, owner: { email: `new@${realm.domain}`, firstName: 'N' } };
  expect((await call('createAgency', under, admin)).status).toBe(404);
  expect((await call('reinstateDistributor', { distributorUid }, admin)).body).toMatchObject({ status: 'active' });
  const agencyMade = await call<{ agencyUid: string }>('createAgency', under, admin);
  const one = await call('getAgency', { agencyUid: agencyMade.body.agencyUid }, admin);
  expect(one.body).toMatchObject({ agency: { distributorName: 'Ghats' }, people: [{ role: 'agency' }] });
  const request = await call<{ requestUid: string }>(
    'createRequest',
    { type: 'EXTENSION', people: 2, reason: 'two more' },
    agency,
  );
  expect((await call<{ total: number }>('listOwnRequests', {}, agency)).body.total).toBe(1);
  const { requestUid } = request.body;
  expect((await call('decideRequest', { requestUid, status: 'REJECTED' }, admin)).status).toBe(422);
  expect((await call('decideRequest', { requestUid, status: 'APPROVED' }, admin)).body).toMatchObject({
    status: 'APPROVED',
  });
  expect((await call('decideRequest', { requestUid, status: 'APPROVED' }, agency)).status).toBe(403);
});
