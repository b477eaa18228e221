import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TenantDatabase } from '../access/db.ts';
import { openClient, openTenants } from '../access/tenant-db.ts';
import { fileKeyStore } from '../adapters/key-store.ts';
import { openMail } from '../adapters/mail.ts';
import { openJobs } from '../jobs/jobs.ts';
import type { Jobs } from '../jobs/jobs.types.ts';
import { startWorker, type Worker } from '../jobs/start-worker.ts';
import { openRealmDirectory, type OpenRealmDirectory } from '../realms/realm-directory.ts';
import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { insertRealm } from '../testing/realms.ts';
import { secretHash } from '../sessions/secret-hash.ts';
import { resetLink, resetMail, type MailParts } from './reset-mail.ts';

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
let failures = 0; // how many times the worker is to fail right after the mail server said yes

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
  database = await testDatabase();
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
    handlers: { resetMail: resetMail(parts) },
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

test('a person who forgot the password gets a branded mail whose code is stored as a hash only', async () => {
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
  expect(mail!.html).toContain('#ca4700'); // the first shade of the brand that carries white text
  expect(mail!.html).toContain('care@example.test');
  expect(mail!.text).toContain('नया पासवर्ड चुनें');
  const row = await rowOf(requestUid);
  expect(row.code_hash).toEqual(secretHash(codeIn(mail!)));
  const minutes = (row.code_expires_at.getTime() - row.requested_at.getTime()) / 60_000;
  expect(minutes).toBeGreaterThan(29.9);
  expect(minutes).toBeLessThan(31);
});

test('a request for an address nobody has, or of a suspended person, sends nothing and stores no code', async () => {
  const suspended = await person('suspended');
  const [unknown, refused] = [await request(null), await request(suspended.personUid)];
  await Promise.all([done(unknown), done(refused)]);
  expect(await mailsTo(suspended.email)).toEqual([]);
  for (const requestUid of [unknown, refused]) expect((await rowOf(requestUid)).code_hash).toBeNull();
});

test('a second try after the line broke carries the same code and message id', async () => {
  failures = 1;
  const { personUid, email } = await person();
  await done(await request(personUid));
  const [first, second, ...more] = await mailsTo(email);
  expect(more).toEqual([]);
  expect(codeIn(second!)).toBe(codeIn(first!));
  expect(second!.messageId).toBe(first!.messageId);
});

test('a step that runs again after the mail was noted as sent sends nothing more', async () => {
  const { personUid, email } = await person();
  const requestUid = await request(personUid);
  await done(requestUid);
  const again = {
    jobId: 'again',
    step: <T>(_name: string, work: () => Promise<T>) => work(),
    begin: <T>(work: () => Promise<T>) => work(),
    own: async () => undefined,
  };
  await resetMail(parts)(again, { realmId, requestUid });
  expect(await mailsTo(email)).toHaveLength(1);
});

test('ten requests at once give five mails', async () => {
  const { personUid, email } = await person();
  const requests: string[] = [];
  for (let n = 0; n < 10; n++) requests.push(await request(personUid));
  for (const requestUid of requests) await done(requestUid);
  expect(await mailsTo(email)).toHaveLength(5);
});

test('the link leads to the path of the realm, or to its own host', async () => {
  const realm = (await realms.byId(realmId))!;
  expect(resetLink(realm, 'https://visa.example', 'a b')).toBe('https://visa.example/sunny?resetCode=a+b');
  const hosted = { ...realm, hosts: ['visa.sunny.example'] };
  expect(resetLink(hosted, 'https://visa.example', 'c')).toBe('https://visa.sunny.example/?resetCode=c');
});
