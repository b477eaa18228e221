import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Actor } from '../access/actor.types.ts';
import { sql } from '../access/db.ts';
import { sweepApplications } from '../applications/sweep.ts';
import { applicationHandlers } from '../applications/applications.routes.ts';
import { sendForReview } from '../reviews/send-for-review.ts';
import { changesOf } from '../testing/drafts.ts';
import { openHouse } from '../testing/house.ts';
import { openPackageHouse } from '../testing/packages.ts';
import { writeTicket } from '../vault/tickets.ts';
import { markOutdated } from './mark-outdated.ts';
import { sweepTickets } from './sweep.ts';

const at = await openPackageHouse();
const { house, here } = at;
const other = await openHouse(at.database);
afterAll(async () => {
  await other.close();
  await at.close();
});
beforeEach(() => at.setApproval(false));

async function ready(actor?: Actor) {
  const all = await at.begun(actor);
  await at.declare(all.traveller, all.applicationUid);
  const { packageUid } = await at.isReady(all.traveller, all.applicationUid);
  return { ...all, packageUid };
}
const outdatedAt = async ({ traveller, applicationUid }: { traveller: Actor; applicationUid: string }) =>
  (await at.get(traveller, applicationUid)).current!.outdatedAt;
const notFound = { code: 'record.notFound' };
const refused = { code: 'access.functionRefused' };

test('nothing is built of what was not declared, or while a paper is being read', async () => {
  const { traveller, applicationUid, docId } = await at.begun();
  expect(await at.get(traveller, applicationUid)).toEqual({ current: null, earlier: [], bar: 'notDeclared' });
  await expect(at.ask(traveller, applicationUid)).rejects.toMatchObject({ code: 'package.notDeclared' });
  const reads = (state: string) =>
    house.owner.run(
      sql`update document set state = ${state} where realm_id = ${house.realmId} and document_uid = ${docId}`,
    );
  await at.setApproval(true);
  await at.declare(traveller, applicationUid);
  await at.setApproval(false);
  await reads('rendered');
  expect(await at.get(traveller, applicationUid)).toEqual({ current: null, earlier: [], bar: 'papersBusy' });
  await expect(at.ask(traveller, applicationUid)).rejects.toMatchObject({ code: 'package.papersBusy' });
  await reads('checked');
  await at.ask(traveller, applicationUid);
  await at.isReady(traveller, applicationUid);
});

test('where a realm wants an approval, nothing is built or leaves before it; then it is built by itself', async () => {
  await at.setApproval(true);
  const traveller = await house.traveller({ agencyUid: here.agencyUid, agentUid: here.agent.personUid, type: 'D2C' });
  const { applicationUid } = await at.begun(traveller);
  await at.declare(traveller, applicationUid);
  expect(await at.get(traveller, applicationUid)).toEqual({ current: null, earlier: [], bar: 'approval' });
  await expect(at.ask(traveller, applicationUid)).rejects.toMatchObject({ code: 'package.approvalNeeded' });
  const send = () => sendForReview(house.db, here.agency, applicationUid, [here.reviewer.personUid]);
  await send();
  await applicationHandlers.addReview(at.as(here.reviewer), {
    query: undefined,
    params: {},
    body: { applicationUid, review: { verdict: 'approved', sections: [] } },
  });
  const { packageUid, askedByName } = await at.isReady(traveller, applicationUid);
  expect(askedByName).toBeNull();
  const { url } = await at.ticket(traveller, packageUid);
  await send(); // somebody looks again: until they say so, it is nobody's approved package
  await expect(at.ticket(traveller, packageUid)).rejects.toMatchObject({ code: 'package.approvalNeeded' });
  await expect(at.file(traveller, url)).rejects.toMatchObject({ code: 'ticket.refused' });
});

