import type { Page } from '@visawright/contract/platform/list.ts';
import type { ApplicationChange } from '@visawright/contract/applications/application.ts';
import { afterAll, expect, test } from 'vitest';
import type { Actor } from '../../platform/access/actor.types.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { sql } from '../../platform/db/db.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { changesOf, germanTrip, createAgency } from '../../testing/test-agency.ts';
import { createTestTenant } from '../../testing/test-tenant.ts';
import { deleteApplication } from '../lifecycle/delete-application.ts';
import { draftApplication } from '../lifecycle/draft-application.ts';
import { addNote, listNotes } from './notes.ts';
import { sweepApplications } from '../lifecycle/sweep-applications.ts';
import { listTimeline } from './list-timeline.ts';
import { updateApplication } from '../records/update-application.ts';

const tenant = await createTestTenant();
const here = await createAgency(tenant);
afterAll(() => tenant.close());

const notFound = { code: 'record.notFound' };

test('lets only colleagues within reach read and write notes', async () => {
  const { applicationUid } = await here.draft();
  const traveller = await tenant.traveller({ agencyUid: here.agencyUid });
  const note = { applicationUid, text: 'x' };
  await expect(addNote(tenant.db, tenant.keys, here.colleague, note)).rejects.toMatchObject(notFound);
  await expect(listNotes(tenant.db, tenant.keys, here.colleague, applicationUid)).rejects.toMatchObject(notFound);
  for (const actor of [traveller, here.reviewer])
    await expect(listNotes(tenant.db, tenant.keys, actor, applicationUid)).rejects.toMatchObject({
      code: 'access.functionRefused',
    });
});

test('lists notes latest first with their author and stores them sealed', async () => {
  const { applicationUid } = await here.draft();
  expect(await listNotes(tenant.db, tenant.keys, here.agent, applicationUid)).toEqual([]);
  const first = await addNote(tenant.db, tenant.keys, here.agent, { applicationUid, text: 'Call after six' });
  const second = await addNote(tenant.db, tenant.keys, here.agency, { applicationUid, text: 'Called' });
  expect(await listNotes(tenant.db, tenant.keys, here.agent, applicationUid)).toEqual([second, first]);
  expect(first).toMatchObject({ text: 'Call after six', personName: expect.stringContaining('agent') as string });
  const rows = await tenant.owner.many<{ body: Buffer }>(
    sql`select body from application_note where realm_id = ${tenant.realmId}`,
  );
  for (const { body } of rows) expect(body.includes('Call')).toBe(false);
});

test('lists every change latest first, page by page, within reach', async () => {
  const traveller = await tenant.traveller({ agencyUid: here.agencyUid, agentUid: here.agent.personUid, type: 'D2C' });
  const { applicationUid } = await draftApplication(tenant.db, traveller, {
    applicantUid: traveller.applicantUid!,
    visaDetails: germanTrip,
  });
  const visaDetails = { ...germanTrip, toDate: '21/03/2027' };
  await updateApplication(tenant.db, here.agent, applicationUid, { visaDetails });
  await addNote(tenant.db, tenant.keys, here.agent, { applicationUid, text: 'x' });
  const kinds = ({ items }: Page<ApplicationChange>) => items.map(({ kind }) => kind);
  expect(kinds(await listTimeline(tenant.db, tenant.keys, here.agent, { applicationUid }))).toEqual([
    'noted',
    'edited',
    'created',
  ]);
  expect(kinds(await listTimeline(tenant.db, tenant.keys, traveller, { applicationUid }))).toEqual([
    'edited',
    'created',
  ]);
  await expect(listTimeline(tenant.db, tenant.keys, here.colleague, { applicationUid })).rejects.toMatchObject(
    notFound,
  );
  const first = await listTimeline(tenant.db, tenant.keys, here.agent, { applicationUid, limit: '2' });
  expect([kinds(first), first.total]).toEqual([['noted', 'edited'], 3]);
  const last = await listTimeline(tenant.db, tenant.keys, here.agent, {
    applicationUid,
    limit: '2',
    cursor: first.nextCursor!,
  });
  expect([kinds(last), last.total, last.nextCursor]).toEqual([['created'], null, null]);
  expect(first.items[1]).toMatchObject({ field: 'visaDetails.toDate', was: '20/03/2027', became: '21/03/2027' });
});

