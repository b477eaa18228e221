import { randomUUID } from 'node:crypto';
import type { LoginResult } from '@visawright/contract/identity/user.ts';
import { signUpCode as facts } from '@visawright/contract/identity/sign-up-facts.ts';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { handlers } from '../../entry/handlers.ts';
import { recordSignUpConsent } from '../../documents/consents/record-sign-up-consent.ts';
import { openMail, type Mail } from '../../platform/mail/mail.ts';
import { startWorker, type Worker } from '../../platform/jobs/start-worker.ts';
import { sql, type Db, type TenantDatabase } from '../../platform/db/db.ts';
import { openTenants } from '../../platform/db/tenant-db.ts';
import { createCaller } from '../../testing/create-caller.ts';
import { borrowIdentityRealm, type IdentityRealm } from '../../testing/identity-realm.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { signInHandlersAt } from '../sign-in/sign-in.routes.ts';
import { sweepSessions } from '../sessions/sweep-sessions.ts';
import { sendSignUpMail } from './send-sign-up-mail.ts';
import { signUpHandlers } from './sign-up.routes.ts';

const password = 'Monsoon-Ferry-2027!';
let database: TestDatabase;
let realm: IdentityRealm;
let closed: IdentityRealm; // does not let travellers create accounts
let server: TestApp;
let workerTenants: TenantDatabase;
let worker: Worker;
let mail: Mail;
let db: Db;
let call: ReturnType<typeof createCaller>;
let now = 0; // the server's clock, set by the tests
let failsOnce = false; // the step after the account was created

beforeAll(async () => {
  database = await createTestDatabase();
  [realm, closed] = await Promise.all([
    borrowIdentityRealm(database, ['admin', 'applicant']),
    borrowIdentityRealm(database, []),
  ]);
  const clock = () => now;
  const listeners = {
    signUpConfirmed: async (...args: Parameters<typeof recordSignUpConsent>) => {
      await recordSignUpConsent(...args);
      if (failsOnce) {
        failsOnce = false;
        throw new Error('the line broke');
      }
    },
  };
  const signUps = signUpHandlers(listeners, clock);
  server = await openTestApp(database, {}, { ...handlers, ...signInHandlersAt(clock), ...signUps });
  call = createCaller(server.app, realm.path);
  db = server.parts.tenants.forRealm(realm.realmId);
  workerTenants = openTenants(database.workerUrl, 2);
  mail = openMail(process.env.SMTP_URL!, 'no-reply@visawright.test');
  const parts = { ...server.parts, tenants: workerTenants, mail, publicUrl: 'http://127.0.0.1:8080' };
  worker = await startWorker({
    databaseUrl: database.workerUrl,
    executorId: 'sign-up worker',
    log: pino({ level: 'silent' }),
    handlers: { signUpMail: sendSignUpMail(parts) },
  });
  const admin = { authorization: `Bearer ${await realm.token('admin')}` };
  await call('saveRealmSettings', { rules: { selfSignUp: true } }, admin);
  await vi.waitFor(
    async () => expect((await server.parts.realms.byPath(realm.path))?.configuration.rules.selfSignUp).toBe(true),
    15_000,
  );
});

afterAll(async () => {
  await worker?.close();
  mail?.close();
  await workerTenants?.close();
  await server?.close();
  await Promise.all([realm?.drop(), closed?.drop()]);
  await database?.drop();
});

beforeEach(async () => {
  now = Date.now();
  await db.run(sql`delete from sign_in_attempt where realm_id = ${realm.realmId}`);
});

const stranger = () => `asha.${randomUUID().slice(0, 8)}@example.test`;
const bodyFor = (email: string, more: object = {}) => ({
  signUpUid: randomUUID(),
  name: 'Asha Rao',
  email,
  password,
  language: 'hi',
  acceptsTerms: 1,
  acceptsReading: true,
  ...more,
});
const ask = (body: object) => call<{ code?: string }>('signUp', body);
const confirm = (signUpUid: string, code: string) =>
  call<{ code?: string; details?: { left: number } }>('confirmSignUp', { signUpUid, code });
const resend = (signUpUid: string) => call<{ code?: string }>('resendSignUpCode', { signUpUid });
const login = (username: string, word = password) => call<LoginResult>('login', { username, password: word });
const wrongOf = (code: string) => String((Number(code) + 1) % 10 ** facts.digits).padStart(facts.digits, '0');

