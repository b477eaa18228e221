import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCaller } from '../../../testing/create-caller.ts';
import { openIdentityServer } from '../../../testing/identity-server.ts';
import { insertRealm } from '../../../testing/insert-realm.ts';
import { startWorker, type Worker } from '../../../platform/jobs/start-worker.ts';
import { sql, type TenantDatabase } from '../../../platform/db/db.ts';
import { openTenants } from '../../../platform/db/tenant-db.ts';
import { openMail, type Mail } from '../../../platform/mail/mail.ts';
import { sendChecklistMail } from './send-checklist-mail.ts';

const { database, realm, server, call, close } = await openIdentityServer(['admin', 'agency', 'agent']);
const owners = openTenants(database.ownerUrl, 2);
const owner = owners.forRealm(realm.realmId);
let workerTenants: TenantDatabase;
let worker: Worker;
let mail: Mail;
let agencyUid = '';

beforeAll(async () => {
  ({ agencyUid } = await owner.get<{ agencyUid: string }>(
    sql`select agency_uid as "agencyUid" from person where realm_id = ${realm.realmId} and role = 'agency'`,
  ));
  workerTenants = openTenants(database.workerUrl, 2);
  mail = openMail(process.env.SMTP_URL!, 'no-reply@visawright.test');
  const parts = { ...server.parts, tenants: workerTenants, mail, publicUrl: server.parts.config.PUBLIC_URL };
  worker = await startWorker({
    databaseUrl: database.workerUrl,
    executorId: 'checklist messages',
    log: pino({ level: 'silent' }),
    handlers: { checklistMail: sendChecklistMail(parts) },
  });
});
afterAll(async () => {
  await worker?.close();
  mail?.close();
  await workerTenants?.close();
  await owners.close();
  await close();
});

const as = (role: 'admin' | 'agency' | 'agent') => realm.authorization(role);

// A traveller without an account.
async function makeApplication({ email = null as string | null, agency = agencyUid, country = 'Germany' } = {}) {
  const { applicantUid } = await owner.get<{ applicantUid: string }>(sql`
    insert into applicant (realm_id, agency_uid, type, first_name, last_name, email)
    values (${realm.realmId}, ${agency}, 'B2B', 'Marigold', 'Quillfeather', ${email}) returning applicant_uid as "applicantUid"`);
  const { applicationUid } = await owner.get<{ applicationUid: string }>(sql`
    insert into application (realm_id, reference, applicant_uid, agency_uid, status, visa_from, visa_to, nationality,
      visa_category, visa_type, travel_from, travel_to)
    values (${realm.realmId}, ${`A-${randomUUID().slice(0, 6)}`}, ${applicantUid}, ${agency}, 'draft', 'India', ${country}, 'India',
      'Tourism', 'Short stay', '2027-03-10', '2027-03-20') returning application_uid as "applicationUid"`);
  return { applicantUid, applicationUid };
}
interface Sent {
  readonly link: string;
  readonly mailedTo: string | null;
  readonly code?: string;
}
const text = 'Please bring <b>the statements</b> of March.\n\nAnd your old passport.';
const send = async (applicationUid: string, more: object = {}, role: 'agency' | 'admin' = 'agency') =>
  call<Sent>('sendChecklistMessage', { applicationUid, text, language: 'en', send: 'mail', ...more }, await as(role));
const open = (link: string) => {
  const { pathname, search, host } = new URL(link);
  return server.app.inject({ url: pathname + search, headers: { host } });
};
async function mailsTo(address: string) {
  const all = (await (await fetch(`${process.env.MAIL_WEB_URL}/email`)).json()) as {
    to: { address: string }[];
    subject: string;
    text: string;
  }[];
  return all.filter(({ to }) => to.some((each) => each.address === address));
}

test('a traveller without an account gets the message by email, and reads it above the list without signing in', async () => {
  const email = `${randomUUID()}@example.test`;
  const { applicationUid } = await makeApplication({ email });
  const { status, body } = await send(applicationUid);
  expect([status, body.mailedTo]).toEqual([200, email]);
  const page = await open(body.link);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('Please bring &lt;b&gt;the statements&lt;/b&gt; of March.');
  expect(page.body).toContain('Documents for Germany');
  expect(page.body.indexOf('Message from')).toBeLessThan(page.body.indexOf('Documents for Germany</h1>'));
  expect(page.headers['cache-control']).toBe('private, no-store');
  expect(page.body).not.toMatch(/Marigold|Quillfeather/);
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 20_000 }).toBe(1);
  const [mailed] = await mailsTo(email);
  expect(mailed!.subject).toContain('documents for Germany');
  expect(mailed!.text).toContain('Hello Marigold');
  expect(mailed!.text).toContain('And your old passport.');
  expect(mailed!.text).toContain(body.link);
});

