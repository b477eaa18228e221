import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../platform/access/actor.types.ts';
import { readConfig } from '../../platform/config/config.ts';
import { sql } from '../../platform/db/db.ts';
import { openJobs } from '../../platform/jobs/jobs.ts';
import type { Jobs } from '../../platform/jobs/jobs.types.ts';
import { s3ObjectStore } from '../../platform/storage/object-store.ts';
import { createPackageTenant } from '../../testing/package-tenant.ts';
import { getApplicant } from '../../applications/applicants/get-applicant.ts';
import { sweepApplications } from '../../applications/lifecycle/sweep-applications.ts';
import { sweepObjects } from '../../documents/downloads/sweep-objects.ts';
import { objectPrefixes } from '../../platform/crypto/object-keys.ts';
import { sweepTravellers } from '../retention/sweep-travellers.ts';
import { privacyHandlers } from './privacy.routes.ts';

let here: Awaited<ReturnType<typeof createPackageTenant>>;
let workerJobs: Jobs;
const store = s3ObjectStore(readConfig());
beforeAll(async () => {
  here = await createPackageTenant();
  workerJobs = await openJobs(here.database.workerUrl, pino({ level: 'silent' }));
});
afterAll(async () => {
  await workerJobs.close();
  store.close();
  await here.close();
});

const none = { params: {}, query: undefined, body: undefined } as const;
const confirmed = (confirmation: string) => ({ ...none, body: { confirmation } });
const emailOf = async ({ personUid }: Actor) =>
  (await here.tenant.owner.get<{ email: string }>(sql`select email from person where person_uid = ${personUid}`)).email;
const count = async (table: ReturnType<typeof sql>, applicantUid: string) =>
  (
    await here.tenant.owner.get<{ n: number }>(
      sql`select count(*)::int as n from ${table} where realm_id = ${here.tenant.realmId} and applicant_uid = ${applicantUid}`,
    )
  ).n;

async function exportOf(actor: Actor): Promise<Buffer> {
  const { url } = await privacyHandlers.exportTicket(here.as(actor), none);
  const ticket = new URL(url, 'https://x.test').searchParams.get('ticket')!;
  const { body, length } = await privacyHandlers.exportFile(here.as(actor), { ...none, query: { ticket } });
  const bytes = await buffer(body as Readable);
  expect(bytes.length).toBe(length);
  return bytes;
}

test('an export has the answers, documents and consents of the traveller, and nobody else’s', async () => {
  const { traveller, applicationUid } = await here.started();
  const other = await here.started();
  await here.tenant.owner.run(
    sql`update applicant set first_name = 'Strange' where applicant_uid = ${other.traveller.applicantUid}`,
  );
  const text = (await exportOf(traveller)).toString('latin1');
  for (const part of [
    'account.json',
    'applications.json',
    'documents.json',
    'consents.json',
    'views.json',
    applicationUid,
  ])
    expect(text).toContain(part);
  expect(text).toContain('%PDF'); // the file itself, as it came
  expect(text).toContain('"surname"');
  expect(text).not.toContain('Strange');
  expect(text).not.toContain(other.applicationUid);
  const stored = await privacyHandlers.getStoredData(here.as(traveller), none);
  expect(stored).toMatchObject({ travellers: 1, applications: 1, documents: 1, isOnHold: false });
}, 60_000);

test('a ticket of somebody else opens nothing', async () => {
  const [one, two] = [await here.here.direct(), await here.here.direct()];
  const { url } = await privacyHandlers.exportTicket(here.as(one), none);
  const ticket = new URL(url, 'https://x.test').searchParams.get('ticket')!;
  const stolen = privacyHandlers.exportFile(here.as(two), { ...none, query: { ticket } });
  await expect(stolen).rejects.toMatchObject({ code: 'ticket.refused' });
});

test('an account is deleted only when its address is typed, with the travellers who have no account of their own', async () => {
  const traveller = await here.here.direct();
  const child = await here.tenant.applicant({ agencyUid: here.here.agencyUid, addedBy: traveller.applicantUid! });
  const refused = privacyHandlers.deleteAccount(here.as(traveller), confirmed('someone@else.test'));
  await expect(refused).rejects.toMatchObject({ code: 'erasure.notConfirmed' });
  const email = await emailOf(traveller);
  const first = await privacyHandlers.deleteAccount(here.as(traveller), confirmed(email.toUpperCase()));
  const again = await privacyHandlers.deleteAccount(here.as(traveller), confirmed(email));
  expect([first.erasureUids.length, again]).toEqual([2, first]);
  expect([await count(sql`erasure`, traveller.applicantUid!), await count(sql`erasure`, child)]).toEqual([1, 1]);
  const state = await privacyHandlers.getErasure(here.as(traveller), {
    ...none,
    query: { erasureUid: first.erasureUids[0]! },
  });
  expect(state).toMatchObject({ erasedAt: null, certificate: null });
});