interface Caught {
  readonly to: { address: string }[];
  readonly subject: string;
  readonly text: string;
}
async function mailsTo(address: string): Promise<Caught[]> {
  const all = (await (await fetch(`${process.env.MAIL_WEB_URL}/email`)).json()) as Caught[];
  return all.filter(({ to }) => to.some((each) => each.address === address));
}
async function mailTo(address: string, count = 1): Promise<Caught> {
  await expect.poll(async () => (await mailsTo(address)).length, { timeout: 15_000 }).toBe(count);
  return (await mailsTo(address)).at(-1)!;
}
const codeIn = ({ subject }: Caught) => /^\d{6}/.exec(subject)![0];

test('creates an account that can sign in only after the code was confirmed', async () => {
  const body = bodyFor(stranger(), { name: ' Asha  Kumari Rao ' });
  expect((await ask({ ...body, email: body.email.toUpperCase() })).status).toBe(200);
  const mailed = await mailTo(body.email);
  expect(mailed.text).toContain('Confirm your email address');
  expect(mailed.text).toContain('कोड');
  const code = codeIn(mailed);
  expect((await login(body.email)).status).toBe(400);
  expect((await confirm(body.signUpUid, code)).body).toEqual({ ok: true });

  const { status, body: signedIn } = await login(body.email);
  expect(status).toBe(200);
  expect(signedIn.userData.role).toEqual(['applicant']);
  expect((await login(body.email)).status).toBe(200); // the provider has stored its own hash by now
  expect((await login(body.email, 'Another-Ferry-2027!')).status).toBe(400);
  const made = await db.get(sql`
    select p.first_name, p.last_name, a.type, g.type as agency, c.purpose, c.language, p.terms_version, p.preferences
    from person p join applicant a on a.realm_id = p.realm_id and a.person_uid = p.person_uid
    join agency g on g.realm_id = a.realm_id and g.agency_uid = a.agency_uid
    join consent c on c.realm_id = a.realm_id and c.applicant_uid = a.applicant_uid and c.given_by = p.person_uid
    where p.realm_id = ${realm.realmId} and p.email = ${body.email}`);
  expect(made).toEqual({
    first_name: 'Asha Kumari',
    last_name: 'Rao',
    type: 'D2C',
    agency: 'SUPER_ADMIN',
    purpose: 'readDocuments',
    language: 'hi',
    terms_version: 1,
    preferences: { language: 'hi' },
  });
  expect((await confirm(body.signUpUid, code)).body.code).toBe('signUp.codeOld'); // single use
});

test('answers for an address with an account alike, and the email says so', async () => {
  const known = bodyFor(realm.email('applicant'));
  const unknown = bodyFor(stranger());
  const [first, second] = [await ask(known), await ask(unknown)];
  expect(first.status).toBe(200);
  expect(first.text).toBe(second.text);
  expect((await mailTo(known.email)).subject).toContain('You already have');
  await mailTo(unknown.email);
  const wrong = async (uid: string) => (await confirm(uid, '000000')).text;
  expect(await wrong(known.signUpUid)).toBe(await wrong(unknown.signUpUid));
  expect((await login(known.email)).status).toBe(400);
  expect((await login(known.email, realm.password)).status).toBe(200);
});