test('in Hindi the list and the way back to it stay with the message', async () => {
  const { applicationUid } = await makeApplication();
  const { body } = await send(applicationUid, { send: 'copy', language: 'hi', text: 'कृपया पासपोर्ट लाएँ' });
  const page = await open(body.link);
  expect(page.body).toContain('का संदेश');
  expect(page.body).toContain('कृपया पासपोर्ट लाएँ');
  const key = new URL(body.link).searchParams.get('message')!;
  expect(page.body).toContain(`lang=en&amp;message=${key}`);
});

test('the link can be copied for a traveller without an address; without one nothing is mailed', async () => {
  const { applicationUid } = await makeApplication();
  expect((await send(applicationUid)).status).toBe(422);
  const copied = await send(applicationUid, { send: 'copy' });
  expect([copied.status, copied.body.mailedTo]).toEqual([200, null]);
});

test('text and key are stored sealed and hashed, and the message is on the timeline without its words', async () => {
  const { applicationUid } = await makeApplication();
  const { body } = await send(applicationUid, { send: 'copy' });
  const { row } = await owner.get<{ row: string }>(
    sql`select to_jsonb(m)::text as row from checklist_message m where application_uid = ${applicationUid}`,
  );
  expect(row).not.toContain('statements');
  expect(row).not.toContain(new URL(body.link).searchParams.get('message'));
  const changes = await owner.many(
    sql`select kind, became from change_log where realm_id = ${realm.realmId} and application_uid = ${applicationUid}`,
  );
  expect(changes).toEqual([{ kind: 'checklistMessageSent', became: 'copy' }]);
});

test('an old message, a changed key, another realm and a deleted application show the list alone', async () => {
  const { applicationUid } = await makeApplication();
  const { link } = (await send(applicationUid, { send: 'copy' })).body;
  const changed = link.replace(/message=(.)/, (_, first: string) => `message=${first === 'A' ? 'B' : 'A'}`);
  const path = `o-${randomUUID().slice(0, 8)}`;
  await insertRealm(database.ownerUrl, { path });
  const elsewhere = link.replace(`realm=${realm.path}`, `realm=${path}`);
  const isAlone = async (address: string) => {
    const page = await open(address);
    return (
      page.statusCode === 200 && !page.body.includes('Message from') && page.body.includes('Documents for Germany')
    );
  };
  expect([await isAlone(link), await isAlone(changed), await isAlone(elsewhere)]).toEqual([false, true, true]);
  await owner.run(
    sql`update application set deleted_at = now(), version = version + 1 where application_uid = ${applicationUid}`,
  );
  expect(await isAlone(link)).toBe(true);
  await owner.run(
    sql`update application set deleted_at = null, version = version + 1 where application_uid = ${applicationUid}`,
  );
  await owner.run(
    sql`update checklist_message set expires_at = now() - interval '1 minute' where application_uid = ${applicationUid}`,
  );
  expect(await isAlone(link)).toBe(true);
});

test('only the agency’s own people send one, ten within an hour at most, and never to a destination without a list', async () => {
  const { uid } = await owner.get<{ uid: string }>(sql`
    insert into agency (realm_id, type, name) values (${realm.realmId}, 'AGENCY', 'Elsewhere') returning agency_uid as uid`);
  const other = await makeApplication({ agency: uid });
  expect((await send(other.applicationUid, { send: 'copy' })).status).toBe(404);
  expect((await send(other.applicationUid, { send: 'copy' }, 'admin')).status).toBe(403);
  const nowhere = await makeApplication({ country: 'Nepal' });
  expect((await send(nowhere.applicationUid, { send: 'copy' })).body.code).toBe('checklist.none');
  const { applicationUid } = await makeApplication();
  for (let n = 0; n < 10; n++) expect((await send(applicationUid, { send: 'copy' })).status).toBe(200);
  expect((await send(applicationUid, { send: 'copy' })).body.code).toBe('quota.tooMany');
});

test('a double click is one message', async () => {
  const { applicationUid } = await makeApplication();
  const headers = { ...(await as('agency')), 'idempotency-key': randomUUID() };
  const body = { applicationUid, text, language: 'en', send: 'copy' };
  const callTwice = createCaller(server.app, realm.path);
  const [one, two] = await Promise.all([
    callTwice<Sent>('sendChecklistMessage', body, headers),
    callTwice<Sent>('sendChecklistMessage', body, headers),
  ]);
  const links = [one, two].filter(({ status }) => status === 200).map(({ body: sent }) => sent.link);
  expect(new Set(links).size).toBe(1);
  const { n } = await owner.get<{ n: number }>(
    sql`select count(*)::int as n from checklist_message where application_uid = ${applicationUid}`,
  );
  expect(n).toBe(1);
});
