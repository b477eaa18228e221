import { randomUUID } from 'node:crypto';
import { NewApplicant } from '@visawright/contract/applications/applicant.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createTestTenant, type TestTenant } from '../../testing/test-tenant.ts';
import { createApplicant } from './create-applicant.ts';
import { findApplicantsByPassport } from './find-applicants-by-passport.ts';
import { getApplicant } from './get-applicant.ts';
import { listApplicants } from './list-applicants.ts';
import { updateApplicant } from './update-applicant.ts';

let database: TestDatabase;
let tenant: TestTenant;
let other: TestTenant; // another realm
let agencyUid: string;
let agency: Actor;
let agent: Actor;
let secondAgent: Actor;
let rival: Actor; // another agency of the same realm

beforeAll(async () => {
  database = await createTestDatabase();
  [tenant, other] = await Promise.all([createTestTenant(database), createTestTenant(database)]);
  agencyUid = await tenant.agency();
  agency = await tenant.person('agency', agencyUid);
  agent = await tenant.person('agent', agencyUid);
  secondAgent = await tenant.person('agent', agencyUid);
  rival = await tenant.person('agency', await tenant.agency());
});

afterAll(async () => {
  await Promise.all([tenant?.close(), other?.close()]);
  await database?.drop();
});

const add = (actor: Actor, facts: object) =>
  createApplicant(tenant.db, tenant.keys, actor, NewApplicant.parse({ firstName: 'Asha', ...facts }));
const list = (actor: Actor, query: object = {}) => listApplicants(tenant.db, tenant.keys, actor, query);
const namesOf = async (actor: Actor, query: object) =>
  (await list(actor, query)).items.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim());
const codeOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'nothing was refused',
    (error: unknown): string => (error instanceof AppError ? error.code : String(error)),
  );

test('returns 404 for an applicant of another agency, agent or realm', async () => {
  const { applicantUid } = await add(agent, { lastName: 'Hidden', passportNumber: 'H7000001' });
  for (const stranger of [rival, secondAgent]) {
    expect(await codeOf(getApplicant(tenant.db, tenant.keys, stranger, applicantUid))).toBe('record.notFound');
    const edit = updateApplicant(tenant.db, tenant.keys, stranger, applicantUid, { firstName: 'Mine' });
    expect(await codeOf(edit)).toBe('record.notFound');
    expect(await namesOf(stranger, { search: 'Hidden' })).toEqual([]);
    expect((await findApplicantsByPassport(tenant.db, tenant.keys, stranger, 'H7000001')).applicants).toEqual([]);
  }
  const foreign = await other.person('agency', await other.agency());
  expect(await codeOf(getApplicant(other.db, other.keys, foreign, applicantUid))).toBe('record.notFound');
  expect((await getApplicant(tenant.db, tenant.keys, agency, applicantUid)).firstName).toBe('Asha');
});

test("rejects assigning an applicant to another agency's agent, or by an agent to anyone else", async () => {
  const stranger = await tenant.person('agent', rival.agencyUid!);
  expect(await codeOf(add(agency, { agentId: stranger.personUid }))).toBe('record.notFound');
  expect(await codeOf(add(agent, { agentId: secondAgent.personUid }))).toBe('record.notFound');
  expect((await add(agency, { agentId: agent.personUid })).agentId).toBe(agent.personUid);
  expect((await add(agent, {})).agentId).toBe(agent.personUid);
});

test('adds a fellow traveller under the same agency and agent, visible to the adder only', async () => {
  const traveller = await tenant.traveller({ agencyUid, agentUid: agent.personUid, type: 'B2B' });
  const added = await add(traveller, { firstName: 'Little', lastName: 'One' });
  expect(added).toMatchObject({
    addedBy: traveller.applicantUid,
    agentId: agent.personUid,
    type: 'B2B',
    can: ['applicant.manage', 'application.edit'],
  });
  expect(await namesOf(traveller, { search: 'little' })).toEqual(['Little One']);
  const stranger = await tenant.traveller({ agencyUid, type: 'B2B' });
  expect(await namesOf(stranger, { search: 'little' })).toEqual([]);
});

test('stores details sealed and returns the passport number masked', async () => {
  const made = await add(agency, {
    passportNumber: 'p1234567',
    birthDate: '1990-04-01',
    phone: '+91 98123 45678',
  });
  expect(made).toMatchObject({ passportMasked: '•••••567', birthDate: '1990-04-01', phone: '+91 98123 45678' });
  const row = await tenant.owner.get<{ text: string }>(
    sql`select a::text as text from applicant a where realm_id = ${tenant.realmId} and applicant_uid = ${made.applicantUid}`,
  );
  for (const secret of ['1234567', '1990-04-01', '98123 45678'])
    expect(row.text).not.toContain(Buffer.from(secret).toString('hex'));
  const log = await tenant.owner.many<{ line: string }>(
    sql`select c::text as line from change_log c where realm_id = ${tenant.realmId} and applicant_uid = ${made.applicantUid}`,
  );
  expect(log).toHaveLength(1);
});