test('an agency erases its own travellers, not those of others, and the name confirms it', async () => {
  const { tenant } = here;
  const applicantUid = await tenant.applicant({ agencyUid: here.here.agencyUid, name: ['Kiran', 'Shah'] });
  const erase = (actor: Actor, confirmation: string) =>
    privacyHandlers.eraseApplicant(here.as(actor), { ...none, body: { applicantUid, confirmation } });
  const stranger = await tenant.person('agency', await tenant.agency());
  await expect(erase(stranger, 'Kiran Shah')).rejects.toMatchObject({ code: 'record.notFound' });
  await expect(erase(here.here.agent, 'Kiran Shah')).rejects.toMatchObject({ code: 'access.functionRefused' });
  await expect(erase(here.here.agency, 'Kiran')).rejects.toMatchObject({ code: 'erasure.notConfirmed' });
  expect(await erase(here.here.agency, ' kiran  shah ')).toHaveProperty('erasureUid');
});

test('a hold is placed by reference, shown with its reason, stops deletion and is released', async () => {
  const { traveller, applicationUid } = await here.started();
  const admin = await here.tenant.person('admin');
  const { reference } = await here.tenant.owner.get<{ reference: string }>(
    sql`select reference from application where application_uid = ${applicationUid}`,
  );
  const hold = { ...none, body: { reference: reference.toLowerCase(), reason: 'Court order 12' } };
  const { holds } = await privacyHandlers.placeHold(here.as(admin), hold);
  expect(holds).toMatchObject([{ reference, reason: 'Court order 12' }]);
  await expect(privacyHandlers.placeHold(here.as(admin), hold)).rejects.toMatchObject({ code: 'hold.alreadyInForce' });
  const isOnHold = async (actor: Actor) =>
    (await getApplicant(here.tenant.db, here.tenant.keys, actor, traveller.applicantUid!)).isOnHold;
  expect([await isOnHold(here.here.agency), await isOnHold(traveller)]).toEqual([true, false]);
  const email = await emailOf(traveller);
  const refused = privacyHandlers.deleteAccount(here.as(traveller), confirmed(email));
  await expect(refused).rejects.toMatchObject({ code: 'erasure.onHold' });
  const released = await privacyHandlers.releaseHold(here.as(admin), { ...none, body: { holdUid: holds[0]!.holdUid } });
  expect(released.holds).toEqual([]);
  expect(await isOnHold(here.here.agency)).toBe(false);
  const recorded = await here.tenant.owner.many(sql`
    select action, role, agency_uid as "agencyUid" from trail
    where applicant_uid = ${traveller.applicantUid} and kind = 'change' order by seq`);
  expect(recorded).toEqual(
    ['holdPlaced', 'holdReleased'].map((action) => ({ action, role: 'admin', agencyUid: here.here.agencyUid })),
  );
  expect(await privacyHandlers.deleteAccount(here.as(traveller), confirmed(email))).toHaveProperty('erasureUids');
}, 60_000);

test('retention removes documents, readings and the passport’s index with the objects, then the traveller', async () => {
  const { tenant } = here;
  const { worker, realmId, owner } = tenant;
  const { traveller } = await here.started();
  const held = await here.started();
  const day = 24 * 3_600_000;
  const uid = traveller.applicantUid!;
  for (const each of [uid, held.traveller.applicantUid!]) {
    await owner.run(
      sql`insert into passport_index (realm_id, blind, applicant_uid) values (${realmId}, ${Buffer.from(each)}, ${each})`,
    );
    await owner.run(
      sql`update application set deleted_at = now(), version = version + 1 where applicant_uid = ${each}`,
    );
  }
  await owner.run(sql`insert into legal_hold (realm_id, applicant_uid, reason, placed_by)
    values (${realmId}, ${held.traveller.applicantUid}, 'x', ${here.here.agent.personUid})`);
  const left = async (of: string) => [
    await count(sql`application`, of),
    await count(sql`document`, of),
    await count(sql`upload`, of),
    await count(sql`passport_index`, of),
    (
      await owner.many(
        sql`select 1 from reading r join document d using (realm_id, document_uid) where d.applicant_uid = ${of}`,
      )
    ).length,
  ];
  const sweep = async (days: number) => {
    const now = Date.now() + days * day;
    await sweepApplications(worker, now);
    await sweepTravellers(worker, workerJobs, now);
  };
  await sweep(60); // the application is gone, its traveller was active lately
  expect(await left(uid)).toEqual([0, 1, 1, 1, 1]);
  await sweep(400);
  expect(await left(uid)).toEqual([0, 0, 0, 0, 0]);
  await sweepObjects(worker, store, Date.now() + day);
  const objects = await Array.fromAsync(
    store.olderThan(objectPrefixes(tenant.db, uid)[0]!, new Date(Date.now() + day)),
  );
  expect(objects.flat()).toEqual([]);
  await sweep(1_200);
  expect(await count(sql`erasure`, uid)).toBe(1);
  expect(await count(sql`erasure`, held.traveller.applicantUid!)).toBe(0);
  expect((await left(held.traveller.applicantUid!))[1]).toBe(1);
}, 90_000);
