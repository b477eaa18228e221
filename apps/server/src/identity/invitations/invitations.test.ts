import { randomUUID } from 'node:crypto';
import type { Agency, StaffPerson } from '@visawright/contract/identity/staff.ts';
import type { LoginResult } from '@visawright/contract/identity/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMail } from '../../platform/mail/mail.ts';
import { startWorker, type Worker } from '../../platform/jobs/start-worker.ts';
import { sendInvitationMail } from './send-invitation-mail.ts';
import { openParts, type OpenParts } from '../../entry/open-parts.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createCaller } from '../../testing/create-caller.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { borrowIdentityRealm, type IdentityRealm } from '../../testing/identity-realm.ts';
import { syncProviderAccount } from '../people/sync-provider-account.ts';

let database: TestDatabase;
let realm: IdentityRealm;
let server: TestApp;
let workerParts: OpenParts;
let worker: Worker;
let call: ReturnType<typeof createCaller>;
let admin: Record<string, string>;
let agency: Record<string, string>;

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const password = 'Kaveri-Bridge-77!';

beforeAll(async () => {
  database = await createTestDatabase();
  realm = await borrowIdentityRealm(database, ['admin', 'agency', 'agent']);
  server = await openTestApp(database);
  workerParts = await openParts(server.parts.config, 'worker');
  const mail = openMail(process.env['SMTP_URL']!, 'no-reply@visawright.test');
  const mailParts = { ...workerParts, mail, publicUrl: 'http://127.0.0.1:8080' };
  worker = await startWorker({
    databaseUrl: database.workerUrl,
    executorId: 'invitations',
    log: workerParts.log,
    handlers: { invitationMail: sendInvitationMail(mailParts), accountStatus: syncProviderAccount(workerParts) },
  });
  call = createCaller(server.app, realm.path);
  admin = bearer(await realm.token('admin'));
  agency = bearer(await realm.token('agency'));
});

afterAll(async () => {
  await worker?.close();
  await server?.close();
  await workerParts?.close();
  await realm?.drop();
  await database?.drop();
});

interface Caught {
  readonly to: { readonly address: string }[];
  readonly subject: string;
  readonly text: string;
}
const mailsTo = async (address: string): Promise<Caught[]> => {
  const all = (await (await fetch(`${process.env['MAIL_WEB_URL']}/email`)).json()) as Caught[];
  return all.filter((mail) => mail.to.some((to) => to.address === address));
};
async function mailTo(address: string, count = 1): Promise<Caught> {
  await expect.poll(async () => (await mailsTo(address)).length, { timeout: 15_000 }).toBe(count);
  return (await mailsTo(address)).at(-1)!;
}
const codeIn = (mail: Caught) => new URL(/http\S+resetCode=\S+/.exec(mail.text)![0]).searchParams.get('resetCode')!;
// Through the database notification; otherwise the token would stay cached for 5 s.
const soonDead = (ask: () => Promise<{ status: number }>) =>
  expect.poll(async () => (await ask()).status, { timeout: 2_000, interval: 20 }).toBe(401);
const newEmail = () => `${randomUUID()}@example.test`;
const signIn = (username: string) => call<LoginResult>('login', { username, password });
const join = async (email: string) => {
  const reset = await call('resetPassword', { code: codeIn(await mailTo(email)), newPassword: password });
  expect(reset.status).toBe(200);
};

test('rejects an email that is already in use without leaving a trace', async () => {
  const before = await call<{ total: number }>('listAgents', {}, agency);
  const taken = await call('inviteAgent', { email: realm.email('admin'), firstName: 'Twice' }, agency);
  expect([taken.status, taken.body['code']]).toEqual([409, 'person.emailTaken']);
  expect((await call<{ total: number }>('listAgents', {}, agency)).body.total).toBe(before.body.total);
  const owner = { email: realm.email('agency'), firstName: 'Twice' };
  expect((await call('createAgency', { name: 'Never', owner }, admin)).status).toBe(409);
  expect((await call<{ total: number }>('listAgencies', { search: 'Never' }, admin)).body.total).toBe(0);
});

test('lists a new agency as invited until somebody of it has signed in, and refuses a long name', async () => {
  const email = newEmail();
  const named = (name: string) =>
    call<Agency>('createAgency', { name, owner: { email, firstName: 'Asha', lastName: '' } }, admin);
  expect((await named('x'.repeat(81))).status).toBe(422);
  const name = `Agency ${email.slice(0, 8)}`;
  expect((await named(name)).body).toMatchObject({ status: 'active', isInvited: true, agents: 0 });
  const found = async (status: string) =>
    (await call<{ total: number }>('listAgencies', { search: name, status }, admin)).body.total;
  expect([await found('invited'), await found('active')]).toEqual([1, 0]);
  await join(email);
  expect((await signIn(email)).status).toBe(200);
  expect([await found('invited'), await found('active')]).toEqual([0, 1]);
});

