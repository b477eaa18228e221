import { randomUUID } from 'node:crypto';
import { NewApplicant } from '@visawright/contract/applicant.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../access/actor.types.ts';
import { sql } from '../access/db.ts';
import { AppError } from '../http/app-error.ts';
import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { openHouse, type House } from '../testing/house.ts';
import { createApplicant } from './create-applicant.ts';
import { findByPassport } from './find-by-passport.ts';
import { getApplicant } from './get-applicant.ts';
import { listApplicants } from './list-applicants.ts';
import { updateApplicant } from './update-applicant.ts';

let database: TestDatabase;
let house: House;
let other: House; // another realm
let agencyUid: string;
let agency: Actor;
let agent: Actor;
let secondAgent: Actor;
let rival: Actor; // another agency of the same realm

beforeAll(async () => {
  database = await testDatabase();
  [house, other] = await Promise.all([openHouse(database), openHouse(database)]);
  agencyUid = await house.agency();
  agency = await house.person('agency', agencyUid);
  agent = await house.person('agent', agencyUid);
  secondAgent = await house.person('agent', agencyUid);
  rival = await house.person('agency', await house.agency());
});

afterAll(async () => {
  await Promise.all([house?.close(), other?.close()]);
  await database?.drop();
});

const add = (actor: Actor, facts: object) =>
  createApplicant(house.db, house.keys, actor, NewApplicant.parse({ firstName: 'Asha', ...facts }));
const list = (actor: Actor, query: object = {}) => listApplicants(house.db, house.keys, actor, query);
const namesOf = async (actor: Actor, query: object) =>
  (await list(actor, query)).items.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim());
const codeOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'nothing was refused',
    (error: unknown): string => (error instanceof AppError ? error.code : String(error)),
  );

test("someone else's applicant is not found: another agency, another agent, another realm", async () => {
  const { applicantUid } = await add(agent, { lastName: 'Hidden', passportNumber: 'H7000001' });
  for (const stranger of [rival, secondAgent]) {
    expect(await codeOf(getApplicant(house.db, house.keys, stranger, applicantUid))).toBe('record.notFound');
    const edit = updateApplicant(house.db, house.keys, stranger, applicantUid, { firstName: 'Mine' });
    expect(await codeOf(edit)).toBe('record.notFound');
    expect(await namesOf(stranger, { search: 'Hidden' })).toEqual([]);
    expect((await findByPassport(house.db, house.keys, stranger, 'H7000001')).applicants).toEqual([]);
  }
  const foreign = await other.person('agency', await other.agency());
  expect(await codeOf(getApplicant(other.db, other.keys, foreign, applicantUid))).toBe('record.notFound');
  expect((await getApplicant(house.db, house.keys, agency, applicantUid)).firstName).toBe('Asha');
});

test('an applicant is not given to an agent of another agency, nor by an agent to somebody else', async () => {
  const stranger = await house.person('agent', rival.agencyUid!);
  expect(await codeOf(add(agency, { agentId: stranger.personUid }))).toBe('record.notFound');
  expect(await codeOf(add(agent, { agentId: secondAgent.personUid }))).toBe('record.notFound');
  expect((await add(agency, { agentId: agent.personUid })).agentId).toBe(agent.personUid);
  expect((await add(agent, {})).agentId).toBe(agent.personUid);
});

test('a fellow traveller stands where the one who adds stands, and is seen by that one alone', async () => {
  const traveller = await house.traveller({ agencyUid, agentUid: agent.personUid, type: 'B2B' });
  const added = await add(traveller, { firstName: 'Little', lastName: 'One' });
  expect(added).toMatchObject({
    addedBy: traveller.applicantUid,
    agentId: agent.personUid,
    type: 'B2B',
    can: ['applicant.manage', 'application.edit'],
  });
  expect(await namesOf(traveller, { search: 'little' })).toEqual(['Little One']);
  const stranger = await house.traveller({ agencyUid, type: 'B2B' });
  expect(await namesOf(stranger, { search: 'little' })).toEqual([]);
});

test('what is sealed is not in the row, and the number leaves masked', async () => {
  const made = await add(agency, {
    passportNumber: 'p1234567',
    birthDate: '1990-04-01',
    phone: '+91 981234567',
  });
  expect(made).toMatchObject({ passportMasked: '•••••567', birthDate: '1990-04-01', phone: '+91 981234567' });
  const row = await house.owner.get<{ text: string }>(
    sql`select a::text as text from applicant a where realm_id = ${house.realmId} and applicant_uid = ${made.applicantUid}`,
  );
  for (const secret of ['1234567', '1990-04-01', '981234567'])
    expect(row.text).not.toContain(Buffer.from(secret).toString('hex'));
  const log = await house.owner.many<{ line: string }>(
    sql`select c::text as line from change_log c where realm_id = ${house.realmId} and applicant_uid = ${made.applicantUid}`,
  );
  expect(log).toHaveLength(1);
});

test('staff are told of a number two people of the agency gave, and of no other agency', async () => {
  const first = await add(agency, { passportNumber: 'Z1111111' });
  await add(rival, { passportNumber: 'Z1111111' });
  expect((await getApplicant(house.db, house.keys, agency, first.applicantUid)).samePassport).toBe(0);
  const second = await add(agency, { passportNumber: 'z1111111' });
  expect(second.samePassport).toBe(1);
  const found = await findByPassport(house.db, house.keys, agency, 'Z 111-1111');
  expect(found.applicants.map(({ applicantUid }) => applicantUid).sort()).toEqual(
    [first.applicantUid, second.applicantUid].sort(),
  );
});