test('two who ask at once get the same, and one that stands is not built again', async () => {
  await at.setApproval(true);
  const { traveller, applicationUid } = await at.begun();
  await at.declare(traveller, applicationUid);
  await at.setApproval(false);
  const [one, two, three] = await Promise.all([1, 2, 3].map(() => at.ask(traveller, applicationUid)));
  expect(new Set([one, two, three].map((each) => each!.packageUid)).size).toBe(1);
  const built = await at.isReady(traveller, applicationUid);
  expect(await at.ask(traveller, applicationUid)).toEqual(built);
  expect((await at.get(traveller, applicationUid)).earlier).toEqual([]);
});

test("somebody else's package is not there, in the agency next door as in another realm", async () => {
  const { traveller, applicationUid, packageUid } = await ready();
  const stranger = await here.direct();
  const nextDoor = await house.person('agency', await house.agency());
  const colleague = await house.person('agent', here.agencyUid);
  for (const actor of [stranger, nextDoor, colleague]) {
    await expect(at.get(actor, applicationUid)).rejects.toMatchObject(notFound);
    await expect(at.ask(actor, applicationUid)).rejects.toMatchObject(notFound);
    await expect(at.ticket(actor, packageUid)).rejects.toMatchObject(notFound);
    const ticket = writeTicket(house.keys, actor, { packageUid, size: 'package' });
    await expect(at.file(actor, `/x?ticket=${ticket}`)).rejects.toMatchObject({ code: 'ticket.refused' });
  }
  expect((await at.get(here.agency, applicationUid)).current).toMatchObject({ packageUid });
  const elsewhere = { ...traveller, realmId: other.realmId };
  const rows = await other.db.many(sql`select from package`);
  expect(rows).toEqual([]);
  const { url } = await at.ticket(traveller, packageUid);
  await expect(at.file(elsewhere, url)).rejects.toMatchObject({ code: 'ticket.refused' });
});

test('a reviewer sees how far it is and cannot have it', async () => {
  const { applicationUid, packageUid } = await ready();
  await expect(at.get(here.reviewer, applicationUid)).rejects.toMatchObject(notFound);
  await sendForReview(house.db, here.agency, applicationUid, [here.reviewer.personUid]);
  expect((await at.get(here.reviewer, applicationUid)).current).toMatchObject({ packageUid, state: 'ready' });
  await expect(at.ask(here.reviewer, applicationUid)).rejects.toMatchObject(refused);
  await expect(at.ticket(here.reviewer, packageUid)).rejects.toMatchObject(refused);
});

test('it leaves by a ticket of this session alone, and its papers say who took them', async () => {
  const { traveller, applicationUid, packageUid, docId } = await ready();
  const { url, expiresAt } = await at.ticket(here.agency, packageUid);
  expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(300_000);
  const file = await at.file(here.agency, url);
  expect(file).toMatchObject({ mediaType: 'application/zip', fileName: expect.stringMatching(/-germany\.zip$/) });
  expect(await text(file.body as Readable)).toMatch(/^PK/);
  for (const actor of [traveller, { ...here.agency, session: 'another' }])
    await expect(at.file(actor, url)).rejects.toMatchObject({ code: 'ticket.refused' });
  const page = writeTicket(house.keys, here.agency, { docId: packageUid, pageUid: docId, size: 'full' });
  await expect(at.file(here.agency, `/x?ticket=${page}`)).rejects.toMatchObject({ code: 'ticket.refused' });
  const looks = await house.owner.many(sql`
    select purpose, person_uid from view_log where document_uid = ${docId} and purpose = 'download'`);
  expect(looks).toEqual([{ purpose: 'download', person_uid: here.agency.personUid }]);
  expect((await changesOf(house, applicationUid)).at(-1)).toMatchObject({ kind: 'packageDownloaded' });
});

