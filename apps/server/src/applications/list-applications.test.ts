import type { Application, VisaDetails } from '@visawright/contract/application.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../access/actor.types.ts';
import { sql } from '../access/db.ts';
import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { openHouse, type House } from '../testing/house.ts';
import { blindOf } from '../vault/passport.ts';
import { draftApplication } from './draft-application.ts';
import { listApplications } from './list-applications.ts';
import type { ListQuery } from './list-conditions.ts';

let database: TestDatabase;
let house: House;
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
  database = await testDatabase();
  house = await openHouse(database);
  agencyUid = await house.agency();
  agency = await house.person('agency', agencyUid);
  agent = await house.person('agent', agencyUid);
  colleague = await house.person('agent', agencyUid);
  stranger = await house.person('agency', await house.agency());
  for (const [at, name] of names.entries()) {
    const applicantUid = await house.applicant({ agencyUid, agentUid: (at < 3 ? agent : colleague).personUid, name });
    made.push(await draftApplication(house.db, agency, { applicantUid, visaDetails: details(at) }));
  }
  await house.owner.run(sql`
    insert into passport_index (realm_id, blind, applicant_uid)
    values (${house.realmId}, ${blindOf(house.keys, house.realmId, 'K1234567')}, ${made[3]!.applicantUid})`);
});
afterAll(async () => {
  await house?.close();
  await database?.drop();
});

const list = (actor: Actor, query: ListQuery = {}) => listApplications(house.db, house.keys, actor, query);
const whose = async (actor: Actor, query: ListQuery = {}) =>
  (await list(actor, query)).items.map(({ applicantName }) => applicantName.split(' ')[1]);
const newestFirst = ['Patel', 'Iyer', 'Núñez', 'Kumari', 'Kumar'];

test('nobody sees past their reach, whatever ids they name', async () => {
  expect(await whose(stranger)).toEqual([]);
  expect(await whose(stranger, { agencyUid })).toEqual([]);
  expect(await whose(agent, { agentUid: colleague.personUid })).toEqual([]);
  expect(await whose(agent, { agencyUid })).toEqual(['Núñez', 'Kumari', 'Kumar']);
  expect(await whose(agent, { search: 'patel' })).toEqual([]);
});

test('a function without a row in the access table is refused', async () => {
  await expect(list(await house.person('admin'))).rejects.toMatchObject({ code: 'access.functionRefused' });
});

test('newest first, soonest first, and each turned round', async () => {
  expect(await whose(agency, { sort: 'created' })).toEqual(newestFirst);
  expect(await whose(agency, { sort: '-created' })).toEqual(newestFirst.toReversed());
  expect(await whose(agency, { sort: 'travel' })).toEqual(newestFirst.toReversed());
  expect(await whose(agency, { sort: '-travel' })).toEqual(newestFirst);
});

test('pages follow each other without a gap or a double, the total only with the first', async () => {
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

test("a broken cursor, or another list's, is a bad value", async () => {
  const { nextCursor } = await list(agency, { limit: '2' });
  for (const query of [{ cursor: 'x' }, { cursor: nextCursor!, sort: 'travel' as const }])
    await expect(list(agency, query)).rejects.toMatchObject({ code: 'input.invalid' });
});

test('filters narrow', async () => {
  expect(await whose(agency, { visaTo: 'Japan' })).toEqual(['Iyer', 'Kumari']);
  expect(await whose(agency, { visaTo: 'Japan,Germany', category: 'Business' })).toEqual(['Patel']);
  expect(await whose(agency, { status: 'initiated,submitted' })).toEqual([]);
  expect(await whose(agency, { status: 'draft', review: 'none', outcome: 'PENDING' })).toEqual(newestFirst);
  expect(await whose(agency, { agent: colleague.personUid })).toEqual(['Patel', 'Iyer']);
  expect(await whose(agency, { agent: 'none' })).toEqual([]);
  expect(await whose(agency, { travelAfter: '2027-03-12', travelBefore: '2027-03-13' })).toEqual(['Iyer', 'Núñez']);
  expect(await whose(agency, { lodgeBefore: '2027-02-23' })).toEqual(['Kumar']);
});

test('every word must begin a name; marks and case do not matter', async () => {
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

test('a reference is found however it is written', async () => {
  const { reference, applicationUid } = made[0]!;
  for (const search of [reference, reference.replace('-', ''), reference.toLowerCase(), reference.slice(2)])
    expect((await list(agency, { search })).items.map((each) => each.applicationUid)).toContain(applicationUid);
});

test('a whole passport number is found, a part of one is not, and only within reach', async () => {
  expect(await whose(agency, { search: 'k1234567' })).toEqual(['Iyer']);
  expect(await whose(colleague, { search: 'K 1234567' })).toEqual(['Iyer']);
  expect(await whose(agency, { search: 'K123456' })).toEqual([]);
  expect(await whose(agent, { search: 'K1234567' })).toEqual([]);
  expect(await whose(stranger, { search: 'K1234567' })).toEqual([]);
});

test('an applicant reads the whole party in one call, and nobody else’s by naming them', async () => {
  const ours = await house.agency();
  const parent = await house.traveller({ agencyUid: ours, type: 'D2C', name: ['Devi', 'Nair'] });
  const child = await house.applicant({
    agencyUid: ours,
    addedBy: parent.applicantUid!,
    type: 'D2C',
    name: ['Anu', 'Menon'],
  });
  for (const applicantUid of [parent.applicantUid!, child])
    await draftApplication(house.db, parent, { applicantUid, visaDetails: details(1) });
  const own = { applicantUid: parent.applicantUid! };
  expect(await whose(parent, own)).toEqual(['Nair']);
  expect(await whose(parent, { ...own, withTravellers: 'yes' })).toEqual(['Menon', 'Nair']);
  expect(await whose(parent, { applicantUid: made[0]!.applicantUid, withTravellers: 'yes' })).toEqual([]);
  expect(await whose(stranger, { ...own, withTravellers: 'yes' })).toEqual([]);
});

test('totals stop at a thousand and say so', async () => {
  const { realmId } = house;
  const busy = await house.agency();
  const owner = await house.person('agency', busy);
  const applicantUid = await house.applicant({ agencyUid: busy });
  await house.owner.run(sql`
    insert into application (realm_id, reference, applicant_uid, agency_uid, visa_from, visa_to, nationality, visa_category, visa_type,
      travel_from, travel_to)
    select ${realmId}, 'A-T' || n, ${applicantUid}, ${busy}, 'India', 'Japan', 'India', 'Tourism', 'Tourist', '2027-03-01', '2027-03-02'
    from generate_series(1, 1005) n`);
  const page = await list(owner, { limit: '25' });
  expect([page.items.length, page.total, page.more]).toEqual([25, 1_000, true]);
  const found = await list(owner, { limit: '25', search: 'asha' });
  expect([found.items.length, found.total, found.more]).toEqual([25, 200, true]);
});