test('a changed passport number is found by the new one and no longer by the old', async () => {
  const { applicantUid } = await add(agency, { passportNumber: 'M2222222' });
  await updateApplicant(house.db, house.keys, agency, applicantUid, { passportNumber: 'M3333333' });
  expect((await findByPassport(house.db, house.keys, agency, 'M2222222')).applicants).toEqual([]);
  expect((await list(agency, { search: 'm3333333' })).items.map((item) => item.applicantUid)).toEqual([applicantUid]);
  await updateApplicant(house.db, house.keys, agency, applicantUid, { passportNumber: null });
  expect((await findByPassport(house.db, house.keys, agency, 'M3333333')).applicants).toEqual([]);
});

test('where somebody lives is kept sealed, and its words do not stand in the log', async () => {
  const { applicantUid } = await add(agency, { lastName: 'Verma', phone: '+91 9812345678' });
  const edit = (body: object) => updateApplicant(house.db, house.keys, agency, applicantUid, body);
  const home = { street: '14 Lakshmi Road', city: 'Pune', postcode: '411030' };
  expect(await edit(home)).toMatchObject({ ...home, phone: '+91 9812345678' });
  expect(await edit({ postcode: null })).toMatchObject({ city: 'Pune', postcode: null, version: 3 });
  expect((await edit({ city: 'Pune' })).version).toBe(3);
  const row = await house.owner.get<{ details: Buffer }>(
    sql`select details from applicant where applicant_uid = ${applicantUid}`,
  );
  expect(row.details.toString('latin1')).not.toContain('Lakshmi');
  const log = await house.db.many<{ field: string; became: string | null }>(
    sql`select field, became from change_log where applicant_uid = ${applicantUid} and kind = 'edited' order by at, field`,
  );
  expect(log.map(({ became }) => became)).toEqual([null, null, null, null]);
});

test('a stale version is refused with both values; what is absent stays', async () => {
  const made = await add(agency, { lastName: 'Verma', phone: '+91 9812345678', email: 'v@example.test' });
  const edit = (body: object) => updateApplicant(house.db, house.keys, agency, made.applicantUid, body);
  expect(await edit({ lastName: 'Varma', version: 1 })).toMatchObject({
    lastName: 'Varma',
    version: 2,
    phone: '+91 9812345678',
    email: 'v@example.test',
  });
  const stale = await edit({ lastName: 'Sharma', version: 1 }).catch((error: unknown) => error as AppError);
  expect(stale).toMatchObject({
    code: 'record.versionStale',
    details: {
      current: { lastName: 'Varma', version: 2 },
      differs: [{ field: 'lastName', yours: 'Sharma', theirs: 'Varma' }],
    },
  });
  expect((await edit({ email: null, phone: null })).email).toBeNull();
  expect((await edit({})).version).toBe(3);
});

test('a name is found by the beginnings of its words, with marks or without, in any order', async () => {
  await add(agency, { firstName: 'Françoise', lastName: 'Kulkarni-Rao' });
  for (const search of ['francoise', 'kulk', 'rao franç', 'FRANÇOISE k'])
    expect(await namesOf(agency, { search })).toContain('Françoise Kulkarni-Rao');
  for (const search of ['ulkarni', 'francoise shah', '—']) expect(await namesOf(agency, { search })).toEqual([]);
});

test('pages follow each other without gaps or doubles, both ways, and count once', async () => {
  const owner = await house.person('agency', await house.agency());
  for (let n = 0; n < 7; n++) await add(owner, { firstName: `N${n}`, lastName: 'Paged' });
  for (const sort of ['created', '-created'] as const) {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list(owner, { limit: '3', sort, ...(cursor ? { cursor } : {}) });
      expect(page.total).toBe(cursor ? null : 7);
      seen.push(...page.items.map(({ firstName }) => firstName));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    const wanted = ['N0', 'N1', 'N2', 'N3', 'N4', 'N5', 'N6'];
    expect(seen).toEqual(sort === 'created' ? wanted : wanted.reverse());
  }
  for (const cursor of [
    'nonsense',
    Buffer.from('["x","y"]').toString('base64url'),
    Buffer.from(`["2026-99-99 00:00:00+00","${randomUUID()}"]`).toString('base64url'),
  ])
    expect(await codeOf(list(owner, { cursor }))).toBe('input.invalid');
});

test('filters narrow: by agent, by none, by account', async () => {
  const uid = await house.agency();
  const owner = await house.person('agency', uid);
  const mine = await house.person('agent', uid);
  await add(owner, { firstName: 'Free' });
  await add(mine, { firstName: 'Kept' });
  await house.traveller({ agencyUid: uid, name: ['With', 'Account'] });
  expect((await namesOf(owner, { agent: 'none' })).sort()).toEqual(['Free', 'With Account']);
  expect(await namesOf(owner, { agent: mine.personUid })).toEqual(['Kept']);
  expect(await namesOf(owner, { account: 'yes' })).toEqual(['With Account']);
  expect(await namesOf(owner, { agent: rival.personUid })).toEqual([]);
});
