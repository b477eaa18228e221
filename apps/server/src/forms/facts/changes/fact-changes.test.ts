import { randomUUID } from 'node:crypto';
import type { FactChangeEntry } from '@visawright/contract/forms/facts.ts';
import { lodgeDay } from '@visawright/forms/deadlines/lodge-day.ts';
import { provenanceOf } from '@visawright/forms/form/provenance/provenance-of.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import { factsOf } from '@visawright/forms/knowledge/facts-of.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listNotifications } from '../../../applications/notifications/list-notifications.ts';
import { loadRealmForm, loadRealmFormVersion } from '../../../applications/realm-forms/realm-form.ts';
import type { Actor } from '../../../platform/access/actor.types.ts';
import { sql } from '../../../platform/db/db.ts';
import type { ActorCall } from '../../../platform/http/call.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createTestTenant, type TestTenant } from '../../../testing/test-tenant.ts';
import { getFact } from '../get-fact.ts';
import { listFacts } from '../list-facts.ts';
import { decideFactChange } from './decide-change.ts';
import { getFactChange, listFactChanges } from './list-changes.ts';
import { previewFactChange, proposeFactChange } from './propose-change.ts';

let database: TestDatabase;
let tenant: TestTenant;
let other: TestTenant;
let admin: Actor;
let second: Actor;
let stranger: Actor;
let agent: Actor;
let unaffected: Actor;

const japan = await loadForm('japan');
const fee = japan.fees[0]!;
const feeFact = { formId: 'japan', key: `fee:${fee.basis}` };
const times = { formId: 'germany', key: 'time:lodgeBefore' };
const germany = await loadForm('germany');
const source = {
  title: 'Notice of the embassy',
  url: 'https://embassy.test/notice',
  kind: 'authority',
  date: '2026-11',
} as const;

beforeAll(async () => {
  database = await createTestDatabase();
  [tenant, other] = [await createTestTenant(database), await createTestTenant(database)];
  const agencyUid = await tenant.agency();
  admin = await tenant.person('admin');
  second = await tenant.person('admin');
  stranger = await other.person('admin');
  agent = await tenant.person('agent', agencyUid);
  unaffected = await tenant.person('agent', await tenant.agency());
  const applicantUid = await tenant.applicant({ agencyUid, agentUid: agent.personUid });
  for (const [formId, to, travel, status] of [
    ['japan', 'Japan', '2027-03-10', 'draft'],
    ['germany', 'Germany', '2027-03-10', 'draft'],
    ['germany', 'Germany', '2027-03-10', 'draft'],
    ['germany', 'Germany', '2027-05-03', 'draft'],
  ] as const)
    await tenant.owner.run(sql`
      insert into application (realm_id, reference, applicant_uid, agency_uid, agent_uid, status, visa_from, visa_to, nationality,
        visa_category, visa_type, travel_from, travel_to, form_id, form_version)
      values (${tenant.realmId}, ${`A-${randomUUID().slice(0, 8)}`}, ${applicantUid}, ${agencyUid}, ${agent.personUid}, ${status}, 'India',
        ${to}, 'India', 'Tourism', 'T', ${travel}, '2027-06-10', ${formId}, 1)`);
});
afterAll(async () => {
  await tenant?.close();
  await other?.close();
  await database?.drop();
});

const as = (actor: Actor) => ({ db: (actor === stranger ? other : tenant).db, actor }) as ActorCall;
const given = <B>(body: B) => ({ query: undefined, params: {}, body });
const asked = <Q>(query: Q) => ({ query, params: {}, body: undefined });
const propose = (about: typeof feeFact, value: unknown, by = admin) =>
  proposeFactChange(
    as(by),
    given({
      ...about,
      value: JSON.stringify(value),
      source: { ...source },
      confidence: 'high' as const,
      note: 'New list of fees',
    }),
  );
const decide = (
  { changeUid }: Pick<FactChangeEntry, 'changeUid'>,
  state: 'approved' | 'declined' | 'withdrawn',
  by: Actor,
  reason?: string,
) => decideFactChange(as(by), given({ changeUid, state, ...(reason && { reason }) }));
const dearer = { ...fee, amount: fee.amount + 250, asOf: '2026-11' };

