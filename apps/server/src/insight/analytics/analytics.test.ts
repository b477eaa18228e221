import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import type { Analytics } from '@visawright/contract/insight/analytics.ts';
import type { Status } from '@visawright/contract/applications/application-status.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { storeFoundRules } from '../../forms/findings/store-found-rules.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createTestTenant, type TestTenant } from '../../testing/test-tenant.ts';
import { analyticsSumsBackfill } from './analytics-sums-backfill.ts';
import { foldAnalytics } from './fold-analytics.ts';
import { getAnalytics } from './get-analytics.ts';
import { findAnalyticsDifferences, repairAnalytics } from './recount-analytics.ts';

const database = await createTestDatabase();
const [here, elsewhere] = [await createTestTenant(database), await createTestTenant(database)];
afterAll(async () => {
  await here.close();
  await elsewhere.close();
  await database.drop();
});

const now = Date.parse('2026-10-20T06:00:00Z');
const october = { from: '2026-10-01', to: '2026-10-31' };

async function company(tenant: TestTenant, name: string, distributorUid: string | null = null) {
  const agencyUid = await tenant.agency();
  await tenant.owner.run(
    sql`update agency set name = ${name}, distributor_uid = ${distributorUid} where agency_uid = ${agencyUid}`,
  );
  const [agent, colleague] = [await tenant.person('agent', agencyUid), await tenant.person('agent', agencyUid)];
  const applicantUid = await tenant.applicant({ agencyUid, agentUid: agent.personUid });
  const make = async (facts: { status?: Status; to?: string; on?: string; outcome?: string; agent?: Actor } = {}) => {
    const on = `${facts.on ?? '2026-10-05'}T09:00:00Z`;
    const { uid } = await tenant.owner.get<{ uid: string }>(sql`
      insert into application (realm_id, reference, applicant_uid, agency_uid, agent_uid, status, outcome, visa_from, visa_to, nationality,
        visa_category, visa_type, travel_from, travel_to, created_at, status_since)
      values (${tenant.realmId}, ${`A-${randomUUID()}`}, ${applicantUid}, ${agencyUid}, ${(facts.agent ?? agent).personUid},
        ${facts.status ?? 'draft'}, ${facts.outcome ?? 'PENDING'}, 'India', ${facts.to ?? 'Germany'}, 'India', 'Tourism', 'Short',
        '2027-03-10', '2027-03-20', ${on}, ${on}::timestamptz + interval '2 days')
      returning application_uid as uid`);
    return uid;
  };
  return { agencyUid, agent, colleague, applicantUid, make, manager: await tenant.person('agency', agencyUid) };
}

async function distributorOf(tenant: TestTenant, name: string) {
  const { uid } = await tenant.owner.get<{ uid: string }>(sql`
    insert into distributor (realm_id, type, name) values (${tenant.realmId}, 'DISTRIBUTOR', ${name}) returning distributor_uid as uid`);
  return { ...(await tenant.person('distributor')), distributorUid: uid };
}

const admin = await here.person('admin');
const owner = await distributorOf(here, 'Northern');
const stranger = await distributorOf(here, 'Southern');
const sunrise = await company(here, 'Sunrise', owner.distributorUid);
const malabar = await company(here, 'Malabar', stranger.distributorUid);
const abroad = await company(elsewhere, 'Abroad');

async function read(
  db: Db,
  actor: Actor,
  query: Partial<typeof october & { agencyUid: string; destination: string }> = {},
) {
  await foldAnalytics(db === here.db ? here.worker : elsewhere.worker);
  return getAnalytics(db, actor, { ...october, ...query }, now);
}
const outcome = ({ outcomes }: Analytics, of: string) => outcomes.find((each) => each.outcome === of)?.now;
const isRight = async () => expect(await findAnalyticsDifferences(here.owner)).toEqual([]);

test('nobody sees numbers of another realm, tree or agency', async () => {
  for (let at = 0; at < 6; at++) await sunrise.make();
  for (let at = 0; at < 7; at++) await malabar.make({ to: 'France' });
  for (let at = 0; at < 9; at++) await abroad.make();
  expect((await read(here.db, admin)).started.now).toBe(13);
  expect((await read(here.db, owner)).started.now).toBe(6);
  expect((await read(here.db, stranger)).started.now).toBe(7);
  expect((await read(here.db, sunrise.manager)).started.now).toBe(6);
  expect((await read(elsewhere.db, await elsewhere.person('admin'))).started.now).toBe(9);
  expect((await read(here.db, owner)).destinations.map(({ destination }) => destination)).toEqual(['Germany']);
  expect((await read(here.db, owner)).companies.map(({ name }) => name)).toEqual(['Sunrise']);
  for (const [actor, agencyUid] of [
    [owner, malabar.agencyUid],
    [sunrise.manager, malabar.agencyUid],
    [admin, abroad.agencyUid],
  ] as const)
    await expect(read(here.db, actor, { agencyUid })).rejects.toMatchObject({ code: 'record.notFound' });
  for (const role of ['agent', 'reviewer', 'applicant'] as const)
    await expect(read(here.db, await here.person(role, sunrise.agencyUid))).rejects.toBeInstanceOf(AppError);
  const nobodys = { ...(await here.person('distributor')), distributorUid: null };
  expect((await read(here.db, nobodys)).started.now).toBe(0);
});

