import { randomUUID } from 'node:crypto';
import { presence } from '@visawright/contract/platform/constants.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Actor } from '../../platform/access/actor.types.ts';
import { openClient } from '../../platform/db/connection.ts';
import { sql } from '../../platform/db/db.ts';
import { personRoom } from '../../platform/realtime/rooms.ts';
import { sendForReview } from '../../applications/reviews/send-for-review.ts';
import { transferToAgent } from '../../applications/lifecycle/transfer-to-agent.ts';
import { createAgency, germanTrip, type TestAgency } from '../../testing/test-agency.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createTestTenant, type TestTenant } from '../../testing/test-tenant.ts';
import { nothingToDecide } from '../../testing/test-reviews.ts';
import { visitForm } from './visit-form.ts';

let database: TestDatabase;
let tenant: TestTenant;
let here: TestAgency;
let traveller: Actor;
let applicationUid: string;
let listener: Awaited<ReturnType<typeof openClient>>;
let hints: { rooms: readonly string[]; payload: unknown }[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  tenant = await createTestTenant(database);
  here = await createAgency(tenant);
  listener = await openClient(database.ownerUrl);
  listener.on('notification', ({ payload }) => {
    const { data } = JSON.parse(payload!) as {
      data: { packet: { data: [string, unknown] }; opts: { rooms: string[] } };
    };
    const [event, what] = data.packet.data;
    if (event === 'form:visitors') hints.push({ rooms: data.opts.rooms, payload: what });
  });
  await listener.query('listen "socket.io#/"');
});
beforeEach(async () => {
  traveller = await tenant.traveller({ agencyUid: here.agencyUid, agentUid: here.agent.personUid });
  applicationUid = (await here.draft({ applicantUid: traveller.applicantUid!, visaDetails: germanTrip }))
    .applicationUid;
});
afterAll(async () => {
  await listener?.end();
  await tenant?.close();
  await database?.drop();
});

const page = (actor: Actor) => {
  const visitUid = randomUUID();
  const report = (act: 'stay' | 'edit' | 'leave', field: string | null = null, of = visitUid) =>
    visitForm(tenant.db, actor, { applicationUid, visitUid: of, field, act });
  return { visitUid, report };
};
const nameOf = ({ role, sub }: Actor) => `${role} ${sub.slice(0, 4)}`;
// Moves the times of a page into the past, as if nobody had touched it since.
const rest = (visitUid: string, ms: number) =>
  tenant.owner.run(sql`
    update form_visit set seen_at = seen_at - make_interval(secs => ${ms / 1_000}),
      edited_at = edited_at - make_interval(secs => ${ms / 1_000}),
      editing_since = editing_since - make_interval(secs => ${ms / 1_000})
    where realm_id = ${tenant.realmId} and visit_uid = ${visitUid}`);
// Everything sent before this reply has arrived with it.
async function hintsOf(work: () => Promise<unknown>) {
  hints = [];
  await work();
  await listener.query('select 1');
  return hints;
}

test('shows who else has the form open, each person once, and never the reader', async () => {
  const [mine, theirs, second] = [page(here.agent), page(here.agency), page(here.agency)];
  expect(await mine.report('stay')).toEqual({ visitors: [] });
  await theirs.report('stay');
  await second.report('stay', 'surname');
  const { visitors } = await mine.report('stay');
  expect(visitors).toMatchObject([{ name: nameOf(here.agency), field: 'surname', locksForMs: null }]);
  await second.report('leave');
  await theirs.report('leave');
  expect(await mine.report('stay')).toEqual({ visitors: [] });
});

test('a field belongs to whoever changes it first, until they leave it', async () => {
  const [first, later] = [page(here.agent), page(here.agency)];
  await first.report('edit', 'surname');
  const locked = (await later.report('stay', 'surname')).visitors[0]!;
  expect(locked).toMatchObject({ field: 'surname' });
  expect(locked.locksForMs).toBeGreaterThan(presence.lockMs - 5_000);
  // The second one types all the same, for instance because the news had not reached the page yet.
  await later.report('edit', 'surname');
  expect((await first.report('edit', 'surname')).visitors).toMatchObject([{ field: 'surname', locksForMs: null }]);
  await first.report('stay', 'surname'); // a report without a change keeps it
  expect((await later.report('stay', 'surname')).visitors[0]!.locksForMs).not.toBeNull();
  await first.report('stay', 'givenNames');
  expect((await later.report('stay', 'surname')).visitors).toMatchObject([{ field: 'givenNames', locksForMs: null }]);
  expect((await first.report('stay', 'givenNames')).visitors[0]!.locksForMs).not.toBeNull(); // now the second one's
});

