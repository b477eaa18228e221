import type { Application, VisaDetails } from '@visawright/contract/applications/application.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql } from '../../platform/db/db.ts';
import { createTestTenant, type TestTenant } from '../../testing/test-tenant.ts';
import { hashPassportNumber } from '../../platform/crypto/passport-number.ts';
import { draftApplication } from '../lifecycle/draft-application.ts';
import { listApplications } from './list-applications.ts';
import type { ApplicationListQuery } from './list-conditions.ts';

let tenant: TestTenant;
let agencyUid: string;
let agency: Actor;
let agent: Actor;
let colleague: Actor;
let stranger: Actor;
const made: Application[] = [];

const names = [
  ['Asha', 'Kumar'],
  ['Ravi', 'Kumari'],
  ['José', 'Núñez'],
  ['Meera', 'Iyer'],
  ['Asha', 'Patel'],
] as const;
const details = (at: number): VisaDetails => ({
  fromDate: `1${at}/03/2027`,
  toDate: '20/04/2027',
  visaFrom: 'India',
  visaTo: at % 2 === 0 ? 'Germany' : 'Japan',
  nationality: 'India',
  visaCategory: at === 4 ? 'Business' : 'Tourism',
  visaType: 'Tourist',
});

beforeAll(async () => {
  tenant = await createTestTenant();
  agencyUid = await tenant.agency();
  agency = await tenant.person('agency', agencyUid);
  agent = await tenant.person('agent', agencyUid);
  colleague = await tenant.person('agent', agencyUid);
  stranger = await tenant.person('agency', await tenant.agency());
  for (const [at, name] of names.entries()) {
    const applicantUid = await tenant.applicant({ agencyUid, agentUid: (at < 3 ? agent : colleague).personUid, name });
    made.push(await draftApplication(tenant.db, agency, { applicantUid, visaDetails: details(at) }));
  }
  await tenant.owner.run(sql`
    insert into passport_index (realm_id, blind, applicant_uid)
    values (${tenant.realmId}, ${hashPassportNumber(tenant.keys, tenant.realmId, 'K1234567')}, ${made[3]!.applicantUid})`);
});
afterAll(() => tenant?.close());

const list = (actor: Actor, query: ApplicationListQuery = {}) => listApplications(tenant.db, tenant.keys, actor, query);
const whose = async (actor: Actor, query: ApplicationListQuery = {}) =>
  (await list(actor, query)).items.map(({ applicantName }) => applicantName.split(' ')[1]);
const newestFirst = ['Patel', 'Iyer', 'Núñez', 'Kumari', 'Kumar'];

test("lists nothing beyond the caller's reach, whatever ids are sent", async () => {
  expect(await whose(stranger)).toEqual([]);
  expect(await whose(stranger, { agencyUid })).toEqual([]);
  expect(await whose(agent, { agentUid: colleague.personUid })).toEqual([]);
  expect(await whose(agent, { agencyUid })).toEqual(['Núñez', 'Kumari', 'Kumar']);
  expect(await whose(agent, { search: 'patel' })).toEqual([]);
});

test('rejects a role without access', async () => {
  await expect(list(await tenant.person('admin'))).rejects.toMatchObject({ code: 'access.functionRefused' });
});

test('sorts by creation and travel date in both directions', async () => {
  expect(await whose(agency, { sort: 'created' })).toEqual(newestFirst);
  expect(await whose(agency, { sort: '-created' })).toEqual(newestFirst.toReversed());
  expect(await whose(agency, { sort: 'travel' })).toEqual(newestFirst.toReversed());
  expect(await whose(agency, { sort: '-travel' })).toEqual(newestFirst);
});

test('pages without gaps or duplicates and counts on the first page only', async () => {
  for (const sort of ['created', '-created', 'travel', '-travel'] as const) {
    const seen: string[] = [];
    let cursor: string | undefined;
    for (;;) {
      const page = await list(agency, { sort, limit: '2', ...(cursor ? { cursor } : {}) });
      expect([page.total, page.more]).toEqual([cursor ? null : 5, false]);
      seen.push(...page.items.map(({ applicationUid }) => applicationUid));
      if (page.nextCursor === null) break;
      cursor = page.nextCursor;
    }
    expect(seen).toEqual((await list(agency, { sort })).items.map(({ applicationUid }) => applicationUid));
  }
});

test("rejects a broken cursor and another list's cursor", async () => {
  const { nextCursor } = await list(agency, { limit: '2' });
  for (const query of [{ cursor: 'x' }, { cursor: nextCursor!, sort: 'travel' as const }])
    await expect(list(agency, query)).rejects.toMatchObject({ code: 'input.invalid' });
});