test('a transfer moves an application to the other agent, a deletion takes it out, and an erasure leaves no trace', async () => {
  const { make, agent, colleague, manager, applicantUid, agencyUid } = await company(here, 'Coromandel');
  const uids = [await make({ to: 'Japan' }), await make({ to: 'Japan' }), await make()];
  const startedBy = async ({ personUid }: Actor) =>
    (await read(here.db, manager)).companies.find(({ uid }) => uid === personUid)?.started;
  expect([await startedBy(agent), await startedBy(colleague)]).toEqual([3, 0]);
  await here.owner.run(sql`
    update application set agent_uid = ${colleague.personUid}, version = version + 1 where application_uid = ${uids[0]}`);
  expect([await startedBy(agent), await startedBy(colleague)]).toEqual([2, 1]);
  await here.owner.run(
    sql`update application set deleted_at = now(), version = version + 1 where application_uid = ${uids[1]}`,
  );
  expect((await read(here.db, manager)).started.now).toBe(2);
  await here.owner.run(
    sql`update application set deleted_at = null, version = version + 1 where application_uid = ${uids[1]}`,
  );
  expect((await read(here.db, manager, { destination: 'Japan' })).started.now).toBe(2);
  await here.owner.run(sql`delete from application where applicant_uid = ${applicantUid}`);
  expect((await read(here.db, manager)).started.now).toBe(0);
  await isRight();
  const left = await here.owner.many(sql`select 1 from analytics_share where agency_uid = ${agencyUid}`);
  expect(left).toEqual([]);
});

test('counts steps, times, reviews, rules, values and outcomes', async () => {
  const { make, manager, agent, applicantUid } = await company(here, 'Wayfarer');
  const reviewer = await here.person('reviewer', manager.agencyUid!);
  const [first, second] = [
    await make({ status: 'initiated' }),
    await make({ status: 'submitted', outcome: 'REJECTED' }),
  ];
  await here.owner.run(sql`
    update application set status = 'form-data-collected', declared_at = now(), version = version + 1 where application_uid = ${first}`);
  await here.owner.run(sql`
    update application set status = 'initiated', version = version + 1 where application_uid = ${first}`);
  await here.owner.run(
    sql`update status_stay set since = '2026-10-06T00:00Z', until = '2026-10-06T10:00Z' where application_uid = ${first}`,
  );
  await storeFoundRules(here.db, first, ['passport-validity']);
  await storeFoundRules(here.db, second, ['passport-validity', 'no-such-rule']);
  await storeFoundRules(here.db, first, []);
  await here.owner.run(sql`update found_rule set found_at = '2026-10-06T10:00Z' where realm_id = ${here.realmId}`);
  await here.owner.run(sql`
    insert into review_task (realm_id, application_uid, round, reviewer_uid, requested_at, verdict, decided_at)
    values (${here.realmId}, ${first}, 1, ${reviewer.personUid}, '2026-10-06', 'returned', '2026-10-07'),
      (${here.realmId}, ${second}, 1, ${reviewer.personUid}, '2026-10-06', 'approved', '2026-10-07')`);
  await here.owner.run(sql`
    insert into review_section (realm_id, application_uid, round, reviewer_uid, section, verdict, reason)
    values (${here.realmId}, ${first}, 1, ${reviewer.personUid}, 'journey', 'returned', 'dates')`);
  const document = await here.document(applicantUid);
  for (const [at, kind] of ['confirmed', 'changed', 'takenBack', 'changed'].entries())
    await here.owner.run(sql`
      insert into value_act (realm_id, document_uid, act_no, field, kind, person_uid, at)
      values (${here.realmId}, ${document}, ${at}, ${at === 0 ? 'surname' : 'placeOfBirth'}, ${kind}, ${agent.personUid}, '2026-10-08')`);
  const seen = await read(here.db, manager);
  expect(seen.steps.map(({ now: n }) => n)).toEqual([2, 2, 2, 2, 1]);
  expect(seen.statuses.filter(({ now: n }) => n !== 0)).toEqual([
    { status: 'initiated', now: 1 },
    { status: 'submitted', now: 1 },
  ]);
  const stay = seen.stays.find(({ status }) => status === 'initiated')!;
  expect(stay.cases).toBe(1);
  expect(Math.abs(stay.median! - 600) / 600).toBeLessThan(0.06);
  expect(Math.abs(seen.lead.median! - 2_880) / 2_880).toBeLessThan(0.06);
  expect(seen.firstPass).toEqual({ share: 0.5, cases: 2, was: null, casesBefore: 0 });
  expect(seen.returnedSections).toEqual([{ section: 'journey', now: 1 }]);
  expect(seen.findings.map(({ rule, now: n, solved }) => [rule, n, solved])).toEqual([
    ['passport-validity', 2, 0.5],
    ['no-such-rule', 1, 0],
  ]);
  expect(seen.refusals.map(({ rule }) => rule)).toEqual(['no-such-rule', 'passport-validity']);
  expect([outcome(seen, 'REJECTED'), outcome(seen, 'APPROVED')]).toEqual([1, 0]);
  expect(seen.corrections).toEqual([{ kind: 'Passport', cases: 2, changed: 0.5, field: 'placeOfBirth' }]);
  await here.owner.run(
    sql`update document set kind = 'Passport copy', version = version + 1 where document_uid = ${document}`,
  );
  expect((await read(here.db, manager)).corrections[0]!.kind).toBe('Passport copy');
  await isRight();
});

