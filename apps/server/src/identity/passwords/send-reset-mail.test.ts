import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TenantDatabase } from '../../platform/db/db.ts';
import { openClient } from '../../platform/db/connection.ts';
import { openTenants } from '../../platform/db/tenant-db.ts';
import { fileKeyStore } from '../../platform/crypto/key-store.ts';
import { openMail } from '../../platform/mail/mail.ts';
import { openJobs } from '../../platform/jobs/jobs.ts';
import type { Jobs } from '../../platform/jobs/jobs.types.ts';
import { startWorker, type Worker } from '../../platform/jobs/start-worker.ts';
import { openRealmDirectory, type OpenRealmDirectory } from '../../platform/realms/realm-directory.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { insertRealm } from '../../testing/insert-realm.ts';
import { secretHash } from '../../platform/crypto/secret-hash.ts';
import type { MailParts } from '../../platform/mail/mail-parts.ts';
import { resetLink, sendResetMail } from './send-reset-mail.ts';

const log = pino({ level: 'silent' });
let database: TestDatabase;
let api: TenantDatabase;
let tenants: TenantDatabase;
let realms: OpenRealmDirectory;
let jobs: Jobs;
let worker: Worker;
let owner: Awaited<ReturnType<typeof openClient>>;
let parts: MailParts;
let realmId: string;
let failures = 0; // how often the worker fails right after the mail server accepted the mail

interface Caught {
  readonly from: { name: string; address: string }[];
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly messageId: string;
}
const mailsTo = async (address: string): Promise<Caught[]> => {
  const all = (await (await fetch(`${process.env.MAIL_WEB_URL}/email`)).json()) as (Caught & {
    to: { address: string }[];
  })[];
  return all.filter((mail) => mail.to.some((to) => to.address === address));
};
const codeIn = (mail: Caught) => new URL(/http\S+resetCode=\S+/.exec(mail.text)![0]).searchParams.get('resetCode')!;

beforeAll(async () => {
  database = await createTestDatabase();
  realmId = await insertRealm(database.ownerUrl, {
    path: 'sunny',
    displayName: 'Sun & <Sons>',
    brandColor: '#fd640f',
  });
  api = openTenants(database.apiUrl, 3);
  tenants = openTenants(database.workerUrl, 3);
  realms = openRealmDirectory(database.resolverUrl, 'sandbox');
  jobs = await openJobs(database.apiUrl, log);
  owner = await openClient(database.ownerUrl);
  await owner.query("select set_config('app.realm_id', $1, false)", [realmId]);
  const smtp = openMail(process.env.SMTP_URL!, 'no-reply@visawright.test');
  const mail = {
    ...smtp,
    async send(message: Parameters<typeof smtp.send>[0]) {
      await smtp.send(message);
      if (failures-- > 0) throw new Error('the line broke after the mail had gone out');
    },
  };
  const keys = fileKeyStore(process.env.ROOT_KEY_FILE!);
  parts = { tenants, realms, keys, mail, publicUrl: 'http://127.0.0.1:8080' };
  worker = await startWorker({
    databaseUrl: database.workerUrl,
    executorId: 'mail worker',
    log,
    handlers: { resetMail: sendResetMail(parts) },
  });
});

afterAll(async () => {
  await worker.close();
  await Promise.all([jobs.close(), api.close(), tenants.close(), realms.close(), owner.end()]);
  await database.drop();
});

async function person(status = 'active'): Promise<{ personUid: string; email: string }> {
  const [personUid, email] = [randomUUID(), `${randomUUID()}@example.test`];
  await owner.query(
    `insert into person (realm_id, person_uid, kc_sub, role, status, first_name, last_name, email)
     values ($1, $2, $3, 'applicant', $4, '<b>Asha</b>', 'Rao', $5)`,
    [realmId, personUid, randomUUID(), status, email],
  );
  return { personUid, email };
}

