import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql } from '../../platform/db/db.ts';
import { sweepApplications } from '../../applications/lifecycle/sweep-applications.ts';
import { requestPackageIfPossible } from './request-package.ts';
import { addReview } from '../../applications/reviews/add-review.ts';
import { sendForReview } from '../../applications/reviews/send-for-review.ts';
import { changesOf } from '../../testing/test-agency.ts';
import { createTestTenant } from '../../testing/test-tenant.ts';
import { createPackageTenant } from '../../testing/package-tenant.ts';
import { writeTicket } from '../../documents/tickets/tickets.ts';
import { markPackageOutdated } from './mark-package-outdated.ts';
import { sweepPackageTickets } from './sweep-package-tickets.ts';
import { nothingToDecide, passUndoTime } from '../../testing/test-reviews.ts';

const at = await createPackageTenant();
const { tenant, here } = at;
const other = await createTestTenant(at.database);
afterAll(async () => {
  await other.close();
  await at.close();
});
beforeEach(() => at.setApproval(false));

async function ready(actor?: Actor) {
  const all = await at.started(actor);
  await at.declare(all.traveller, all.applicationUid);
  const { packageUid } = await at.isReady(all.traveller, all.applicationUid);
  return { ...all, packageUid };
}
const outdatedAt = async ({ traveller, applicationUid }: { traveller: Actor; applicationUid: string }) =>
  (await at.get(traveller, applicationUid)).current!.outdatedAt;
const notFound = { code: 'record.notFound' };
const refused = { code: 'access.functionRefused' };

test('refuses to build before the declaration and while a document is being read', async () => {
  const { traveller, applicationUid, docId } = await at.started();
  expect(await at.get(traveller, applicationUid)).toEqual({ current: null, earlier: [], bar: 'notDeclared' });
  await expect(at.ask(traveller, applicationUid)).rejects.toMatchObject({ code: 'package.notDeclared' });
  const reads = (state: string) =>
    tenant.owner.run(
      sql`update document set state = ${state} where realm_id = ${tenant.realmId} and document_uid = ${docId}`,
    );
  await at.setApproval(true);
  await at.declare(traveller, applicationUid);
  await at.setApproval(false);
  await reads('rendered');
  expect(await at.get(traveller, applicationUid)).toEqual({ current: null, earlier: [], bar: 'documentsBusy' });
  await expect(at.ask(traveller, applicationUid)).rejects.toMatchObject({ code: 'package.documentsBusy' });
  await reads('checked');
  await at.ask(traveller, applicationUid);
  await at.isReady(traveller, applicationUid);
});

test('waits for an approval if the start link included a premium check', async () => {
  const traveller = await tenant.traveller({ agencyUid: here.agencyUid, agentUid: here.agent.personUid, type: 'D2C' });
  const { applicationUid } = await at.started(traveller);
  await tenant.owner.run(sql`
    update application set has_premium_check = true, version = version + 1
    where realm_id = ${tenant.realmId} and application_uid = ${applicationUid}`);
  await at.declare(traveller, applicationUid);
  expect(await at.get(traveller, applicationUid)).toEqual({ current: null, earlier: [], bar: 'approval' });
  await expect(at.ask(traveller, applicationUid)).rejects.toMatchObject({ code: 'package.approvalNeeded' });
});

test('waits for an approval where the realm requires one, then builds automatically', async () => {
  await at.setApproval(true);
  const traveller = await tenant.traveller({ agencyUid: here.agencyUid, agentUid: here.agent.personUid, type: 'D2C' });
  const { applicationUid } = await at.started(traveller);
  await at.declare(traveller, applicationUid);
  expect(await at.get(traveller, applicationUid)).toEqual({ current: null, earlier: [], bar: 'approval' });
  await expect(at.ask(traveller, applicationUid)).rejects.toMatchObject({ code: 'package.approvalNeeded' });
  const send = () =>
    sendForReview(tenant.db, tenant.keys, here.agency, nothingToDecide, applicationUid, {
      reviewerUids: [here.reviewer.personUid],
    });
  await send();
  await addReview(tenant.db, tenant.keys, here.reviewer, nothingToDecide, applicationUid, {
    verdict: 'approved',
    sections: [],
  });
  expect((await at.get(traveller, applicationUid)).current).toBeNull(); // the approval can still be undone
  await passUndoTime(tenant, {
    reviewApproved: (tx, uid) => requestPackageIfPossible(tx, at.as(here.reviewer).parts.jobs, uid, null),
  });
  const { packageUid, askedByName } = await at.isReady(traveller, applicationUid);
  expect(askedByName).toBeNull();
  const { url } = await at.ticket(traveller, packageUid);
  await send(); // a new review withdraws the approval
  await expect(at.ticket(traveller, packageUid)).rejects.toMatchObject({ code: 'package.approvalNeeded' });
  await expect(at.file(traveller, url)).rejects.toMatchObject({ code: 'ticket.refused' });
});

