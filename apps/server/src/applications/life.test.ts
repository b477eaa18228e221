import type { Application } from '@visawright/contract/application.ts';
import { transitions, statuses, type Status } from '@visawright/contract/application-status.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../access/actor.types.ts';
import { sql } from '../access/db.ts';
import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { changesOf, notificationsOf, openAgency, type OpenAgency } from '../testing/drafts.ts';
import { openHouse, type House } from '../testing/house.ts';
import { getRecord } from './applications.queries.ts';
import { deleteApplication, restoreApplication } from './delete-application.ts';
import { moveApplication } from './move-application.ts';
import { setLodged } from './set-lodged.ts';
import { transferToAgent } from './transfer-to-agent.ts';
import { updateOutcome } from './update-outcome.ts';

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
const snake = (word: string) => word.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

test("the database's moves are the contract's", async () => {
  const rows = await house.owner.many(
    sql`select from_status as "from", to_status as "to", guard from application_move`,
  );
  const sorted = (moves: readonly unknown[]) => moves.map((move) => JSON.stringify(move)).sort();
  expect(sorted(rows)).toEqual(sorted(transitions.map(({ from, to, by }) => ({ from, to, guard: snake(by) }))));
});

test('a person can say only what people say, and only from where it can be said', async () => {
  const allowed: Partial<Record<Status, readonly Status[]>> = {
    'form-data-collected': ['initiated'],
    'package-ready': ['initiated', 'online-form-completed'],
    'online-form-completed': ['initiated', 'submitted'],
    submitted: ['initiated'],
  };
  for (const from of statuses)
    for (const to of ['initiated', 'online-form-completed', 'submitted'] as const) {
      const { applicationUid } = await here.at(from);
      const moved = moveApplication(house.db, here.agent, { applicationUid, to, reason: 'A date was wrong' });
      if (allowed[from]?.includes(to)) expect((await moved).status).toBe(to);
      else
        await expect(moved).rejects.toMatchObject({
          code: expect.stringMatching(/^application\.(move|guard)Refused$/),
        });
    }
});

test('paper goes from the package to the counter, and has no online form', async () => {
  const paper = await here.at('package-ready', { takesPaper: true });
  const to = (status: 'online-form-completed' | 'submitted') =>
    moveApplication(house.db, here.agent, {
      applicationUid: paper.applicationUid,
      to: status,
      lodgedReference: 'VFS-77',
    });
  await expect(to('online-form-completed')).rejects.toMatchObject({
    code: 'application.guardRefused',
    details: { guard: 'online_form_done' },
  });
  expect(await to('submitted')).toMatchObject({
    status: 'submitted',
    progress: 'CONFIRMED',
    lodgedReference: 'VFS-77',
  });
});

test('number and day are entered with the step, put right later, and only once it is on its way', async () => {
  const { applicationUid } = await here.at('package-ready', { takesPaper: true });
  const set = (lodgedReference: string | null, lodgedOn: string | null, actor = here.agent, version?: number) =>
    setLodged(house.db, actor, { applicationUid, lodgedReference, lodgedOn, version });
  await expect(set('VFS-1', null)).rejects.toMatchObject({ code: 'application.moveRefused' });
  const handedIn = { applicationUid, to: 'submitted', lodgedOn: '2026-11-16' } as const;
  expect(await moveApplication(house.db, here.agent, handedIn)).toMatchObject({
    lodgedReference: null,
    lodgedOn: '2026-11-16',
  });
  const later = await set('VFS-1', '2026-11-17');
  expect(later).toMatchObject({ status: 'submitted', lodgedReference: 'VFS-1', lodgedOn: '2026-11-17' });
  expect((await set('VFS-1', '2026-11-17')).version).toBe(later.version);
  await expect(set('VFS-2', null, here.agent, later.version - 1)).rejects.toMatchObject({
    code: 'application.versionStale',
    details: { differs: [{ field: 'lodgedReference' }, { field: 'lodgedOn' }] },
  });
  await expect(set('VFS-2', null, here.colleague)).rejects.toMatchObject(notFound);
  expect(await set(null, null)).toMatchObject({ lodgedReference: null, lodgedOn: null });
  expect((await changesOf(house, applicationUid)).filter(({ kind }) => kind === 'lodged')).toMatchObject([
    { was: '2026-11-16', became: 'VFS-1, 2026-11-17' },
    { was: 'VFS-1, 2026-11-17', became: null },
  ]);
});

test('a move on an older version, or on an application out of reach, is refused', async () => {
  const { applicationUid } = await here.at('package-ready');
  const move = { applicationUid, to: 'online-form-completed' as const };
  await expect(moveApplication(house.db, here.colleague, move)).rejects.toMatchObject(notFound);
  await expect(moveApplication(house.db, here.agent, { ...move, version: 7 })).rejects.toMatchObject({
    code: 'application.versionStale',
    details: { current: { applicationUid, version: 1 } },
  });
  expect((await moveApplication(house.db, here.agent, { ...move, version: 1 })).version).toBe(2);
  expect(await changesOf(house, applicationUid)).toMatchObject([
    { kind: 'moved', field: 'status', was: 'package-ready', became: 'online-form-completed' },
  ]);
});