async function request(personUid: string | null): Promise<string> {
  const requestUid = randomUUID();
  await owner.query(
    'insert into reset_request (realm_id, request_uid, account, person_uid, requested_at) values ($1, $2, $3, $4, now())',
    [realmId, requestUid, Buffer.from('account'), personUid],
  );
  await api.forRealm(realmId).transaction((tx) => jobs.enqueue(tx, 'resetMail', requestUid, { realmId, requestUid }));
  return requestUid;
}

const done = (requestUid: string) =>
  expect
    .poll(
      async () => {
        const found = 'select status from dbos.workflow_status where workflow_uuid = $1';
        return (await owner.query(found, [`resetMail:${requestUid}`])).rows[0]?.status;
      },
      { timeout: 10_000 },
    )
    .toBe('SUCCESS');
const rowOf = async (requestUid: string) =>
  (await owner.query('select * from reset_request where request_uid = $1', [requestUid])).rows[0];

test('sends a branded mail and stores only the hash of its code', async () => {
  const { personUid, email } = await person();
  const requestUid = await request(personUid);
  await done(requestUid);
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail!.from).toEqual([{ name: 'Sun & <Sons>', address: 'no-reply@visawright.test' }]);
  expect(mail!.subject).toBe('Reset your Sun & <Sons> password · पासवर्ड बदलें');
  expect(mail!.html).toContain('Sun &amp; &lt;Sons&gt;');
  expect(mail!.html).toContain('&lt;b&gt;Asha&lt;/b&gt;');
  expect(mail!.html).not.toContain('<b>Asha');
  expect(mail!.html).toContain('#ca4700'); // the first brand shade with enough contrast for white text
  expect(mail!.html).toContain('care@example.test');
  expect(mail!.text).toContain('नया पासवर्ड चुनें');
  const row = await rowOf(requestUid);
  expect(row.code_hash).toEqual(secretHash(codeIn(mail!)));
  const minutes = (row.code_expires_at.getTime() - row.requested_at.getTime()) / 60_000;
  expect(minutes).toBeGreaterThan(29.9);
  expect(minutes).toBeLessThan(31);
});

test('sends nothing for unknown addresses and suspended people', async () => {
  const suspended = await person('suspended');
  const [unknown, refused] = [await request(null), await request(suspended.personUid)];
  await Promise.all([done(unknown), done(refused)]);
  expect(await mailsTo(suspended.email)).toEqual([]);
  for (const requestUid of [unknown, refused]) expect((await rowOf(requestUid)).code_hash).toBeNull();
});

test('repeats code and message id on a retry', async () => {
  failures = 1;
  const { personUid, email } = await person();
  await done(await request(personUid));
  const [first, second, ...more] = await mailsTo(email);
  expect(more).toEqual([]);
  expect(codeIn(second!)).toBe(codeIn(first!));
  expect(second!.messageId).toBe(first!.messageId);
});

test('sends nothing when the step runs again after the mail was recorded', async () => {
  const { personUid, email } = await person();
  const requestUid = await request(personUid);
  await done(requestUid);
  const again = {
    jobId: 'again',
    step: <T>(_name: string, work: () => Promise<T>) => work(),
    begin: <T>(work: () => Promise<T>) => work(),
    own: async () => undefined,
  };
  await sendResetMail(parts)(again, { realmId, requestUid });
  expect(await mailsTo(email)).toHaveLength(1);
});

test('sends five mails for ten concurrent requests', async () => {
  const { personUid, email } = await person();
  const requests: string[] = [];
  for (let n = 0; n < 10; n++) requests.push(await request(personUid));
  for (const requestUid of requests) await done(requestUid);
  expect(await mailsTo(email)).toHaveLength(5);
});

test("links to the realm's path or its own host", async () => {
  const realm = (await realms.byId(realmId))!;
  expect(resetLink(realm, 'https://visa.example', 'a b')).toBe('https://visa.example/sunny?resetCode=a+b');
  const hosted = { ...realm, hosts: ['visa.sunny.example'] };
  expect(resetLink(hosted, 'https://visa.example', 'c')).toBe('https://visa.sunny.example/?resetCode=c');
});
