import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/db/db.ts';
import { createAgency, type TestAgency } from '../../../testing/test-agency.ts';
import { createTestTenant, type TestTenant } from '../../../testing/test-tenant.ts';
import { remind } from './remind.ts';

let tenant: TestTenant;
let here: TestAgency;
let applicationUid: string;

beforeAll(async () => {
  tenant = await createTestTenant();
});
afterAll(() => tenant?.close());
beforeEach(async () => {
  await tenant.owner.run(sql`delete from application where realm_id = ${tenant.realmId}`);
  here = await createAgency(tenant);
  ({ applicationUid } = await here.at('initiated'));
});

const update = (values: ReturnType<typeof sql>) =>
  tenant.owner.run(sql`
    update application set ${values}, version = version + 1
    where realm_id = ${tenant.realmId} and application_uid = ${applicationUid}`);
const missing = (titles: readonly string[]) =>
  tenant.owner.run(sql`
    insert into application_summary (realm_id, application_uid, documents_present, documents_required, blocking, warnings,
      missing_documents)
    values (${tenant.realmId}, ${applicationUid}, 0, 2, 0, 0, ${[...titles]}::text[])
    on conflict (realm_id, application_uid) do update set missing_documents = excluded.missing_documents`);
const missingSince = (day: string) =>
  tenant.owner.run(sql`
    update application_summary set missing_since = ${day}
    where realm_id = ${tenant.realmId} and application_uid = ${applicationUid}`);
// 09:30 in India.
const morning = (day: string) => new Date(`${day}T04:00:00Z`);
const remindersFrom = async (first: string, days: number) => {
  const sent: string[] = [];
  for (let n = 0; n < days; n++) {
    const now = new Date(morning(first).getTime() + n * 86_400_000);
    for (let again = 0; again < 2; again++)
      if ((await remind(tenant.worker, now)) > 0) sent.push(now.toISOString().slice(0, 10));
  }
  return sent;
};
const kinds = async () =>
  (
    await tenant.owner.many<{ kind: string }>(sql`
      select kind from notification where realm_id = ${tenant.realmId} and person_uid = ${here.agent.personUid} order by at`)
  ).map(({ kind }) => kind);

test('ten, five and one day before the last day to lodge, each once', async () => {
  await update(sql`lodge_by = '2027-02-20'`);
  expect(await remindersFrom('2027-02-01', 30)).toEqual(['2027-02-10', '2027-02-15', '2027-02-19']);
  expect(await kinds()).toEqual(['lodgeSoon', 'lodgeSoon', 'lodgeSoon']);
});

test('not before nine in the morning, by the clock of the realm', async () => {
  await update(sql`lodge_by = '2027-02-20'`);
  expect(await remind(tenant.worker, new Date('2027-02-10T03:29:00Z'))).toBe(0);
  expect(await remind(tenant.worker, new Date('2027-02-10T03:30:00Z'))).toBe(1);
});

test('a day without a worker is made up for, a week is not', async () => {
  await update(sql`lodge_by = '2027-02-20'`);
  expect(await remind(tenant.worker, morning('2027-02-11'))).toBe(1);
  expect(await remind(tenant.worker, morning('2027-02-18'))).toBe(0);
});

test.each([
  ['submitted', sql`status = 'submitted', status_since = now()`],
  ['deleted', sql`deleted_at = now()`],
  ['without a date', sql`lodge_by = null`],
])('none once the application is %s', async (_, gone) => {
  await update(sql`lodge_by = '2027-02-20'`);
  expect(await remindersFrom('2027-02-10', 1)).toEqual(['2027-02-10']);
  await tenant.owner.run(sql`alter table application disable trigger user`);
  await update(gone);
  await tenant.owner.run(sql`alter table application enable trigger user`);
  expect(await remindersFrom('2027-02-11', 20)).toEqual([]);
});

test('another last day is another reason', async () => {
  await update(sql`lodge_by = '2027-02-20'`);
  expect(await remindersFrom('2027-02-09', 3)).toEqual(['2027-02-10']);
  await update(sql`lodge_by = '2027-03-20'`);
  expect(await remindersFrom('2027-02-12', 40)).toEqual(['2027-03-10', '2027-03-15', '2027-03-19']);
});

test('missing documents are asked for three, ten and seventeen days later, until they are there', async () => {
  await missing(['Bank statement']);
  await missingSince('2027-01-01');
  await missing(['Bank statement', 'Photo']); // still missing: the day stays
  expect(await remindersFrom('2027-01-02', 6)).toEqual(['2027-01-04']);
  await missing([]);
  expect(await remindersFrom('2027-01-08', 20)).toEqual([]);
  expect(await kinds()).toEqual(['documentsMissing']);
});

test('documents that are missing again count from that day', async () => {
  await missing(['Photo']);
  await missing([]);
  await missing(['Photo']);
  await missingSince('2027-02-01');
  await update(sql`lodge_by = null`);
  expect(await remindersFrom('2027-02-01', 25)).toEqual(['2027-02-04', '2027-02-11', '2027-02-18']);
});

test('without an agent the agency is reminded', async () => {
  await update(sql`lodge_by = '2027-02-20', agent_uid = null`);
  expect(await remind(tenant.worker, morning('2027-02-10'))).toBe(1);
  expect(await kinds()).toEqual([]);
  const { n } = await tenant.owner.get<{ n: number }>(sql`
    select count(*)::int as n from notification where realm_id = ${tenant.realmId} and person_uid = ${here.agency.personUid}`);
  expect(n).toBe(1);
});

test('two workers at the same moment send one', async () => {
  await update(sql`lodge_by = '2027-02-20'`);
  const both = await Promise.all([
    remind(tenant.worker, morning('2027-02-10')),
    remind(tenant.owner, morning('2027-02-10')),
  ]);
  expect(both.reduce((sum, n) => sum + n)).toBe(1);
  expect(await kinds()).toEqual(['lodgeSoon']);
});