test('returns the same package to concurrent requests and does not rebuild a current one', async () => {
  await at.setApproval(true);
  const { traveller, applicationUid } = await at.started();
  await at.declare(traveller, applicationUid);
  await at.setApproval(false);
  const [one, two, three] = await Promise.all([1, 2, 3].map(() => at.ask(traveller, applicationUid)));
  expect(new Set([one, two, three].map((each) => each!.packageUid)).size).toBe(1);
  const built = await at.isReady(traveller, applicationUid);
  expect(await at.ask(traveller, applicationUid)).toEqual(built);
  expect((await at.get(traveller, applicationUid)).earlier).toEqual([]);
});

test("returns 404 for another agency's and another realm's package", async () => {
  const { traveller, applicationUid, packageUid } = await ready();
  const stranger = await here.direct();
  const nextDoor = await tenant.person('agency', await tenant.agency());
  const colleague = await tenant.person('agent', here.agencyUid);
  for (const actor of [stranger, nextDoor, colleague]) {
    await expect(at.get(actor, applicationUid)).rejects.toMatchObject(notFound);
    await expect(at.ask(actor, applicationUid)).rejects.toMatchObject(notFound);
    await expect(at.ticket(actor, packageUid)).rejects.toMatchObject(notFound);
    const ticket = writeTicket(tenant.keys, actor, { packageUid, size: 'package' });
    await expect(at.file(actor, `/x?ticket=${ticket}`)).rejects.toMatchObject({ code: 'ticket.refused' });
  }
  expect((await at.get(here.agency, applicationUid)).current).toMatchObject({ packageUid });
  const elsewhere = { ...traveller, realmId: other.realmId };
  const rows = await other.db.many(sql`select from package`);
  expect(rows).toEqual([]);
  const { url } = await at.ticket(traveller, packageUid);
  await expect(at.file(elsewhere, url)).rejects.toMatchObject({ code: 'ticket.refused' });
});

test('shows a reviewer the progress but refuses the download', async () => {
  const { applicationUid, packageUid } = await ready();
  await expect(at.get(here.reviewer, applicationUid)).rejects.toMatchObject(notFound);
  await sendForReview(tenant.db, tenant.keys, here.agency, nothingToDecide, applicationUid, {
    reviewerUids: [here.reviewer.personUid],
  });
  expect((await at.get(here.reviewer, applicationUid)).current).toMatchObject({ packageUid, state: 'ready' });
  await expect(at.ask(here.reviewer, applicationUid)).rejects.toMatchObject(refused);
  await expect(at.ticket(here.reviewer, packageUid)).rejects.toMatchObject(refused);
});

test('downloads only with a ticket of the same session and logs a view of each document', async () => {
  const { traveller, applicationUid, packageUid, docId } = await ready();
  const { url, expiresAt } = await at.ticket(here.agency, packageUid);
  expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(300_000);
  const file = await at.file(here.agency, url);
  expect(file).toMatchObject({ mediaType: 'application/zip', fileName: expect.stringMatching(/-germany\.zip$/) });
  expect(await text(file.body as Readable)).toMatch(/^PK/);
  for (const actor of [traveller, { ...here.agency, session: 'another' }])
    await expect(at.file(actor, url)).rejects.toMatchObject({ code: 'ticket.refused' });
  const page = writeTicket(tenant.keys, here.agency, { docId: packageUid, pageUid: docId, size: 'full' });
  await expect(at.file(here.agency, `/x?ticket=${page}`)).rejects.toMatchObject({ code: 'ticket.refused' });
  const looks = await tenant.owner.many(sql`
    select purpose, person_uid from view_log where document_uid = ${docId} and purpose = 'download'`);
  expect(looks).toEqual([{ purpose: 'download', person_uid: here.agency.personUid }]);
  expect((await changesOf(tenant, applicationUid)).at(-1)).toMatchObject({ kind: 'packageDownloaded' });
});