test('an application goes to an active agent of the same agency only, and never under a wrong name', async () => {
  const { applicationUid } = await here.draft();
  const foreign = await house.person('agent', await house.agency());
  const give = (agentUid: string, actor = here.agent, applicantUid = here.applicantUid) =>
    transferToAgent(house.db, actor, { applicationUid, agentUid, applicantUid });
  await expect(give(foreign.personUid)).rejects.toMatchObject({ code: 'application.transferRefused' });
  await expect(give(here.reviewer.personUid)).rejects.toMatchObject({ code: 'application.transferRefused' });
  await expect(give(here.colleague.personUid, here.colleague)).rejects.toMatchObject(notFound);
  const other = await house.applicant({ agencyUid: here.agencyUid });
  await expect(give(here.colleague.personUid, here.agent, other)).rejects.toMatchObject(notFound);
});

test('a transfer takes the applicant along and tells the new agent; the old one is out', async () => {
  const there = await openAgency(house);
  const { applicationUid } = await there.draft();
  const transfer = { applicationUid, agentUid: there.colleague.personUid, applicantUid: there.applicantUid };
  const given = await transferToAgent(house.db, there.agent, transfer);
  expect(given).toMatchObject({ agentId: there.colleague.personUid, version: 2, can: [] });
  await expect(getRecord(house.db, there.agent, applicationUid)).rejects.toMatchObject(notFound);
  expect((await getRecord(house.db, there.colleague, applicationUid)).can).toContain('application.transfer');
  await there.draft({ applicantUid: there.applicantUid }).then(
    () => expect.fail('the applicant is no longer theirs'),
    (error) => expect(error).toMatchObject(notFound),
  );
  expect(await notificationsOf(house, there.colleague)).toMatchObject([
    { kind: 'transferred', application_uid: applicationUid },
  ]);
  expect((await transferToAgent(house.db, there.agency, transfer)).version).toBe(2);
  expect((await changesOf(house, applicationUid)).map(({ kind }) => kind)).toEqual(['created', 'transferred']);
});

test("an agent's transfer leaves an applicant who is a colleague's where the applicant is", async () => {
  const there = await openAgency(house);
  const third = await house.person('agent', there.agencyUid);
  const [first, second] = [await there.draft(), await there.draft()];
  const give = (actor: Actor, { applicationUid }: Application, to: Actor) =>
    transferToAgent(house.db, actor, { applicationUid, agentUid: to.personUid });
  await give(there.agency, first, there.colleague);
  expect(await give(there.agent, second, third)).toMatchObject({ agentId: third.personUid });
  const { uid } = await house.owner.get<{ uid: string }>(
    sql`select agent_uid as uid from applicant where applicant_uid = ${there.applicantUid}`,
  );
  expect(uid).toBe(there.colleague.personUid);
});

test('an outcome is written with who had it before; the same again is no change', async () => {
  const { applicationUid } = await here.at('submitted');
  await expect(updateOutcome(house.db, here.colleague, applicationUid, 'APPROVED')).rejects.toMatchObject(notFound);
  const traveller = await house.traveller({ agencyUid: here.agencyUid });
  await expect(updateOutcome(house.db, traveller, applicationUid, 'APPROVED')).rejects.toMatchObject({
    code: 'access.functionRefused',
  });
  expect(await updateOutcome(house.db, here.agent, applicationUid, 'APPROVED')).toMatchObject({
    visaAllocationStatus: 'APPROVED',
    version: 2,
  });
  expect((await updateOutcome(house.db, here.agent, applicationUid, 'APPROVED')).version).toBe(2);
  expect(await changesOf(house, applicationUid)).toMatchObject([
    { kind: 'outcome', was: 'PENDING', became: 'APPROVED' },
  ]);
});

test('only an editable application is deleted, and only by who may edit it', async () => {
  const [draft, later] = [await here.draft(), await here.at('form-data-collected')];
  await expect(deleteApplication(house.db, here.colleague, draft.applicationUid)).rejects.toMatchObject(notFound);
  await expect(deleteApplication(house.db, here.agent, later.applicationUid)).rejects.toMatchObject({
    code: 'application.notEditable',
  });
});

test('a deletion can be undone for half a minute, by whoever could have made it', async () => {
  const { applicationUid } = await here.draft();
  expect(await deleteApplication(house.db, here.agent, applicationUid)).toEqual({ applicationUid, undoSeconds: 10 });
  await expect(getRecord(house.db, here.agent, applicationUid)).rejects.toMatchObject(notFound);
  await expect(deleteApplication(house.db, here.agent, applicationUid)).rejects.toMatchObject(notFound);
  await expect(restoreApplication(house.db, here.colleague, applicationUid)).rejects.toMatchObject(notFound);
  expect(await restoreApplication(house.db, here.agency, applicationUid)).toMatchObject({ applicationUid, version: 3 });
  await deleteApplication(house.db, here.agent, applicationUid);
  await house.owner.run(sql`
    update application set deleted_at = now() - interval '31 seconds', version = version + 1
    where realm_id = ${house.realmId} and application_uid = ${applicationUid}`);
  await expect(restoreApplication(house.db, here.agent, applicationUid)).rejects.toMatchObject({
    code: 'application.undoTooLate',
  });
});
