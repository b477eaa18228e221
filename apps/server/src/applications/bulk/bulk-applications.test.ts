import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/db.ts';
import { createAgency, type TestAgency } from '../../testing/test-agency.ts';
import { createTestTenant } from '../../testing/test-tenant.ts';
import { getApplication } from '../records/applications.queries.ts';
import { bulkApplications } from './bulk-applications.ts';
import { nothingToDecide } from '../../testing/test-reviews.ts';

const tenant = await createTestTenant();
afterAll(() => tenant.close());
let here: TestAgency;

type Bulk = Parameters<typeof bulkApplications>[4];
const bulk = (order: Bulk, actor = here.agent) =>
  bulkApplications(tenant.db, tenant.keys, actor, nothingToDecide, order);
const stateOf = async (uids: readonly string[]) =>
  (
    await tenant.owner.many<{ agent_uid: string; outcome: string; is_deleted: boolean }>(sql`
      select agent_uid, outcome, deleted_at is not null as is_deleted from application
      where realm_id = ${tenant.realmId} and application_uid = any(${uids}::uuid[])`)
  ).map(({ agent_uid, outcome, is_deleted }) => [agent_uid, outcome, is_deleted]);

test('rejects the whole call for a missing permission or a missing parameter', async () => {
  here = await createAgency(tenant);
  const { applicationUid } = await here.draft();
  const applicationUids = [applicationUid];
  await expect(bulk({ action: 'delete', applicationUids }, here.reviewer)).rejects.toMatchObject({
    code: 'access.functionRefused',
  });
  for (const action of ['transfer', 'sendForReview', 'outcome'] as const)
    await expect(bulk({ action, applicationUids })).rejects.toMatchObject({ code: 'input.invalid' });
});

test('reports success or failure per application, with the reference where the caller may see it', async () => {
  here = await createAgency(tenant);
  const [editable, closed] = [await here.draft(), await here.at('submitted')];
  const foreign = await (await createAgency(tenant)).draft();
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

test('rolls back a failing application only, inside one transaction', async () => {
  here = await createAgency(tenant);
  const [one, two] = [await here.draft(), await here.draft()];
  const applicationUids = [one.applicationUid, randomUUID(), two.applicationUid];
  const order = { action: 'outcome' as const, applicationUids, visaAllocationStatus: 'REJECTED' as const };
  const report = await tenant.db.transaction((tx) =>
    bulkApplications(tx, tenant.keys, here.agent, nothingToDecide, order),
  );
  expect([report.done, report.failed.length]).toEqual([2, 1]);
  for (const { applicationUid } of [one, two])
    expect((await getApplication(tenant.db, here.agent, applicationUid)).visaAllocationStatus).toBe('REJECTED');
});

test('acts on all matching applications that the list shows, within reach', async () => {
  here = await createAgency(tenant);
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
