import { randomUUID } from 'node:crypto';
import { isDeepLink } from '@visawright/contract/platform/deep-link.ts';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../../platform/access/actor.types.ts';
import { sql } from '../../../platform/db/db.ts';
import { openTenants } from '../../../platform/db/tenant-db.ts';
import { openMail } from '../../../platform/mail/mail.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { ActorCall } from '../../../platform/http/call.ts';
import { openJobs } from '../../../platform/jobs/jobs.ts';
import type { Jobs } from '../../../platform/jobs/jobs.types.ts';
import { startWorker, type Worker } from '../../../platform/jobs/start-worker.ts';
import { sendStartLinkMail } from './send-start-link-mail.ts';
import { openRealmDirectory, type OpenRealmDirectory } from '../../../platform/realms/realm-directory.ts';
import { secretHash } from '../../../platform/crypto/secret-hash.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createTestTenant, type TestTenant } from '../../../testing/test-tenant.ts';
import { createStartLink } from './create-start-link.ts';

const log = pino({ level: 'silent' });
const publicUrl = 'http://127.0.0.1:8080';
let database: TestDatabase;
let tenant: TestTenant;
let jobs: Jobs;
let realms: OpenRealmDirectory;
let worker: Worker;
let workerTenants: ReturnType<typeof openTenants>;
let agency: Actor;
let rival: Actor;

beforeAll(async () => {
  database = await createTestDatabase();
  tenant = await createTestTenant(database);
  jobs = await openJobs(database.apiUrl, log);
  realms = openRealmDirectory(database.resolverUrl, 'sandbox');
  workerTenants = openTenants(database.workerUrl, 2);
  const mail = openMail(process.env['SMTP_URL']!, 'no-reply@visawright.test');
  worker = await startWorker({
    databaseUrl: database.workerUrl,
    executorId: 'start links',
    log,
    handlers: {
      startLinkMail: sendStartLinkMail({ tenants: workerTenants, realms, keys: tenant.keys, mail, publicUrl }),
    },
  });
  agency = await tenant.person('agency', await tenant.agency());
  rival = await tenant.person('agency', await tenant.agency());
});

afterAll(async () => {
  await worker?.close();
  await Promise.all([jobs?.close(), realms?.close(), workerTenants?.close(), tenant?.close()]);
  await database?.drop();
});

const visaDetails = {
  fromDate: '10/01/2027',
  toDate: '20/01/2027',
  visaFrom: 'India',
  visaTo: 'Japan',
  nationality: 'India',
  visaCategory: 'Tourism' as const,
  visaType: 'Tourist Visa (Temporary Visitor)',
};
const send = async (
  actor: Actor,
  applicantUid: string,
  how: 'copy' | 'mail',
  details: object = {},
  hasPremiumCheck = false,
) => {
  const realm = (await realms.byId(tenant.realmId))!;
  const parts = { keys: tenant.keys, jobs, config: { PUBLIC_URL: publicUrl } };
  const call = { actor, db: tenant.db, realm, parts } as unknown as ActorCall;
  return createStartLink(call, {
    applicantUid,
    visaDetails: { ...visaDetails, ...details },
    send: how,
    hasPremiumCheck,
  });
};
const codeOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'nothing was refused',
    (error: unknown): string => (error instanceof AppError ? error.code : String(error)),
  );
const applicant = async (email: string | null) => {
  const uid = await tenant.applicant({ agencyUid: agency.agencyUid! });
  await tenant.owner.run(sql`update applicant set email = ${email} where applicant_uid = ${uid}`);
  return uid;
};
const mailsTo = async (address: string) => {
  const all = (await (await fetch(`${process.env['MAIL_WEB_URL']}/email`)).json()) as {
    to: { address: string }[];
    text: string;
  }[];
  return all.filter((mail) => mail.to.some((to) => to.address === address));
};

test("rejects another agency's applicant, an unknown country, impossible dates and a missing email address", async () => {
  const uid = await applicant(null);
  expect(await codeOf(send(rival, uid, 'copy'))).toBe('record.notFound');
  expect(await codeOf(send(agency, uid, 'copy', { visaTo: 'Atlantis' }))).toBe('input.invalid');
  expect(await codeOf(send(agency, uid, 'copy', { fromDate: '31/02/2027' }))).toBe('input.invalid');
  expect(await codeOf(send(agency, uid, 'copy', { toDate: '09/01/2027' }))).toBe('input.invalid');
  expect(await codeOf(send(agency, uid, 'mail'))).toBe('input.invalid');
  expect(await tenant.owner.many(sql`select 1 from intake_key where applicant_uid = ${uid}`)).toEqual([]);
});