test('a preview counts open applications and shows the fact before and after, and keeps nothing', async () => {
  const effect = await previewFactChange(as(admin), given({ ...feeFact, value: JSON.stringify(dearer) }));
  expect(effect).toMatchObject({
    problems: [],
    facts: [{ key: feeFact.key, was: fee, became: dearer }],
    applications: [{ status: 'draft', count: 1 }],
    movedDays: 0,
  });
  expect((await listFactChanges(as(admin), asked(undefined))).changes).toEqual([]);
  expect(JSON.stringify(effect)).not.toContain('Asha');
});

test('a preview of a time says which latest safe days move', async () => {
  const rule = germany.processing!.lodgeBefore!;
  const value = JSON.stringify({ ...rule, days: rule.days + 40 });
  const effect = await previewFactChange(as(admin), given({ ...times, value }));
  expect(effect.movedDays).toBe(3);
  expect(effect.safeDays).toHaveLength(2);
  expect(effect.safeDays[0]).toMatchObject({ count: 2 });
  expect(effect.safeDays[0]!.became! < effect.safeDays[0]!.was!).toBe(true);
});

test('a preview of a limit names the rules whose text changes', async () => {
  const key = factsOf(germany).find((fact) => fact.key === 'passport:blankPages')!.key;
  const effect = await previewFactChange(as(admin), given({ formId: 'germany', key, value: '4' }));
  expect(effect.rules).toMatchObject([
    { count: 3, was: expect.anything() as unknown, became: expect.anything() as unknown },
  ]);
});

test('refuses values that are not JSON, too deep, not allowed or the same', async () => {
  const refused = (value: string, about = feeFact) =>
    expect(
      proposeFactChange(
        as(admin),
        given({ ...about, value, source: { ...source }, confidence: 'high' as const, note: 'note' }),
      ),
    ).rejects;
  await refused('{').toMatchObject({ code: 'factChange.invalid' });
  await refused('['.repeat(40) + ']'.repeat(40)).toMatchObject({ code: 'factChange.invalid' });
  await refused(JSON.stringify({ ...fee, amount: -1 })).toMatchObject({ code: 'factChange.invalid' });
  await refused(JSON.stringify({ ...fee, basis: 'Other' })).toMatchObject({ code: 'factChange.invalid' });
  await refused(JSON.stringify(fee)).toMatchObject({ code: 'factChange.invalid' });
  await refused('1', { formId: 'japan', key: 'site:centres' }).toMatchObject({ code: 'factChange.invalid' });
  await refused('1', { formId: 'atlantis', key: 'site:portal' }).toMatchObject({ code: 'record.notFound' });
});

test('the proposer cannot decide, and nothing is in force until another person approves', async () => {
  const change = await propose(feeFact, dearer);
  expect(change).toMatchObject({ state: 'proposed', key: feeFact.key, formIds: ['japan'], count: 1, isOwn: true });
  for (const state of ['approved', 'declined'] as const)
    await expect(decide(change, state, admin, 'my own')).rejects.toMatchObject({ code: 'factChange.ownDecision' });
  await expect(decide(change, 'withdrawn', second)).rejects.toMatchObject({ code: 'factChange.notOwn' });
  await expect(
    tenant.db.run(sql`
      update fact_change set state = 'approved', decided_by = proposed_by, decided_at = now()
      where realm_id = ${tenant.realmId} and change_uid = ${change.changeUid}`),
  ).rejects.toThrow();
  expect((await loadRealmForm(tenant.db, 'japan')).fees[0]).toEqual(fee);
  const { items } = await listFacts(as(second), asked({ formId: 'japan', kind: 'fee' as const }));
  expect(items.find(({ key }) => key === feeFact.key)).toMatchObject({ isProposed: true, isChanged: false });
  const detail = await getFactChange(as(second), asked({ changeUid: change.changeUid }));
  expect(detail).toMatchObject({
    change: { isOwn: false },
    effects: [{ formId: 'japan', facts: [{ became: dearer }] }],
  });

  await decide(change, 'approved', second);
  const form = await loadRealmForm(tenant.db, 'japan');
  expect(form.fees[0]).toEqual(dearer);
  expect(provenanceOf(form, feeFact.key)).toMatchObject({ source, confidence: 'high' });
  expect((await loadRealmFormVersion(tenant.worker, 'japan', 1)).fees[0]).toEqual(dearer);
  await expect(decide(change, 'declined', second, 'too late')).rejects.toMatchObject({ code: 'factChange.decided' });
});