test('refuses roles without the function', async () => {
  const agent = bearer(await realm.token('agent'));
  expect((await call('inviteAgent', { email: newEmail(), firstName: 'No' }, agent)).status).toBe(403);
  expect((await call('inviteAgent', { email: newEmail(), firstName: 'No' }, admin)).status).toBe(403);
});

test('lets an invited agent without a last name set a password and work', async () => {
  const email = newEmail();
  const invited = await call<StaffPerson>('inviteAgent', { email: email.toUpperCase(), firstName: 'Ravi' }, agency);
  expect(invited.body).toMatchObject({ email, isInvited: true, role: 'agent', status: 'active', openApplications: 0 });
  const mail = await mailTo(email);
  expect(mail.subject).toContain('You are invited');
  expect(mail.text).toContain('72 hours');
  expect(mail.text).toContain('आमंत्रित');
  expect((await signIn(email)).status).toBe(400);
  await join(email);
  const entered = await signIn(email);
  expect(entered.status).toBe(200);
  expect(entered.body.userData.role).toEqual(['agent']);
  const { items } = (await call<{ items: StaffPerson[] }>('listAgents', { search: email }, agency)).body;
  expect(items[0]!.isInvited).toBe(false);
  expect(items[0]!.lastActiveAt).toMatch(/:00:00\.000Z$/);
});

test('resends an invitation and invalidates the earlier link', async () => {
  const email = newEmail();
  const { personUid } = (await call<StaffPerson>('inviteReviewer', { email, firstName: 'Late' }, admin)).body;
  const first = codeIn(await mailTo(email));
  expect((await call('resendReviewerInvitation', { personUid }, admin)).status).toBe(200);
  await mailTo(email, 2);
  const codes = (await mailsTo(email)).map(codeIn);
  const second = codes.find((code) => code !== first)!;
  expect((await call('resetPassword', { code: first, newPassword: password })).status).toBe(422);
  expect((await call('resetPassword', { code: second, newPassword: password })).status).toBe(200);
  expect((await call('resendReviewerInvitation', { personUid }, admin)).status).toBe(200);
  expect(await mailsTo(email)).toHaveLength(2);
});

test('locks out a suspended agent here and at the provider until reinstated', async () => {
  const email = newEmail();
  const { personUid } = (await call<StaffPerson>('inviteAgent', { email, firstName: 'Out', lastName: 'Er' }, agency))
    .body;
  await join(email);
  const { tokens } = (await signIn(email)).body;
  const theirs = bearer(tokens.access_token);
  expect((await call('chooseAgents', undefined, theirs)).status).toBe(200);
  const suspended = await call<{ person: StaffPerson }>('suspendAgent', { personUid, reason: 'left' }, agency);
  expect(suspended.body.person.status).toBe('suspended');
  await soonDead(() => call('chooseAgents', undefined, theirs));
  expect((await call('refreshToken', { refreshToken: tokens.refresh_token })).status).toBe(401);
  expect((await signIn(email)).status).toBe(400);
  const atProvider = () =>
    server.parts.realms
      .byPath(realm.path)
      .then((known) => server.parts.identity.signIn(known!, email, password))
      .then(({ kind }) => kind);
  await expect.poll(atProvider, { timeout: 15_000, interval: 500 }).toBe('refused');
  expect((await call('resendAgentInvitation', { personUid }, agency)).body['code']).toBe('person.suspended');
  expect((await call<StaffPerson>('reinstateAgent', { personUid }, agency)).body.status).toBe('active');
  await expect.poll(async () => (await signIn(email)).status, { timeout: 15_000, interval: 1_000 }).toBe(200);
});

test("locks out a suspended agency's staff and refuses to suspend the platform agency", async () => {
  const email = newEmail();
  const made = await call<Agency>('createAgency', { name: 'Meridian', owner: { email, firstName: 'Owner' } }, admin);
  const { agencyUid } = made.body;
  expect(made.body).toMatchObject({ status: 'active', can: ['agency.manage'] });
  await join(email);
  const theirs = bearer((await signIn(email)).body.tokens.access_token);
  expect((await call('listAgents', {}, theirs)).status).toBe(200);
  const stop = await call<Agency>('suspendAgency', { agencyUid, reason: 'unpaid' }, admin);
  expect(stop.body.status).toBe('suspended');
  await soonDead(() => call('listAgents', {}, theirs));
  expect((await signIn(email)).status).toBe(400);
  await call('reinstateAgency', { agencyUid }, admin);
  await expect.poll(async () => (await signIn(email)).status, { timeout: 15_000, interval: 1_000 }).toBe(200);
  const { items } = (await call<{ items: Agency[] }>('listAgencies', {}, admin)).body;
  const tenant = items.find(({ type }) => type === 'SUPER_ADMIN')!;
  const refused = await call('suspendAgency', { agencyUid: tenant.agencyUid, reason: 'no' }, admin);
  expect(refused.body['code']).toBe('agency.isPlatformAgency');
});
