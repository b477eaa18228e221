import type { Application } from '@visawright/contract/applications/application.ts';
import { applicationSorts, type ApplicationSort } from '@visawright/contract/applications/application-sorts.ts';
import { outcomes, statuses } from '@visawright/contract/applications/application-status.ts';
import { documentCountOf } from '@visawright/contract/applications/document-count.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql } from '../../platform/db/db.ts';
import { createTestTenant, type TestTenant } from '../../testing/test-tenant.ts';
import { transferToAgent } from '../lifecycle/transfer-to-agent.ts';
import { listApplications } from './list-applications.ts';
import type { ApplicationListQuery } from './list-conditions.ts';

let tenant: TestTenant;
let agency: Actor;
let agents: Actor[];
let agencyUid: string;

const count = 13; // every key has ties: there are fewer names, dates and states than applications
const pick = <T>(values: readonly T[], at: number): T => values[at % values.length]!;
const people = [
  ['Zoya', 'Merchant'],
  ['asha', 'Verma'],
  ['Émile', 'Nair'],
  ['आशा', 'वर्मा'],
] as const;

beforeAll(async () => {
  tenant = await createTestTenant();
  agencyUid = await tenant.agency();
  agency = await tenant.person('agency', agencyUid);
  agents = [await tenant.person('agent', agencyUid), await tenant.person('agent', agencyUid)];
  for (let at = 0; at < count; at++) {
    const applicantUid = await tenant.applicant({ agencyUid, name: pick(people, at) });
    const { uid } = await tenant.owner.get<{ uid: string }>(sql`
      insert into application (realm_id, reference, applicant_uid, agency_uid, agent_uid, status, review, outcome, visa_from, visa_to,
        nationality, visa_category, visa_type, travel_from, travel_to, lodge_by, created_at)
      values (${tenant.realmId}, ${`A-${(at * 7) % count}X`}, ${applicantUid}, ${agencyUid},
        ${pick([null, agents[0]!.personUid, agents[1]!.personUid], at)}, ${pick(statuses, at)},
        ${pick(['none', 'requested', 'approved', 'returned'], at)}, ${pick(outcomes, at)}, 'India',
        ${pick(['Japan', 'Germany', 'Vietnam'], at)}, 'India', 'Tourism', 'Tourist', ${pick(['2027-03-04', '2027-01-02'], at)},
        '2027-05-01', ${pick(['2027-02-01', null, '2026-12-01'], at)}, ${pick(['2026-11-02', '2026-11-01', '2026-11-03'], at)})
      returning application_uid as uid`);
    if (at % 4 > 0)
      await tenant.owner.run(sql`
        insert into application_summary (realm_id, application_uid, documents_present, documents_required, blocking, warnings)
        values (${tenant.realmId}, ${uid}, ${at % 3}, 5, ${at % 2}, ${at % 3})`);
  }
});
afterAll(() => tenant?.close());

const list = (query: ApplicationListQuery, actor = agency) => listApplications(tenant.db, tenant.keys, actor, query);
const last = '\u{10ffff}';
const names = ({ applicantName }: Application) => applicantName.toLowerCase();
const keys: Record<ApplicationSort, (row: Application) => string | number> = {
  created: ({ createdAt }) => -Date.parse(createdAt),
  travel: ({ visaDetails }) => visaDetails.fromDate.split('/').toReversed().join(),
  lodgeBy: ({ lodgeBy, status }) => (status === 'submitted' ? last : (lodgeBy ?? last)),
  status: ({ status }) => statuses.indexOf(status),
  review: ({ review }) => ['none', 'requested', 'returned', 'approved'].indexOf(review.state),
  outcome: ({ visaAllocationStatus }) => outcomes.indexOf(visaAllocationStatus),
  destination: ({ visaDetails }) => visaDetails.visaTo,
  reference: ({ reference }) => reference,
  applicant: names,
  agent: ({ agentName }) => agentName?.toLowerCase() ?? last,
  documents: (row) => (row.summary ? documentCountOf(row).need - documentCountOf(row).have : 1_000),
  findings: ({ summary }) => (summary ? summary.blocking * 1_000 + summary.warnings : 0),
};
const isAscending = (values: readonly (string | number)[]) =>
  values.every((value, at) => at === 0 || values[at - 1]! <= value);