test('applies each filter', async () => {
  expect(await whose(agency, { visaTo: 'Japan' })).toEqual(['Iyer', 'Kumari']);
  expect(await whose(agency, { visaTo: 'Japan,Germany', category: 'Business' })).toEqual(['Patel']);
  expect(await whose(agency, { status: 'initiated,submitted' })).toEqual([]);
  expect(await whose(agency, { status: 'draft', review: 'none', outcome: 'PENDING' })).toEqual(newestFirst);
  expect(await whose(agency, { agent: colleague.personUid })).toEqual(['Patel', 'Iyer']);
  expect(await whose(agency, { agent: 'none' })).toEqual([]);
  expect(await whose(agency, { travelAfter: '2027-03-12', travelBefore: '2027-03-13' })).toEqual(['Iyer', 'Núñez']);
  expect(await whose(agency, { lodgeBefore: '2027-02-23' })).toEqual(['Kumar']);
});

test('matches every search word as a name prefix, ignoring case and diacritics', async () => {
  for (const actor of [agency, agent]) {
    expect(await whose(actor, { search: 'kuma' })).toEqual(['Kumari', 'Kumar']);
    expect(await whose(actor, { search: 'KUMA asha' })).toEqual(['Kumar']);
    expect(await whose(actor, { search: 'nunez' })).toEqual(['Núñez']);
    expect(await whose(actor, { search: 'kumar meera' })).toEqual([]);
    expect(await whose(actor, { search: 'J. Núñez' })).toEqual(['Núñez']);
    expect(await whose(actor, { search: '--' })).toEqual([]);
    expect(await whose(actor, { search: 'kuma', visaTo: 'Japan' })).toEqual(['Kumari']);
  }
});

test('finds a reference in any notation', async () => {
  const { reference, applicationUid } = made[0]!;
  for (const search of [reference, reference.replace('-', ''), reference.toLowerCase(), reference.slice(2)])
    expect((await list(agency, { search })).items.map((each) => each.applicationUid)).toContain(applicationUid);
});

test('finds a complete passport number within reach, never a part of one', async () => {
  expect(await whose(agency, { search: 'k1234567' })).toEqual(['Iyer']);
  expect(await whose(colleague, { search: 'K 1234567' })).toEqual(['Iyer']);
  expect(await whose(agency, { search: 'K123456' })).toEqual([]);
  expect(await whose(agent, { search: 'K1234567' })).toEqual([]);
  expect(await whose(stranger, { search: 'K1234567' })).toEqual([]);
});

test("lets an applicant list the whole party in one call, and nobody else's", async () => {
  const ours = await tenant.agency();
  const parent = await tenant.traveller({ agencyUid: ours, type: 'D2C', name: ['Devi', 'Nair'] });
  const child = await tenant.applicant({
    agencyUid: ours,
    addedBy: parent.applicantUid!,
    type: 'D2C',
    name: ['Anu', 'Menon'],
  });
  for (const applicantUid of [parent.applicantUid!, child])
    await draftApplication(tenant.db, parent, { applicantUid, visaDetails: details(1) });
  const own = { applicantUid: parent.applicantUid! };
  expect(await whose(parent, own)).toEqual(['Nair']);
  expect(await whose(parent, { ...own, withTravellers: 'yes' })).toEqual(['Menon', 'Nair']);
  expect(await whose(parent, { applicantUid: made[0]!.applicantUid, withTravellers: 'yes' })).toEqual([]);
  expect(await whose(stranger, { ...own, withTravellers: 'yes' })).toEqual([]);
});

test('caps totals at one thousand', async () => {
  const { realmId } = tenant;
  const busy = await tenant.agency();
  const owner = await tenant.person('agency', busy);
  const applicantUid = await tenant.applicant({ agencyUid: busy });
  await tenant.owner.run(sql`
    insert into application (realm_id, reference, applicant_uid, agency_uid, visa_from, visa_to, nationality, visa_category, visa_type,
      travel_from, travel_to)
    select ${realmId}, 'A-T' || n, ${applicantUid}, ${busy}, 'India', 'Japan', 'India', 'Tourism', 'Tourist', '2027-03-01', '2027-03-02'
    from generate_series(1, 1005) n`);
  const page = await list(owner, { limit: '25' });
  expect([page.items.length, page.total, page.more]).toEqual([25, 1_000, true]);
  const found = await list(owner, { limit: '25', search: 'asha' });
  expect([found.items.length, found.total, found.more]).toEqual([25, 200, true]);
});