test('a double click is one sign-up, one email and one account', async () => {
  const body = bodyFor(stranger());
  const replies = await Promise.all([ask(body), ask(body)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  const code = codeIn(await mailTo(body.email));
  const confirmed = await Promise.all([confirm(body.signUpUid, code), confirm(body.signUpUid, code)]);
  expect(confirmed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await login(body.email)).status).toBe(200);
  expect(await mailsTo(body.email)).toHaveLength(1);
});

test('two sign-ups of one address: each code belongs to its own password, and the first confirmed one counts', async () => {
  const email = stranger();
  const attacker = bodyFor(email, { password: 'Attacker-Ferry-2027!' });
  const owner = bodyFor(email);
  await ask(attacker);
  const first = codeIn(await mailTo(email));
  await ask(owner);
  const second = codeIn(await mailTo(email, 2));
  expect((await confirm(owner.signUpUid, first)).body.code).toBe('signUp.codeWrong');
  expect((await confirm(owner.signUpUid, second)).status).toBe(200);
  expect((await confirm(attacker.signUpUid, first)).body.code).toBe('signUp.codeOld');
  expect((await login(email, 'Attacker-Ferry-2027!')).status).toBe(400);
  expect((await login(email)).status).toBe(200);
});

test('a code has five tries and ten minutes, also when they arrive at once', async () => {
  const body = bodyFor(stranger());
  await ask(body);
  const code = codeIn(await mailTo(body.email));
  const wrong = await Promise.all(Array.from({ length: 9 }, () => confirm(body.signUpUid, wrongOf(code))));
  const left = wrong.flatMap(({ body: { details } }) => details?.left ?? []);
  expect(left.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
  expect((await confirm(body.signUpUid, code)).body.code).toBe('signUp.codeOld');

  const late = bodyFor(stranger());
  await ask(late);
  const other = codeIn(await mailTo(late.email));
  now += facts.seconds * 1_000 + 1_000;
  expect((await confirm(late.signUpUid, other)).body.code).toBe('signUp.codeOld');
  expect((await confirm(randomUUID(), other)).body.code).toBe('signUp.codeOld');
});

test('a new code needs a pause, replaces the earlier one and can be asked for four times', async () => {
  const body = bodyFor(stranger());
  await ask(body);
  const first = codeIn(await mailTo(body.email));
  expect((await resend(body.signUpUid)).body.code).toBe('signUp.tooSoon');
  now += 61_000;
  expect((await resend(body.signUpUid)).status).toBe(200);
  const second = codeIn(await mailTo(body.email, 2));
  expect(second).not.toBe(first);
  expect((await confirm(body.signUpUid, first)).body.code).toBe('signUp.codeWrong');
  for (let send = 3; send <= facts.sends; send++) {
    now += 61_000;
    expect((await resend(body.signUpUid)).status).toBe(200);
    await mailTo(body.email, send); // one that waits is not sent once a later code exists
  }
  const last = codeIn(await mailTo(body.email, facts.sends));
  now += 61_000;
  expect((await resend(body.signUpUid)).body.code).toBe('signUp.tooSoon');
  expect((await confirm(body.signUpUid, last)).status).toBe(200);
});

// Thirty passwords are hashed, each with 210,000 rounds.
test('limits emails to one address silently and requests of one network openly', { timeout: 120_000 }, async () => {
  const email = stranger();
  for (let n = 0; n < 8; n++) expect((await ask(bodyFor(email))).status).toBe(200);
  await mailTo(email, 5);
  const replies = await Promise.all(Array.from({ length: 24 }, () => ask(bodyFor(stranger()))));
  const statuses = replies.map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2); // thirty in all
  expect(await mailsTo(email)).toHaveLength(5);
});

test('an account left over by a failed confirmation does not stop the next try', async () => {
  const body = bodyFor(stranger());
  await ask(body);
  const code = codeIn(await mailTo(body.email));
  failsOnce = true;
  expect((await confirm(body.signUpUid, code)).status).toBe(500);
  expect((await login(body.email)).status).toBe(400);
  expect((await confirm(body.signUpUid, code)).status).toBe(200);
  expect((await login(body.email)).status).toBe(200);
});

test('refuses weak passwords, missing consent and realms that do not offer it', async () => {
  expect((await ask(bodyFor(stranger(), { password: 'short' }))).body.code).toBe('auth.passwordRefused');
  expect((await ask(bodyFor(stranger(), { acceptsReading: false }))).status).toBe(422);
  expect((await ask(bodyFor(stranger(), { acceptsTerms: undefined }))).status).toBe(422);
  expect((await ask(bodyFor('not an address'))).status).toBe(422);
  const elsewhere = createCaller(server.app, closed.path);
  for (const [name, body] of [
    ['signUp', bodyFor(stranger())],
    ['resendSignUpCode', { signUpUid: randomUUID() }],
    ['confirmSignUp', { signUpUid: randomUUID(), code: '123456' }],
  ] as const)
    expect((await elsewhere(name, body)).body).toMatchObject({ code: 'signUp.notOffered' });
});

test('stores nothing readable and deletes what was not confirmed after a day', async () => {
  const body = bodyFor(stranger());
  await ask(body);
  await mailTo(body.email);
  const row = await db.get<{ all: string }>(
    sql`select s::text as all from sign_up s where realm_id = ${realm.realmId} and sign_up_uid = ${body.signUpUid}`,
  );
  const bytes = Buffer.from(/\\\\?x([0-9a-f]+)/.exec(row.all)![1]!, 'hex').toString('latin1');
  for (const secret of [body.email, 'Asha', password]) {
    expect(row.all).not.toContain(secret);
    expect(bytes).not.toContain(secret);
  }
  await sweepSessions(workerTenants.forRealm(realm.realmId), now + 23 * 3_600_000);
  expect(await db.find(sql`select 1 from sign_up where sign_up_uid = ${body.signUpUid}`)).toBeDefined();
  await sweepSessions(workerTenants.forRealm(realm.realmId), now + 25 * 3_600_000);
  expect(await db.find(sql`select 1 from sign_up where sign_up_uid = ${body.signUpUid}`)).toBeUndefined();
});