test('shows the reason for a handover to colleagues only; the traveller sees the new agent', async () => {
  const traveller = await tenant.traveller({ agencyUid: here.agencyUid, agentUid: here.agent.personUid, type: 'D2C' });
  const { applicationUid } = await draftApplication(tenant.db, traveller, {
    applicantUid: traveller.applicantUid!,
    visaDetails: germanTrip,
  });
  const key = await loadApplicantKey(tenant.db, tenant.keys, traveller.applicantUid!);
  const because = (text: string) => ({ applicationUid, reason: { text, key } });
  await writeChange(tenant.db, here.agency, { kind: 'transferred', was: 'A', became: 'B', ...because('took money') });
  await writeChange(tenant.db, here.agent, { kind: 'moved', ...because('new dates') });
  const reasons = async (actor: Actor) =>
    (await listTimeline(tenant.db, tenant.keys, actor, { applicationUid, withReasons: 'yes' })).items.map(
      ({ reason }) => reason,
    );
  expect(await reasons(here.agency)).toEqual(['new dates', 'took money', null]);
  expect(await reasons(traveller)).toEqual(['new dates', null, null]);
  const { items } = await listTimeline(tenant.db, tenant.keys, here.agency, { applicationUid });
  expect(items.map(({ reason }) => reason)).toEqual([null, null, null]); // not asked for
});

test("purges applications after the realm's retention period and replies after a day", async () => {
  const day = 86_400_000;
  const [stored, gone] = [await here.draft(), await here.draft()];
  await addNote(tenant.db, tenant.keys, here.agent, { applicationUid: gone.applicationUid, text: 'x' });
  await deleteApplication(tenant.db, here.agent, gone.applicationUid);
  await tenant.owner.run(sql`
    insert into idempotency (realm_id, person_uid, operation, key, body_mac)
    values (${tenant.realmId}, ${here.agent.personUid}, 'draftApplication', 'k', '\\x00')`);
  expect(await sweepApplications(tenant.worker, Date.now())).toBe(0);
  expect(await sweepApplications(tenant.worker, Date.now() + day + 60_000)).toBe(1);
  expect(await sweepApplications(tenant.worker, Date.now() + 29 * day)).toBe(0);
  await tenant.owner.run(
    sql`update realm set settings = '{"retention":{"deletedDays":40}}' where realm_id = ${tenant.realmId}`,
  );
  expect(await sweepApplications(tenant.worker, Date.now() + 31 * day)).toBe(0);
  expect(await sweepApplications(tenant.worker, Date.now() + 41 * day)).toBe(1);
  const left = await tenant.owner.many<{ uid: string }>(sql`
    select application_uid as uid from application where realm_id = ${tenant.realmId}
      and application_uid = any(${[stored.applicationUid, gone.applicationUid]}::uuid[])`);
  expect(left).toEqual([{ uid: stored.applicationUid }]);
});

test("archives submitted applications when the realm's retention period after the trip is over", async () => {
  const [finished, open] = [await here.at('submitted'), await here.draft()];
  const until = (months: number) => Date.parse('2027-03-22') + months * 31 * 86_400_000;
  const isThere = async ({ applicationUid }: { applicationUid: string }) =>
    (await tenant.owner.find(sql`select 1 from application where realm_id = ${tenant.realmId}
      and application_uid = ${applicationUid} and deleted_at is null`)) !== undefined;
  await sweepApplications(tenant.worker, until(12));
  expect(await isThere(finished)).toBe(true);
  await sweepApplications(tenant.worker, until(26));
  expect([await isThere(finished), await isThere(open)]).toEqual([false, true]);
  expect((await changesOf(tenant, finished.applicationUid)).map(({ kind }) => kind)).toContain('putAway');
});