test('another realm neither sees the change nor has the value', async () => {
  const [change] = (await listFactChanges(as(admin), asked(undefined))).changes;
  expect((await listFactChanges(as(stranger), asked(undefined))).changes).toEqual([]);
  await expect(getFactChange(as(stranger), asked({ changeUid: change!.changeUid }))).rejects.toMatchObject({
    code: 'record.notFound',
  });
  await expect(decide(change!, 'declined', stranger, 'no')).rejects.toMatchObject({ code: 'record.notFound' });
  expect((await loadRealmForm(other.db, 'japan')).fees[0]).toEqual(fee);
});

test('the agencies with open applications are told in both languages, the others are not', async () => {
  const { items } = await listNotifications(as(agent), asked({}));
  expect(items).toMatchObject([{ kind: 'announcement', about: 'Japan: new data · जापान: नया डेटा' }]);
  expect(items[0]!.text).toContain('https://embassy.test/notice');
  expect((await listNotifications(as(unaffected), asked({}))).items).toEqual([]);
});

test('the history has the shipped value, who proposed and who approved, newest first', async () => {
  const { history, line } = await getFact(as(admin), asked(feeFact));
  expect(history.map(({ kind }) => kind)).toEqual(['approved', 'proposed', 'shipped']);
  expect(history[0]).toMatchObject({ stands: true, byName: expect.stringContaining('admin') as string });
  expect(history[1]).toMatchObject({ value: dearer, reason: 'New list of fees', source });
  expect(history[2]).toMatchObject({ stands: false, value: fee });
  expect(line).toMatchObject({ isChanged: true, isProposed: false, isDue: false, value: dearer });
});

test('declining needs a reason and changes nothing; an own proposal can be withdrawn', async () => {
  const change = await propose(feeFact, { ...fee, amount: 1 });
  await expect(
    tenant.db.run(sql`
      update fact_change set state = 'declined', decided_by = ${second.personUid}, decided_at = now()
      where realm_id = ${tenant.realmId} and change_uid = ${change.changeUid}`),
  ).rejects.toThrow();
  const declined = await decide(change, 'declined', second, 'The notice is about another fee');
  expect(declined).toMatchObject({ state: 'declined', decision: 'The notice is about another fee' });
  await decide(await propose(feeFact, { ...fee, amount: 2 }), 'withdrawn', admin);
  expect((await loadRealmForm(tenant.db, 'japan')).fees[0]).toEqual(dearer);
});

test('an approved time moves the stored lodge-by date and makes summaries stale', async () => {
  const rule = germany.processing!.lodgeBefore!;
  const later = { ...rule, days: rule.days + 40 };
  await decide(await propose(times, later), 'approved', second);
  const rows = await tenant.owner.many<{ lodge_by: string; travel_from: string; version: number }>(sql`
    select lodge_by, travel_from, version from application where realm_id = ${tenant.realmId} and form_id = 'germany'`);
  const processing = { ...germany.processing!, lodgeBefore: later };
  for (const { lodge_by, travel_from } of rows)
    expect(lodge_by).toBe(lodgeDay({ processing, iso2: 'DE' }, travel_from, 'Tourism'));
});

test('a change ends when the product ships another value, and its approval is refused', async () => {
  const change = await propose({ formId: 'japan', key: 'passport:blankPages' }, 7);
  await tenant.owner.run(sql`alter table fact_change_item disable trigger fact_change_item_append_only`);
  await tenant.owner.run(sql`
    update fact_change_item set shipped_sha256 = 'of an earlier release'
    where realm_id = ${tenant.realmId} and fact_key like 'passport:%'`);
  await expect(decide(change, 'approved', second)).rejects.toMatchObject({ code: 'factChange.outdated' });
  await tenant.owner.run(sql`
    update fact_change_item set shipped_sha256 = 'of an earlier release'
    where realm_id = ${tenant.realmId} and fact_key = ${feeFact.key}`);
  expect((await loadRealmForm(tenant.db, 'japan')).fees[0]).toEqual(fee);
  await tenant.owner.run(sql`alter table fact_change_item enable trigger fact_change_item_append_only`);
});

test('every step is in the change log', async () => {
  const kinds = await tenant.owner.many<{ kind: string; count: number }>(sql`
    select kind, count(*)::int as count from change_log where realm_id = ${tenant.realmId} group by 1 order by 1`);
  expect(kinds).toEqual([
    { kind: 'factChangeDecided', count: 4 },
    { kind: 'factChangeProposed', count: 5 },
  ]);
});
