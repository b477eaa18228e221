import { randomUUID } from 'node:crypto';
import type { LoginResult } from '@visawright/contract/identity/user.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { handlers } from '../../entry/handlers.ts';
import { openParts, type OpenParts } from '../../entry/open-parts.ts';
import { sql } from '../../platform/db/db.ts';
import { startWorker, type Worker } from '../../platform/jobs/start-worker.ts';
import { openMail } from '../../platform/mail/mail.ts';
import { createCaller } from '../../testing/create-caller.ts';
import { borrowIdentityRealm, type IdentityRealm } from '../../testing/identity-realm.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { codeAt, stepAt } from '../second-factor/totp.ts';
import { emailChangeHandlersAt } from './email-change.routes.ts';
import { sendEmailChangeMail } from './send-email-change-mail.ts';
import { sweepEmailChanges } from './sweep-email-changes.ts';

let database: TestDatabase;
let realm: IdentityRealm;
let server: TestApp;
let workerParts: OpenParts;
let worker: Worker;
let call: ReturnType<typeof createCaller>;
let now = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  realm = await borrowIdentityRealm(database, ['agent', 'applicant', 'reviewer', 'agency']);
  server = await openTestApp(database, {}, { ...handlers, ...emailChangeHandlersAt(() => now) });
  workerParts = await openParts(server.parts.config, 'worker');
  const mail = openMail(process.env['SMTP_URL']!, 'no-reply@visawright.test');
  const mailParts = { ...workerParts, mail, publicUrl: 'http://127.0.0.1:8080' };
  worker = await startWorker({
    databaseUrl: database.workerUrl,
    executorId: 'email-change',
    log: workerParts.log,
    handlers: { emailChangeMail: sendEmailChangeMail(mailParts) },
  });
  call = createCaller(server.app, realm.path);
});
beforeEach(() => {
  now = Date.now();
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
}
const mailsTo = async (address: string): Promise<Caught[]> => {
  const all = (await (await fetch(`${process.env['MAIL_WEB_URL']}/email`)).json()) as Caught[];
  return all.filter((mail) => mail.to.some((to) => to.address === address));
};
const mailTo = async (address: string, subject: RegExp): Promise<Caught> => {
  const found = async () => (await mailsTo(address)).findLast((mail) => subject.test(mail.subject));
  await expect.poll(found, { timeout: 15_000 }).toBeDefined();
  return (await found())!;
};
const codeFor = async (address: string) => /^\d{6}/.exec((await mailTo(address, /^\d{6} is your/)).subject)![0];
const newEmail = () => `${randomUUID()}@example.test`;
const enter = async (username: string) => {
  const { body, status } = await call<LoginResult>('login', { username, password: realm.password });
  expect(status).toBe(200);
  return { authorization: `Bearer ${body.tokens.access_token}` };
};
type Auth = Awaited<ReturnType<typeof enter>>;
const request = (auth: Auth, email: string, password = realm.password) =>
  call<{ changeUid: string; codeSeconds: number }>('requestEmailChange', { email, password }, auth);
const confirm = (auth: Auth, changeUid: string, code: string) => call('confirmEmailChange', { changeUid, code }, auth);

test('changes the address with password and code, tells both addresses and ends other sessions', async () => {
  const [former, email] = [realm.email('agent'), newEmail()];
  const [mine, other] = [await enter(former), await enter(former)];
  const { body } = await request(mine, email);
  expect(body.codeSeconds).toBe(600);
  await mailTo(former, /may change/);
  const code = await codeFor(email);
  expect((await call('login', { username: email, password: realm.password })).status).toBe(400); // not before it is confirmed
  const stranger = await enter(realm.email('reviewer'));
  expect((await confirm(stranger, body.changeUid, code)).body).toMatchObject({ code: 'email.codeOld' });

  expect((await confirm(mine, body.changeUid, code)).body).toEqual({ email });
  await mailTo(former, /was changed/);
  await mailTo(email, /was changed/);
  expect((await call('getProfile', {}, mine)).status).toBe(200);
  expect((await call('getProfile', {}, other)).status).toBe(401);
  expect((await call('login', { username: former, password: realm.password })).status).toBe(400);
  await enter(email);
  expect((await confirm(mine, body.changeUid, code)).body).toMatchObject({ code: 'email.codeOld' });
});

test('needs the password; a session alone changes nothing and sends nothing', async () => {
  const [former, email] = [realm.email('applicant'), newEmail()];
  const mine = await enter(former);
  expect((await request(mine, email, 'not the right one')).body).toMatchObject({ code: 'auth.failed' });
  expect((await call('requestEmailChange', { email }, mine)).status).toBe(422);
  expect((await confirm(mine, randomUUID(), '000000')).body).toMatchObject({ code: 'email.codeOld' });
  expect(await mailsTo(email)).toEqual([]);
  expect(await mailsTo(former)).toEqual([]);
});

test('a code of the authenticator app is as good as the password, once', async () => {
  const mine = await enter(realm.email('applicant'));
  const { body: app } = await call<{ secret: string }>('startSecondFactor', undefined, mine);
  const step = stepAt(Date.now());
  await call('confirmSecondFactor', { code: codeAt(app.secret, step - 1) }, mine);
  const ask = (factorCode: string) => call('requestEmailChange', { email: newEmail(), factorCode }, mine);
  expect((await ask('000000')).body).toMatchObject({ code: 'auth.codeWrong' });
  expect((await ask(codeAt(app.secret, step))).status).toBe(200);
  expect((await ask(codeAt(app.secret, step))).body).toMatchObject({ code: 'auth.codeWrong' });
  await call('removeSecondFactor', undefined, mine);
});

test('a wrong code counts, five end it, and a new request ends the one before', async () => {
  const mine = await enter(realm.email('applicant'));
  const email = newEmail();
  const first = (await request(mine, email)).body.changeUid;
  const right = await codeFor(email);
  const wrong = right === '000000' ? '000001' : '000000';
  expect((await confirm(mine, first, wrong)).body).toMatchObject({ code: 'email.codeWrong', details: { left: 4 } });
  const second = (await request(mine, newEmail())).body.changeUid;
  expect((await confirm(mine, first, right)).body).toMatchObject({ code: 'email.codeOld' });
  for (let n = 0; n < 5; n++) await confirm(mine, second, wrong);
  expect((await confirm(mine, second, wrong)).body).toMatchObject({ code: 'email.codeOld' });
});

test('a code is too old after ten minutes, and the row is deleted after a day', async () => {
  const mine = await enter(realm.email('applicant'));
  const email = newEmail();
  const { changeUid } = (await request(mine, email)).body;
  const code = await codeFor(email);
  now += 600_001;
  expect((await confirm(mine, changeUid, code)).body).toMatchObject({ code: 'email.codeOld' });
  const db = workerParts.tenants.forRealm(realm.realmId);
  expect(await sweepEmailChanges(db, now)).toBe(0);
  expect(await sweepEmailChanges(db, now + 24 * 3_600_000)).toBeGreaterThan(0);
});

test('the address of another account is answered alike, gets no code and cannot be taken', async () => {
  const mine = await enter(realm.email('reviewer'));
  const taken = realm.email('agency');
  const before = (await mailsTo(taken)).length;
  const { status, body } = await request(mine, taken);
  expect([status, Object.keys(body).sort()]).toEqual([200, ['changeUid', 'codeSeconds']]);
  await mailTo(realm.email('reviewer'), /may change/);
  expect(await mailsTo(taken)).toHaveLength(before);
  const { emailChangeCode } = await import('./email-change.ts');
  const code = emailChangeCode(server.parts.keys, realm.realmId, body.changeUid);
  // Only with the code, which nobody got: the person who has it owns the mailbox.
  expect((await confirm(mine, body.changeUid, code)).body).toMatchObject({ code: 'person.emailTaken' });
  await enter(taken);
});

test('a double confirmation changes once, and stores no readable address', async () => {
  const mine = await enter(realm.email('reviewer'));
  const email = newEmail();
  const { changeUid } = (await request(mine, email)).body;
  const code = await codeFor(email);
  const both = await Promise.all([confirm(mine, changeUid, code), confirm(mine, changeUid, code)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const rows = await workerParts.tenants
    .forRealm(realm.realmId)
    .many<{ details: Buffer }>(sql`select details from email_change where realm_id = ${realm.realmId}`);
  for (const { details } of rows) expect(details.includes(email)).toBe(false);
});