async function inPages(query: ApplicationListQuery): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await list({ ...query, limit: '2', ...(cursor && { cursor }) });
    seen.push(...page.items.map(({ applicationUid }) => applicationUid));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return seen;
}

describe.each(applicationSorts)('sorted by %s', (sort) => {
  test('in the order of the column, and backwards the exact reverse, ties included', async () => {
    const { items } = await list({ sort });
    const values = items.map(keys[sort]);
    expect(values).toHaveLength(count);
    expect(new Set(values).size).toBeGreaterThan(1);
    expect(isAscending(values), values.join(' ')).toBe(true);
    const uids = items.map(({ applicationUid }) => applicationUid);
    const reversed = (await list({ sort: `-${sort}` })).items.map(({ applicationUid }) => applicationUid);
    expect(reversed).toEqual(uids.toReversed());
  });

  test('in pages that end within a tie, without gaps or duplicates', async () => {
    for (const word of [sort, `-${sort}`] as const)
      expect(await inPages({ sort: word })).toEqual(
        (await list({ sort: word })).items.map(({ applicationUid }) => applicationUid),
      );
  });

  test('together with a filter, with a search and for an agent', async () => {
    const uidsOf = async (query: ApplicationListQuery, actor?: Actor) =>
      (await list(query, actor)).items.map(({ applicationUid }) => applicationUid);
    const all = (await list({ sort })).items;
    const only = (isListed: (row: Application) => boolean) =>
      all.filter(isListed).map(({ applicationUid }) => applicationUid);
    expect(await uidsOf({ sort, visaTo: 'Japan' })).toEqual(only(({ visaDetails }) => visaDetails.visaTo === 'Japan'));
    expect(await uidsOf({ sort, search: 'asha' })).toEqual(only((row) => names(row).startsWith('asha')));
    const [own] = agents;
    expect(await uidsOf({ sort }, own)).toEqual(only(({ agentId }) => agentId === own!.personUid));
  });
});

test('refuses a cursor of another kind of order', async () => {
  const { nextCursor } = await list({ sort: 'applicant', limit: '2' });
  await expect(list({ sort: 'status', cursor: nextCursor! })).rejects.toMatchObject({ code: 'input.invalid' });
});

test('follows a new agent, a renamed agent and a renamed applicant', async () => {
  const { applicationUid, applicantUid } = (await list({ sort: 'applicant' })).items.at(-1)!;
  const [first, second] = agents as [Actor, Actor];
  await tenant.owner.run(sql`update person set joined_at = now() where realm_id = ${tenant.realmId}`);
  await transferToAgent(tenant.db, agency, { applicationUid, agentUid: first.personUid });
  await tenant.db.run(sql`
    update person set first_name = 'Aa', last_name = '' where realm_id = ${tenant.realmId} and person_uid = ${first.personUid}`);
  await tenant.db.run(sql`
    update person set first_name = 'Zz' where realm_id = ${tenant.realmId} and person_uid = ${second.personUid}`);
  await tenant.db.run(sql`
    update applicant set first_name = 'Aaron' where realm_id = ${tenant.realmId} and applicant_uid = ${applicantUid}`);
  const byAgent = (await list({ sort: 'agent' })).items;
  expect(isAscending(byAgent.map(keys.agent))).toBe(true);
  expect(byAgent.findIndex((row) => row.applicationUid === applicationUid)).toBeLessThan(6);
  expect((await list({ sort: 'applicant' })).items[0]!.applicationUid).toBe(applicationUid);
});