test('copies a complete deep link, stores only the hash of its key for fourteen days and creates no account', async () => {
  const uid = await applicant(`${randomUUID()}@example.test`);
  const { link, mailedTo } = await send(agency, uid, 'copy');
  expect(mailedTo).toBeNull();
  const [address, query] = link.split('#/get-visa?');
  const { path } = (await realms.byId(tenant.realmId))!;
  expect(address).toBe(`${publicUrl}/${path}`);
  const output = new URLSearchParams(query);
  expect(isDeepLink(output)).toBe(true);
  expect([...output.keys()].sort()).toEqual([
    'agencyUid',
    'applicantUid',
    'applicationCreationKey',
    'destinationCountry',
    'fromDate',
    'sourceCountry',
    'toDate',
    'visaCategory',
    'visaType',
  ]);
  expect([output.get('sourceCountry'), output.get('destinationCountry')]).toEqual(['IND', 'JPN']);
  const key = output.get('applicationCreationKey')!;
  expect(Buffer.from(key, 'base64url').length).toBe(32);
  const [row] = await tenant.owner.many<{ key_hash: Buffer; days: number }>(sql`
    select key_hash, extract(day from expires_at - created_at)::int as days from intake_key where applicant_uid = ${uid}`);
  expect(row!.key_hash).toEqual(secretHash(key));
  expect(row!.days).toBe(14);
  expect(
    await tenant.owner.many(sql`select 1 from applicant where applicant_uid = ${uid} and person_uid is not null`),
  ).toEqual([]);
});

test('mails the same link and invites a receiver without an account exactly once', async () => {
  const email = `${randomUUID()}@example.test`;
  const uid = await applicant(email);
  const { link, mailedTo } = await send(agency, uid, 'mail');
  expect(mailedTo).toBe(email);
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 15_000 }).toBe(1);
  const [mail] = await mailsTo(email);
  expect(mail!.text).toContain(link);
  expect(mail!.text).toContain('वीज़ा');
  await send(agency, uid, 'mail');
  const people = await tenant.owner.many(sql`select role, joined_at from person where email = ${email}`);
  expect(people).toEqual([{ role: 'applicant', joined_at: null }]);
  const open = await tenant.owner.many(sql`
    select 1 from reset_request r join person p using (realm_id, person_uid) where p.email = ${email} and used_at is null`);
  expect(open).toHaveLength(1);
});

test('a premium check adds a second key to the link, also in the mail, and stores its hash', async () => {
  const email = `${randomUUID()}@example.test`;
  const uid = await applicant(email);
  const { link } = await send(agency, uid, 'mail', {}, true);
  const key = new URLSearchParams(link.split('?')[1]).get('premiumVerificationKey')!;
  expect(Buffer.from(key, 'base64url').length).toBe(32);
  const rows = await tenant.owner.many(sql`select premium_key_hash from intake_key where applicant_uid = ${uid}`);
  expect(rows).toEqual([{ premium_key_hash: secretHash(key) }]);
  await expect.poll(async () => (await mailsTo(email))[0]?.text ?? '', { timeout: 15_000 }).toContain(link);
});

test('allows twenty links per applicant and hour', async () => {
  const uid = await applicant(null);
  for (let sent = 0; sent < 20; sent++) await send(agency, uid, 'copy');
  expect(await codeOf(send(agency, uid, 'copy'))).toBe('quota.tooMany');
});

test('leaves a shared email address with the person who has it', async () => {
  const email = `${randomUUID()}@example.test`;
  const [first, second] = [await applicant(email), await applicant(email)];
  await send(agency, first, 'mail');
  await send(agency, second, 'mail');
  const rows = await tenant.owner.many<{ has: boolean }>(sql`
    select person_uid is not null as has from applicant where email = ${email} order by person_uid nulls last`);
  expect(rows).toEqual([{ has: true }, { has: false }]);
});

test('sends a new invitation after a mistyped address was corrected', async () => {
  const [wrong, right] = [`${randomUUID()}@example.test`, `${randomUUID()}@example.test`];
  const uid = await applicant(wrong);
  await send(agency, uid, 'mail');
  await tenant.owner.run(sql`update applicant set email = ${right} where applicant_uid = ${uid}`);
  expect((await send(agency, uid, 'mail')).mailedTo).toBe(right);
  const [person] = await tenant.owner.many<{ email: string }>(sql`
    select p.email from person p join applicant a using (realm_id, person_uid) where a.applicant_uid = ${uid}`);
  expect(person!.email).toBe(right);
});