test('a lock ends with silence, and a page that no longer reports is gone', async () => {
  const [typing, reading] = [page(here.agent), page(here.agency)];
  await typing.report('edit', 'surname');
  await rest(typing.visitUid, presence.lockMs + 500);
  expect((await reading.report('stay')).visitors).toMatchObject([{ field: 'surname', locksForMs: null }]);
  await typing.report('stay', 'surname'); // being there is not editing
  expect((await reading.report('stay')).visitors).toMatchObject([{ locksForMs: null }]);
  await typing.report('edit', 'surname');
  expect((await reading.report('stay')).visitors[0]!.locksForMs).not.toBeNull();
  await rest(typing.visitUid, presence.goneMs + 500);
  expect(await reading.report('stay')).toEqual({ visitors: [] });
});

test('tells the other people on the form, in the transaction, and only when something has changed', async () => {
  const [mine, theirs] = [page(here.agent), page(here.agency)];
  expect(await hintsOf(() => mine.report('stay'))).toEqual([]); // nobody else is there
  const toMe = { rooms: [personRoom(tenant.realmId, here.agent.personUid)], payload: { applicationUid } };
  expect(await hintsOf(() => theirs.report('stay'))).toEqual([toMe]);
  expect(await hintsOf(() => theirs.report('stay'))).toEqual([]);
  expect(await hintsOf(() => theirs.report('stay', 'surname'))).toEqual([toMe]);
  expect(await hintsOf(() => theirs.report('edit', 'surname'))).toEqual([toMe]);
  expect(await hintsOf(() => theirs.report('edit', 'surname'))).toEqual([]);
  expect(await hintsOf(() => theirs.report('stay'))).toEqual([toMe]);
  expect(await hintsOf(() => theirs.report('leave'))).toEqual([toMe]);
  expect(await hintsOf(() => theirs.report('leave'))).toEqual([]);
});

test('a traveller sees the names of staff who can edit, and no reviewer', async () => {
  await sendForReview(tenant.db, tenant.keys, here.agent, nothingToDecide, applicationUid, {
    reviewerUids: [here.reviewer.personUid],
  });
  await page(here.agent).report('stay', 'surname');
  const judging = page(here.reviewer);
  await judging.report('edit', 'givenNames');
  const own = page(traveller);
  const { visitors } = await own.report('stay');
  expect(visitors).toEqual([
    { name: nameOf(here.agent), field: 'surname', locksForMs: null, goneInMs: expect.any(Number) },
  ]);
  // Staff see everybody; a reviewer cannot edit and so holds no field.
  const seen = (await page(here.agency).report('stay')).visitors;
  expect(seen.map(({ name }) => name).toSorted()).toEqual(
    [here.agent, here.reviewer, traveller].map(nameOf).toSorted(),
  );
  expect(seen.every(({ locksForMs }) => locksForMs === null)).toBe(true);
});

test('somebody who may no longer open the application cannot report and disappears', async () => {
  const [former, boss] = [page(here.agent), page(here.agency)];
  await former.report('edit', 'surname');
  expect((await boss.report('stay')).visitors).toHaveLength(1);
  await transferToAgent(tenant.db, here.agency, {
    applicationUid,
    agentUid: here.colleague.personUid,
    applicantUid: traveller.applicantUid!,
  });
  expect(await boss.report('stay')).toEqual({ visitors: [] });
  await expect(former.report('stay')).rejects.toMatchObject({ code: 'record.notFound' });
  const stranger = await tenant.person('agent', await tenant.agency());
  await expect(page(stranger).report('stay')).rejects.toMatchObject({ code: 'record.notFound' });

  const second = page(here.colleague);
  await second.report('stay');
  expect((await boss.report('stay')).visitors).toHaveLength(1);
  await tenant.owner.run(sql`
    update person set status = 'suspended' where realm_id = ${tenant.realmId} and person_uid = ${here.colleague.personUid}`);
  expect(await boss.report('stay')).toEqual({ visitors: [] });
  await tenant.owner.run(sql`
    update person set status = 'active' where realm_id = ${tenant.realmId} and person_uid = ${here.colleague.personUid}`);
});

test("does not take over another person's page", async () => {
  const [mine, theirs] = [page(here.agent), page(here.agency)];
  await mine.report('edit', 'surname');
  await theirs.report('stay', 'givenNames', mine.visitUid);
  await theirs.report('leave', null, mine.visitUid);
  expect((await theirs.report('stay')).visitors).toMatchObject([{ name: nameOf(here.agent), field: 'surname' }]);
});

test('keeps few rows: old pages of everybody and all but the newest pages of one person are deleted', async () => {
  const abandoned = page(here.agency);
  await abandoned.report('stay');
  await rest(abandoned.visitUid, presence.goneMs + 500);
  for (let n = 0; n < 8; n++) await page(here.agent).report('stay');
  const { rows, old } = await tenant.owner.get<{ rows: number; old: number }>(sql`
    select count(*) filter (where application_uid = ${applicationUid})::int as rows,
      count(*) filter (where visit_uid = ${abandoned.visitUid})::int as old
    from form_visit where realm_id = ${tenant.realmId}`);
  expect(rows).toBe(5);
  expect(old).toBe(0);
});