test('limits downloads per hour', async () => {
  const { traveller, packageUid } = await ready();
  for (let n = 0; n < 19; n++) await at.ticket(traveller, packageUid);
  const last = await Promise.allSettled([1, 2, 3].map(() => at.ticket(traveller, packageUid)));
  expect(last.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
  await expect(at.ticket(traveller, packageUid)).rejects.toMatchObject({ code: 'quota.tooMany' });
  const mine = sql`realm_id = ${tenant.realmId} and person_uid = ${traveller.personUid}`;
  await tenant.owner.run(sql`update package_ticket set at = at - interval '61 minutes' where ${mine}`);
  await at.ticket(traveller, packageUid);
  expect(await sweepPackageTickets(tenant.worker, Date.now() + 86_400_000 - 3_000_000)).toBe(20);
});

test('marks a package as outdated when pages, kinds, documents, the name or the photo change', async () => {
  const mine = (docId: string) => sql`realm_id = ${tenant.realmId} and document_uid = ${docId}`;
  const changes: ((of: Awaited<ReturnType<typeof ready>>) => Promise<unknown>)[] = [
    ({ docId }) => tenant.db.run(sql`update document_page set operations = '[{"turn": 90}]' where ${mine(docId)}`),
    ({ docId }) => tenant.db.run(sql`update document set kind = 'Passport' where ${mine(docId)}`),
    ({ docId }) => tenant.worker.run(sql`delete from application_document where ${mine(docId)}`),
    ({ traveller }) =>
      tenant.db.run(sql`update applicant set last_name = 'Rao-Iyer'
        where realm_id = ${tenant.realmId} and applicant_uid = ${traveller.applicantUid}`),
    ({ applicationUid }) => tenant.db.transaction((tx) => markPackageOutdated(tx, applicationUid)),
  ];
  const all = await Promise.all(changes.map(() => ready()));
  for (const [n, of] of all.entries()) {
    await tenant.db.run(sql`update document set verified_at = now(), version = version + 1 where ${mine(of.docId)}`);
    expect(await outdatedAt(of)).toBeNull();
    await changes[n]!(of);
    expect(await outdatedAt(of), String(n)).not.toBeNull();
    expect((await at.ticket(of.traveller, of.packageUid)).url).toContain('ticket=');
  }
});

test('the API role cannot mark a package as built, and a status change needs a current package', async () => {
  const { applicationUid, packageUid } = await ready();
  await expect(
    tenant.db.run(sql`update package set package_id = repeat('0', 64) where package_uid = ${packageUid}`),
  ).rejects.toMatchObject({ code: '42501' });
  await expect(
    tenant.db.run(sql`
      insert into package (realm_id, application_uid, applicant_uid, state)
      select realm_id, application_uid, applicant_uid, 'ready' from application where application_uid = ${applicationUid}`),
  ).rejects.toMatchObject({ code: '42501' });
  const { applicationUid: second, traveller } = await at.started();
  await at.setApproval(true);
  await at.declare(traveller, second);
  await at.setApproval(false);
  const move = () =>
    tenant.worker.run(sql`
      update application set status = 'package-ready', version = version + 1
      where realm_id = ${tenant.realmId} and application_uid = ${second}`);
  await expect(move()).rejects.toMatchObject({ code: 'VW002', message: 'package_built' });
});

test('schedules the archive of a deleted application for deletion', async () => {
  const { applicationUid } = await ready();
  const { key } = await tenant.owner.get<{ key: string }>(
    sql`select object_key as key from package where application_uid = ${applicationUid}`,
  );
  await tenant.owner.run(sql`
    update application set deleted_at = now() - interval '40 days', version = version + 1 where application_uid = ${applicationUid}`);
  await sweepApplications(tenant.worker, Date.now());
  expect(await tenant.owner.many(sql`select from package where application_uid = ${applicationUid}`)).toEqual([]);
  expect(await tenant.owner.many(sql`select from object_to_delete where object_key = ${key}`)).toHaveLength(1);
  await at.sealedObjects.remove([key]);
});

test('publishes the public keys of a realm by its path', async () => {
  await ready();
  const { path } = await tenant.owner.get<{ path: string }>(
    sql`select path from realm where realm_id = ${tenant.realmId}`,
  );
  const { keys, realm } = await at.publicKeys(path);
  expect([realm, keys.length, keys[0]!.publicKey.length]).toEqual([path, 1, 43]);
  await expect(at.publicKeys('nowhere')).rejects.toMatchObject(notFound);
  const { path: theirs } = await other.owner.get<{ path: string }>(
    sql`select path from realm where realm_id = ${other.realmId}`,
  );
  expect((await at.publicKeys(theirs)).keys).toEqual([]);
});
