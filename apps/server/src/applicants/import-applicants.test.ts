import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../access/actor.types.ts';
import { sql } from '../access/db.ts';
import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { openHouse, type House } from '../testing/house.ts';
import { importApplicants } from './import-applicants.ts';

let database: TestDatabase;
let house: House;
let agency: Actor;
let agent: Actor;

beforeAll(async () => {
  database = await testDatabase();
  house = await openHouse(database);
  const agencyUid = await house.agency();
  agency = await house.person('agency', agencyUid);
  agent = await house.person('agent', agencyUid);
});

afterAll(async () => {
  await house?.close();
  await database?.drop();
});

const bring = (actor: Actor, rows: object[], commit: boolean) =>
  importApplicants(house.db, house.keys, actor, { rows, commit });
const outcomes = async (actor: Actor, rows: object[], commit = false) =>
  (await bring(actor, rows, commit)).rows.map(({ outcome }) => outcome);
const count = async () =>
  (
    await house.owner.get<{ n: number }>(
      sql`select count(*)::int as n from applicant where realm_id = ${house.realmId}`,
    )
  ).n;

const asha = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'Asha@Example.test',
  passportNumber: 'k 1234567',
  birthDate: '5/4/1990',
};

test('a preview creates nothing; a commit creates what the preview called new', async () => {
  const rows = [asha, { firstName: 'Ravi', birthDate: '1988-12-31', phone: '98 1234 5678' }];
  const before = await count();
  expect(await outcomes(agency, rows)).toEqual(['new', 'new']);
  expect(await count()).toBe(before);
  const report = await bring(agency, rows, true);
  expect(report.created).toBe(2);
  expect(report.rows.every(({ outcome, applicantUid }) => outcome === 'created' && applicantUid !== null)).toBe(true);
  expect(await count()).toBe(before + 2);
});

test('a row that cannot be is told column by column, and the others go on', async () => {
  const report = await bring(
    agency,
    [
      { firstName: '', email: 'nobody', phone: 'call me', birthDate: '31/02/1990', passportNumber: '??' },
      { firstName: 'Good' },
    ],
    false,
  );
  expect(report.rows[0]!.outcome).toBe('invalid');
  expect(report.rows[0]!.problems.map(({ column }) => column)).toEqual([
    'firstName',
    'email',
    'phone',
    'birthDate',
    'passportNumber',
  ]);
  expect(report.rows[1]!.outcome).toBe('new');
});

test('who is already here is found by passport and by address, also inside the file', async () => {
  const known = { firstName: 'Mohan', email: 'mohan@example.test', passportNumber: 'L7654321' };
  const { rows } = await bring(agency, [known], true);
  const uid = rows[0]!.applicantUid;
  const again = await bring(
    agency,
    [
      { firstName: 'M', passportNumber: 'l7654321' },
      { firstName: 'M', email: 'MOHAN@example.test' },
      { firstName: 'Wife', email: 'mohan@example.test', passportNumber: 'L7654322' },
      { firstName: 'Wife', passportNumber: 'L7654322' },
    ],
    false,
  );
  expect(again.rows.map(({ outcome }) => outcome)).toEqual(['duplicate', 'duplicate', 'new', 'duplicate']);
  expect(again.rows.map(({ applicantUid }) => applicantUid)).toEqual([uid, uid, null, null]);
});

test("a colleague's applicant counts as known, but is not opened by the report", async () => {
  const passportNumber = 'S5554443';
  await bring(agency, [{ firstName: 'Theirs', passportNumber }], true);
  const [row] = (await bring(agent, [{ firstName: 'Mine?', passportNumber }], true)).rows;
  expect(row).toMatchObject({ outcome: 'duplicate', applicantUid: null });
});

test("a traveller learns nothing of the agency's other customers, only of fellow travellers added before", async () => {
  const traveller = await house.traveller({ agencyUid: agency.agencyUid! });
  const theirs = { firstName: 'Theirs', passportNumber: 'T1112223', email: 'theirs@example.test' };
  await bring(agency, [theirs], true);
  expect(await outcomes(traveller, [theirs])).toEqual(['new']);
  expect(await outcomes(traveller, [theirs], true)).toEqual(['created']);
  const [again] = (await bring(traveller, [theirs], false)).rows;
  expect(again).toMatchObject({ outcome: 'duplicate', applicantUid: expect.any(String) as string });
});

test('five hundred rows are created in one go', async () => {
  const rows = Array.from({ length: 500 }, (_, n) => ({ firstName: `Row${n}`, passportNumber: `Q${1_000_000 + n}` }));
  const began = performance.now();
  expect((await bring(agent, rows, true)).created).toBe(500);
  expect(performance.now() - began).toBeLessThan(8_000);
  expect(await outcomes(agent, rows.slice(0, 3))).toEqual(['duplicate', 'duplicate', 'duplicate']);
});