test('a distributor sees no group under five, and no sum that reveals it', async () => {
  const small = await distributorOf(here, 'Small');
  const { make } = await company(here, 'Tiny', small.distributorUid);
  for (let at = 0; at < 9; at++) await make({ to: 'Germany', on: '2026-10-02' });
  for (let at = 0; at < 6; at++)
    await make({ to: 'France', on: '2026-10-03', status: 'submitted', outcome: 'APPROVED' });
  for (let at = 0; at < 2; at++)
    await make({ to: 'Japan', on: '2026-10-04', status: 'submitted', outcome: 'REJECTED' });
  const seen = await read(here.db, small);
  expect(seen.hidesSmallGroups).toBe(true);
  expect(seen.started.now).toBe(17);
  const started = Object.fromEntries(seen.destinations.map((row) => [row.destination, row.started]));
  expect(started).toEqual({ Germany: 9, France: null, Japan: null });
  expect([outcome(seen, 'APPROVED'), outcome(seen, 'REJECTED')]).toEqual([null, null]);
  expect(seen.companies[0]!.granted).toBeNull();
  expect(seen.days.filter(({ now: n }) => n !== null && n > 0)).toEqual([{ day: '2026-10-02', now: 9, was: 0 }]);
  expect((await read(here.db, admin)).destinations.find(({ destination }) => destination === 'Japan')!.started).toBe(2);
});

test('a recount finds a sum that is wrong and repairs it, also while something waits to be counted', async () => {
  await sunrise.make();
  await isRight();
  await here.owner.run(
    sql`update analytics_sum set counts = counts || '{"started": 99}' where realm_id = ${here.realmId} and counts ? 'started'`,
  );
  expect((await findAnalyticsDifferences(here.owner)).length).toBeGreaterThan(3);
  await repairAnalytics(here.owner);
  await isRight();
  expect((await read(here.db, admin)).started.now).toBeGreaterThan(13);
});

test('a period adds whole months and single days, in a leap year too', async () => {
  const { make, manager } = await company(here, 'Leap');
  for (const on of ['2024-01-31', '2024-02-01', '2024-02-28', '2024-02-29', '2024-03-01', '2024-03-15'])
    await make({ on });
  const startedIn = async (from: string, to: string) => (await read(here.db, manager, { from, to })).started.now;
  expect(await startedIn('2024-02-01', '2024-02-29')).toBe(3);
  expect(await startedIn('2024-02-28', '2024-03-01')).toBe(3);
  expect(await startedIn('2024-02-29', '2024-02-29')).toBe(1);
  expect(await startedIn('2024-01-31', '2024-03-14')).toBe(5);
  expect(await startedIn('2024-01-15', '2024-04-02')).toBe(6);
  expect(await startedIn('2024-02-02', '2024-02-27')).toBe(0);
  const { days } = await read(here.db, manager, { from: '2024-02-28', to: '2024-03-01' });
  expect(days.map(({ now: n }) => n)).toEqual([1, 1, 1]);
});