test('nobody carries off one after the other without end', async () => {
  const { traveller, packageUid } = await ready();
  for (let n = 0; n < 19; n++) await at.ticket(traveller, packageUid);
  const last = await Promise.allSettled([1, 2, 3].map(() => at.ticket(traveller, packageUid)));
  expect(last.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
  await expect(at.ticket(traveller, packageUid)).rejects.toMatchObject({ code: 'quota.tooMany' });
  const mine = sql`realm_id = ${house.realmId} and person_uid = ${traveller.personUid}`;
  await house.owner.run(sql`update package_ticket set at = at - interval '61 minutes' where ${mine}`);
  await at.ticket(traveller, packageUid);
  expect(await sweepTickets(house.worker, Date.now() + 86_400_000 - 3_000_000)).toBe(20);
});

test('whatever it is made of marks it: pages, kinds, the list of papers, a name, a nudged photo', async () => {
  const mine = (docId: string) => sql`realm_id = ${house.realmId} and document_uid = ${docId}`;
  const changes: ((of: Awaited<ReturnType<typeof ready>>) => Promise<unknown>)[] = [
    ({ docId }) => house.db.run(sql`update document_page set operations = '[{"turn": 90}]' where ${mine(docId)}`),
    ({ docId }) => house.db.run(sql`update document set kind = 'Passport' where ${mine(docId)}`),
    ({ docId }) => house.worker.run(sql`delete from application_document where ${mine(docId)}`),
    ({ traveller }) =>
      house.db.run(sql`update applicant set last_name = 'Rao-Iyer'
        where realm_id = ${house.realmId} and applicant_uid = ${traveller.applicantUid}`),
    ({ applicationUid }) => house.db.transaction((tx) => markOutdated(tx, applicationUid)),
  ];
  const all = await Promise.all(changes.map(() => ready()));
  for (const [n, of] of all.entries()) {
    await house.db.run(sql`update document set verified_at = now(), version = version + 1 where ${mine(of.docId)}`);
    expect(await outdatedAt(of)).toBeNull();
    await changes[n]!(of);
    expect(await outdatedAt(of), String(n)).not.toBeNull();
    expect((await at.ticket(of.traveller, of.packageUid)).url).toContain('ticket=');
  }
});

test('the API cannot say that one is built, and no move goes past an outdated one', async () => {
  const { applicationUid, packageUid } = await ready();
  await expect(
    house.db.run(sql`update package set package_id = repeat('0', 64) where package_uid = ${packageUid}`),
  ).rejects.toMatchObject({ code: '42501' });
  await expect(
    house.db.run(sql`
      insert into package (realm_id, application_uid, applicant_uid, state)
      select realm_id, application_uid, applicant_uid, 'ready' from application where application_uid = ${applicationUid}`),
  ).rejects.toMatchObject({ code: '42501' });
  const { applicationUid: second, traveller } = await at.begun();
  await at.setApproval(true);
  await at.declare(traveller, second);
  await at.setApproval(false);
  const move = () =>
    house.worker.run(sql`
      update application set status = 'package-ready', version = version + 1
      where realm_id = ${house.realmId} and application_uid = ${second}`);
  await expect(move()).rejects.toMatchObject({ code: 'VW002', message: 'package_built' });
});

test('the archive of an application that goes for good is due to go', async () => {
  const { applicationUid } = await ready();
  const { key } = await house.owner.get<{ key: string }>(
    sql`select object_key as key from package where application_uid = ${applicationUid}`,
  );
  await house.owner.run(sql`
    update application set deleted_at = now() - interval '40 days', version = version + 1 where application_uid = ${applicationUid}`);
  await sweepApplications(house.worker, Date.now());
  expect(await house.owner.many(sql`select from package where application_uid = ${applicationUid}`)).toEqual([]);
  expect(await house.owner.many(sql`select from object_to_delete where object_key = ${key}`)).toHaveLength(1);
  await at.papers.remove([key]);
});

test('anyone may have the public keys of a realm, by its path, and of no other', async () => {
  await ready();
  const { path } = await house.owner.get<{ path: string }>(
    sql`select path from realm where realm_id = ${house.realmId}`,
  );
  const { keys, realm } = await at.keysTold(path);
  expect([realm, keys.length, keys[0]!.publicKey.length]).toEqual([path, 1, 43]);
  await expect(at.keysTold('nowhere')).rejects.toMatchObject(notFound);
  const { path: theirs } = await other.owner.get<{ path: string }>(
    sql`select path from realm where realm_id = ${other.realmId}`,
  );
  expect((await at.keysTold(theirs)).keys).toEqual([]);
});