test('reports a passport number shared by two applicants of the same agency, and none of another agency', async () => {
  const first = await add(agency, { passportNumber: 'Z1111111' });
  await add(rival, { passportNumber: 'Z1111111' });
  expect((await getApplicant(tenant.db, tenant.keys, agency, first.applicantUid)).samePassport).toBe(0);
  const second = await add(agency, { passportNumber: 'z1111111' });
  expect(second.samePassport).toBe(1);
  const found = await findApplicantsByPassport(tenant.db, tenant.keys, agency, 'Z 111-1111');
  expect(found.applicants.map(({ applicantUid }) => applicantUid).sort()).toEqual(
    [first.applicantUid, second.applicantUid].sort(),
  );
});

test('finds an applicant by the new passport number only, once it has changed', async () => {
  const { applicantUid } = await add(agency, { passportNumber: 'M2222222' });
  await updateApplicant(tenant.db, tenant.keys, agency, applicantUid, { passportNumber: 'M3333333' });
  expect((await findApplicantsByPassport(tenant.db, tenant.keys, agency, 'M2222222')).applicants).toEqual([]);
  expect((await list(agency, { search: 'm3333333' })).items.map((item) => item.applicantUid)).toEqual([applicantUid]);
  await updateApplicant(tenant.db, tenant.keys, agency, applicantUid, { passportNumber: null });
  expect((await findApplicantsByPassport(tenant.db, tenant.keys, agency, 'M3333333')).applicants).toEqual([]);
});

test('stores the address sealed and logs no address values', async () => {
  const { applicantUid } = await add(agency, { lastName: 'Verma', phone: '+91 9812345678' });
  const edit = (body: object) => updateApplicant(tenant.db, tenant.keys, agency, applicantUid, body);
  const home = { street: '14 Lakshmi Road', city: 'Pune', postcode: '411030' };
  expect(await edit(home)).toMatchObject({ ...home, phone: '+91 9812345678' });
  expect(await edit({ postcode: null })).toMatchObject({ city: 'Pune', postcode: null, version: 3 });
  expect((await edit({ city: 'Pune' })).version).toBe(3);
  const row = await tenant.owner.get<{ details: Buffer }>(
    sql`select details from applicant where applicant_uid = ${applicantUid}`,
  );
  expect(row.details.toString('latin1')).not.toContain('Lakshmi');
  const log = await tenant.db.many<{ field: string; became: string | null }>(
    sql`select field, became from change_log where applicant_uid = ${applicantUid} and kind = 'edited' order by at, field`,
  );
  expect(log.map(({ became }) => became)).toEqual([null, null, null, null]);
});

test('rejects a stale version with both values and keeps fields that were not sent', async () => {
  const made = await add(agency, { lastName: 'Verma', phone: '+91 9812345678', email: 'v@example.test' });
  const edit = (body: object) => updateApplicant(tenant.db, tenant.keys, agency, made.applicantUid, body);
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

test('finds names by word prefixes, with or without diacritics, in any order', async () => {
  await add(agency, { firstName: 'Françoise', lastName: 'Kulkarni-Rao' });
  for (const search of ['francoise', 'kulk', 'rao franç', 'FRANÇOISE k'])
    expect(await namesOf(agency, { search })).toContain('Françoise Kulkarni-Rao');
  for (const search of ['ulkarni', 'francoise shah', '—']) expect(await namesOf(agency, { search })).toEqual([]);
});

test('pages through the list in both orders without gaps or duplicates and counts once', async () => {
  const owner = await tenant.person('agency', await tenant.agency());
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

test('filters by agent, by no agent and by account', async () => {
  const uid = await tenant.agency();
  const owner = await tenant.person('agency', uid);
  const mine = await tenant.person('agent', uid);
  await add(owner, { firstName: 'Free' });
  await add(mine, { firstName: 'Meera' });
  await tenant.traveller({ agencyUid: uid, name: ['With', 'Account'] });
  expect((await namesOf(owner, { agent: 'none' })).sort()).toEqual(['Free', 'With Account']);
  expect(await namesOf(owner, { agent: mine.personUid })).toEqual(['Meera']);
  expect(await namesOf(owner, { account: 'yes' })).toEqual(['With Account']);
  expect(await namesOf(owner, { agent: rival.personUid })).toEqual([]);
});
