import type { Page } from '@visawright/contract/list.ts';
import type { Change } from '@visawright/contract/application.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../access/actor.types.ts';
import { sql } from '../access/db.ts';
import { writeChange } from '../changes/write-change.ts';
import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { changesOf, germanTrip, openAgency, type OpenAgency } from '../testing/drafts.ts';
import { openHouse, type House } from '../testing/house.ts';
import { deleteApplication } from './delete-application.ts';
import { draftApplication } from './draft-application.ts';
import { addNote, readNotes } from './notes.ts';
import { sweepApplications } from './sweep.ts';
import { timeline } from './timeline.ts';
import { updateApplication } from './update-application.ts';

let database: TestDatabase;
let house: House;
let here: OpenAgency;

beforeAll(async () => {
  database = await testDatabase();
  house = await openHouse(database);
  here = await openAgency(house);
});
afterAll(async () => {
  await house?.close();
  await database?.drop();
});

const notFound = { code: 'record.notFound' };

test('notes are for colleagues within reach: no applicant, reviewer or stranger reads or writes them', async () => {
  const { applicationUid } = await here.draft();
  const traveller = await house.traveller({ agencyUid: here.agencyUid });
  const note = { applicationUid, text: 'x' };
  await expect(addNote(house.db, house.keys, here.colleague, note)).rejects.toMatchObject(notFound);
  await expect(readNotes(house.db, house.keys, here.colleague, applicationUid)).rejects.toMatchObject(notFound);
  for (const actor of [traveller, here.reviewer])
    await expect(readNotes(house.db, house.keys, actor, applicationUid)).rejects.toMatchObject({
      code: 'access.functionRefused',
    });
});

test('a note is read back latest first, with its writer, and lies sealed', async () => {
  const { applicationUid } = await here.draft();
  expect(await readNotes(house.db, house.keys, here.agent, applicationUid)).toEqual([]);
  const first = await addNote(house.db, house.keys, here.agent, { applicationUid, text: 'Call after six' });
  const second = await addNote(house.db, house.keys, here.agency, { applicationUid, text: 'Called' });
  expect(await readNotes(house.db, house.keys, here.agent, applicationUid)).toEqual([second, first]);
  expect(first).toMatchObject({ text: 'Call after six', personName: expect.stringContaining('agent') as string });
  const rows = await house.owner.many<{ body: Buffer }>(
    sql`select body from application_note where realm_id = ${house.realmId}`,
  );
  for (const { body } of rows) expect(body.includes('Call')).toBe(false);
});

test('the timeline shows every change, latest first, page by page, within reach', async () => {
  const traveller = await house.traveller({ agencyUid: here.agencyUid, agentUid: here.agent.personUid, type: 'D2C' });
  const { applicationUid } = await draftApplication(house.db, traveller, {
    applicantUid: traveller.applicantUid!,
    visaDetails: germanTrip,
  });
  const visaDetails = { ...germanTrip, toDate: '21/03/2027' };
  await updateApplication(house.db, here.agent, applicationUid, { visaDetails });
  await addNote(house.db, house.keys, here.agent, { applicationUid, text: 'x' });
  const kinds = ({ items }: Page<Change>) => items.map(({ kind }) => kind);
  expect(kinds(await timeline(house.db, here.agent, { applicationUid }))).toEqual(['noted', 'edited', 'created']);
  expect(kinds(await timeline(house.db, traveller, { applicationUid }))).toEqual(['edited', 'created']);
  await expect(timeline(house.db, here.colleague, { applicationUid })).rejects.toMatchObject(notFound);
  const first = await timeline(house.db, here.agent, { applicationUid, limit: '2' });
  expect([kinds(first), first.total]).toEqual([['noted', 'edited'], 3]);
  const last = await timeline(house.db, here.agent, { applicationUid, limit: '2', cursor: first.nextCursor! });
  expect([kinds(last), last.total, last.nextCursor]).toEqual([['created'], null, null]);
  expect(first.items[1]).toMatchObject({ field: 'visaDetails.toDate', was: '20/03/2027', became: '21/03/2027' });
});

test('why an agent was suspended is for colleagues; the traveller sees only who has it now', async () => {
  const traveller = await house.traveller({ agencyUid: here.agencyUid, agentUid: here.agent.personUid, type: 'D2C' });
  const { applicationUid } = await draftApplication(house.db, traveller, {
    applicantUid: traveller.applicantUid!,
    visaDetails: germanTrip,
  });
  const change = { kind: 'transferred', applicationUid, was: 'A', became: 'B', reason: 'took money' };
  await writeChange(house.db, here.agency, change);
  await writeChange(house.db, here.agent, { kind: 'moved', applicationUid, reason: 'new dates' });
  const reasons = async (actor: Actor) =>
    (await timeline(house.db, actor, { applicationUid })).items.map(({ reason }) => reason);
  expect(await reasons(here.agency)).toEqual(['new dates', 'took money', null]);
  expect(await reasons(traveller)).toEqual(['new dates', null, null]);
});

test("the worker deletes for good what was deleted longer ago than the realm keeps it, and a day's old replies", async () => {
  const day = 86_400_000;
  const [kept, gone] = [await here.draft(), await here.draft()];
  await addNote(house.db, house.keys, here.agent, { applicationUid: gone.applicationUid, text: 'x' });
  await deleteApplication(house.db, here.agent, gone.applicationUid);
  await house.owner.run(sql`
    insert into idempotency (realm_id, person_uid, operation, key, body_sha256)
    values (${house.realmId}, ${here.agent.personUid}, 'draftApplication', 'k', '\\x00')`);
  expect(await sweepApplications(house.worker, Date.now())).toBe(0);
  expect(await sweepApplications(house.worker, Date.now() + day + 60_000)).toBe(1);
  expect(await sweepApplications(house.worker, Date.now() + 29 * day)).toBe(0);
  await house.owner.run(
    sql`update realm set settings = '{"retention":{"deletedDays":40}}' where realm_id = ${house.realmId}`,
  );
  expect(await sweepApplications(house.worker, Date.now() + 31 * day)).toBe(0);
  expect(await sweepApplications(house.worker, Date.now() + 41 * day)).toBe(1);
  const left = await house.owner.many<{ uid: string }>(sql`
    select application_uid as uid from application where realm_id = ${house.realmId}
      and application_uid = any(${[kept.applicationUid, gone.applicationUid]}::uuid[])`);
  expect(left).toEqual([{ uid: kept.applicationUid }]);
});

test('what was submitted is put away when the realm’s months after the journey are over, and nothing else', async () => {
  const [finished, open] = [await here.at('submitted'), await here.draft()];
  const until = (months: number) => Date.parse('2027-03-22') + months * 31 * 86_400_000;
  const isThere = async ({ applicationUid }: { applicationUid: string }) =>
    (await house.owner.find(sql`select 1 from application where realm_id = ${house.realmId}
      and application_uid = ${applicationUid} and deleted_at is null`)) !== undefined;
  await sweepApplications(house.worker, until(12));
  expect(await isThere(finished)).toBe(true);
  await sweepApplications(house.worker, until(26));
  expect([await isThere(finished), await isThere(open)]).toEqual([false, true]);
  expect((await changesOf(house, finished.applicationUid)).map(({ kind }) => kind)).toContain('putAway');
});