test('an agency that moves to another distributor in the middle of a month takes all its numbers along', async () => {
  const [giver, taker] = [await distributorOf(here, 'Giver'), await distributorOf(here, 'Taker')];
  const { make, agencyUid } = await company(here, 'Mover', giver.distributorUid);
  for (let at = 0; at < 6; at++) await make({ to: 'Japan' });
  expect((await read(here.db, giver)).started.now).toBe(6);
  await here.owner.run(
    sql`update agency set distributor_uid = ${taker.distributorUid} where agency_uid = ${agencyUid}`,
  );
  for (let at = 0; at < 5; at++) await make({ to: 'Japan' });
  expect((await read(here.db, giver)).started.now).toBe(0);
  expect((await read(here.db, taker, { destination: 'Japan' })).started.now).toBe(11);
  await isRight();
});

test('an agency with one application has its numbers, and an erased one leaves none', async () => {
  const { make, manager, applicantUid, agencyUid } = await company(here, 'Single');
  await make({ status: 'submitted', outcome: 'APPROVED', to: 'France' });
  const seen = await read(here.db, manager, { destination: 'France' });
  expect([seen.started.now, outcome(seen, 'APPROVED'), seen.lead.cases]).toEqual([1, 1, 1]);
  const { uid } = await here.owner.get<{ uid: string }>(sql`
    insert into erasure (realm_id, applicant_uid, cause) values (${here.realmId}, ${applicantUid}, 'agency') returning erasure_uid as uid`);
  await here.worker.run(sql`select erase_rows(${uid})`);
  expect((await read(here.db, manager)).started.now).toBe(0);
  const left = await here.owner.many(sql`
    select 1 from analytics_sum where company_uid = ${agencyUid} and counts || leads || stays || rules || fields <> '{}'`);
  expect(left).toEqual([]);
  await isRight();
});

test('after the time zone of a realm has changed, a repair counts all days anew', async () => {
  const { make, manager } = await company(elsewhere, 'Islands');
  await make({ on: '2026-10-31' }); // at 9:00 in UTC: the day before in Honolulu
  await make({ on: '2026-10-31' });
  const startedOn = async (day: string) => (await read(elsewhere.db, manager, { from: day, to: day })).started.now;
  expect([await startedOn('2026-10-30'), await startedOn('2026-10-31')]).toEqual([0, 2]);
  const setZone = (zone: string) =>
    elsewhere.owner.run(sql`
      update realm set settings = settings || jsonb_build_object('timeZone', ${zone}::text) where realm_id = ${elsewhere.realmId}`);
  await setZone('Pacific/Honolulu');
  expect((await findAnalyticsDifferences(elsewhere.owner)).length).toBeGreaterThan(0);
  await make({ on: '2026-10-31' });
  await repairAnalytics(elsewhere.owner);
  expect(await findAnalyticsDifferences(elsewhere.owner)).toEqual([]);
  expect((await read(elsewhere.db, manager, { from: '2026-10-01', to: '2026-11-30' })).started.now).toBe(3);
  expect([await startedOn('2026-10-30'), await startedOn('2026-10-31')]).toEqual([3, 0]);
  await setZone('Asia/Kolkata');
  await repairAnalytics(elsewhere.owner);
});

test('what the former release counted is read until the backfill has added it', async () => {
  const { make, manager } = await company(here, 'Former');
  for (let at = 0; at < 3; at++) await make({ to: 'Japan' });
  const before = await read(here.db, manager);
  await here.owner.run(sql`delete from analytics_sum where realm_id = ${here.realmId}`);
  await here.owner.run(sql`update analytics_share set is_summed = false where realm_id = ${here.realmId}`);
  await isRight();
  await make({ to: 'Japan' });
  expect((await read(here.db, manager)).started.now).toBe(4);
  await isRight();
  for (let reached: string | null = null; ;) {
    const filled = await here.worker.transaction((tx) => analyticsSumsBackfill.fill(tx, reached));
    if (filled === undefined) break;
    reached = filled.reached;
  }
  await isRight();
  const after = await read(here.db, manager);
  expect(after.started.now).toBe(4);
  expect(after.steps[0]!.now).toBe(before.steps[0]!.now! + 1);
  expect(
    await here.owner.many(sql`select 1 from analytics_share where realm_id = ${here.realmId} and not is_summed`),
  ).toEqual([]);
  await isRight();
});

test('writers and folds at the same time lose nothing', async () => {
  const busy = await company(here, 'Busy');
  const before = (await read(here.db, admin)).started.now!;
  const writers = Array.from({ length: 20 }, async () => {
    for (let at = 0; at < 5; at++) await busy.make();
  });
  const writing = new AbortController();
  const folding = (async () => {
    while (!writing.signal.aborted) await foldAnalytics(here.worker);
  })();
  await Promise.all(writers);
  writing.abort();
  await folding;
  await isRight();
  expect((await read(here.db, admin)).started.now).toBe(before + 100);
});
