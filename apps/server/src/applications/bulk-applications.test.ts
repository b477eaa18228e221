import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../access/db.ts';
import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { openAgency, type OpenAgency } from '../testing/drafts.ts';
import { openHouse, type House } from '../testing/house.ts';
import { getRecord } from './applications.queries.ts';
import { bulkApplications } from './bulk-applications.ts';

let database: TestDatabase;
let house: House;
let here: OpenAgency;

beforeAll(async () => {
  database = await testDatabase();
  house = await openHouse(database);
});
afterAll(async () => {
  await house?.close();
  await database?.drop();
});

type Bulk = Parameters<typeof bulkApplications>[3];
const bulk = (order: Bulk, actor = here.agent) => bulkApplications(house.db, house.keys, actor, order);
const stateOf = async (uids: readonly string[]) =>
  (
    await house.owner.many<{ agent_uid: string; outcome: string; is_deleted: boolean }>(sql`
      select agent_uid, outcome, deleted_at is not null as is_deleted from application
      where realm_id = ${house.realmId} and application_uid = any(${uids}::uuid[])`)
  ).map(({ agent_uid, outcome, is_deleted }) => [agent_uid, outcome, is_deleted]);

test('an action one has not is refused as a whole, and so is one without what it needs', async () => {
  here = await openAgency(house);
  const { applicationUid } = await here.draft();
  const applicationUids = [applicationUid];
  await expect(bulk({ action: 'delete', applicationUids }, here.reviewer)).rejects.toMatchObject({
    code: 'access.functionRefused',
  });
  for (const action of ['transfer', 'sendForReview', 'outcome'] as const)
    await expect(bulk({ action, applicationUids })).rejects.toMatchObject({ code: 'input.invalid' });
});

test('each succeeds or fails by itself, with its reference where one may know it', async () => {
  here = await openAgency(house);
  const [editable, closed] = [await here.draft(), await here.at('submitted')];
  const foreign = await (await openAgency(house)).draft();
  const uids = [editable, closed, foreign].map(({ applicationUid }) => applicationUid);
  const nobody = randomUUID();
  const report = await bulk({ action: 'delete', applicationUids: [...uids, nobody, uids[0]!] });
  expect(report.done).toBe(1);
  const reasons = new Map(report.failed.map((each) => [each.applicationUid, [each.reference, each.code]]));
  expect(reasons).toEqual(
    new Map([
      [closed.applicationUid, [closed.reference, 'application.notEditable']],
      [foreign.applicationUid, [null, 'record.notFound']],
      [nobody, [null, 'record.notFound']],
    ]),
  );
  expect((await stateOf(uids)).filter(([, , isDeleted]) => isDeleted)).toHaveLength(1);
});

test('inside one transaction a failing one takes nothing with it', async () => {
  here = await openAgency(house);
  const [one, two] = [await here.draft(), await here.draft()];
  const applicationUids = [one.applicationUid, randomUUID(), two.applicationUid];
  const order = { action: 'outcome' as const, applicationUids, visaAllocationStatus: 'REJECTED' as const };
  const report = await house.db.transaction((tx) => bulkApplications(tx, house.keys, here.agent, order));
  expect([report.done, report.failed.length]).toEqual([2, 1]);
  for (const { applicationUid } of [one, two])
    expect((await getRecord(house.db, here.agent, applicationUid)).visaAllocationStatus).toBe('REJECTED');
});

test('all that match a filter are the ones the list shows, within reach', async () => {
  here = await openAgency(house);
  await here.draft();
  await here.draft();
  await here.at('submitted');
  const report = await bulk({ action: 'transfer', matching: { status: 'draft' }, agentUid: here.colleague.personUid });
  expect(report).toEqual({ done: 2, failed: [] });
  const mine = await bulk({ action: 'outcome', matching: {}, visaAllocationStatus: 'APPROVED' });
  expect(mine).toEqual({ done: 1, failed: [] });
  const asked = await bulk(
    { action: 'sendForReview', matching: { search: 'rao' }, reviewerUids: [here.reviewer.personUid] },
    here.agency,
  );
  expect(asked).toEqual({ done: 3, failed: [] });
});
