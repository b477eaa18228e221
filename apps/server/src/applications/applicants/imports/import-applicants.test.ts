import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../../platform/access/actor.types.ts';
import { sql } from '../../../platform/db/db.ts';
import { createTestTenant, type TestTenant } from '../../../testing/test-tenant.ts';
import { importApplicants } from './import-applicants.ts';

let tenant: TestTenant;
let agency: Actor;
let agent: Actor;

beforeAll(async () => {
  tenant = await createTestTenant();
  const agencyUid = await tenant.agency();
  agency = await tenant.person('agency', agencyUid);
  agent = await tenant.person('agent', agencyUid);
});

afterAll(() => tenant?.close());

const bring = (actor: Actor, rows: object[], commit: boolean) =>
  importApplicants(tenant.db, tenant.keys, actor, { rows, commit });
const outcomes = async (actor: Actor, rows: object[], commit = false) =>
  (await bring(actor, rows, commit)).rows.map(({ outcome }) => outcome);
const count = async () =>
  (
    await tenant.owner.get<{ n: number }>(
      sql`select count(*)::int as n from applicant where realm_id = ${tenant.realmId}`,
    )
  ).n;

const asha = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'Asha@Example.test',
  passportNumber: 'k 1234567',
  birthDate: '5/4/1990',
};

test('creates nothing on preview, and on commit exactly what the preview called new', async () => {
  const rows = [asha, { firstName: 'Ravi', birthDate: '1988-12-31', phone: '98 1234 5678' }];
  const before = await count();
  expect(await outcomes(agency, rows)).toEqual(['new', 'new']);
  expect(await count()).toBe(before);
  const report = await bring(agency, rows, true);
  expect(report.created).toBe(2);
  expect(report.rows.every(({ outcome, applicantUid }) => outcome === 'created' && applicantUid !== null)).toBe(true);
  expect(await count()).toBe(before + 2);
});

test('reports invalid rows column by column and imports the others', async () => {
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

test.each(['BADPASS!', 'K123!567', 'PASSPORT', 'K12', 'K123456789012'])(
  'rejects the passport number %s',
  async (number) => {
    const { rows } = await bring(agency, [{ firstName: 'Asha', passportNumber: number }], false);
    const message = 'must have 5 to 12 letters and digits, at least one of them a digit';
    expect(rows[0]).toMatchObject({ outcome: 'invalid', problems: [{ column: 'passportNumber', message }] });
  },
);

test.each(['k 123-4567', 'K/1234567', 'k1234568.'])('reads the passport number %s', async (passportNumber) => {
  expect(await outcomes(agent, [{ firstName: 'Asha', passportNumber: `${passportNumber}9` }])).toEqual(['new']);
});

test('finds existing applicants by passport number and email, also within the file', async () => {
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

test("counts a colleague's applicant as known without revealing who it is", async () => {
  const passportNumber = 'S5554443';
  await bring(agency, [{ firstName: 'Theirs', passportNumber }], true);
  const [row] = (await bring(agent, [{ firstName: 'Mine?', passportNumber }], true)).rows;
  expect(row).toMatchObject({ outcome: 'duplicate', applicantUid: null });
});

test('tells a traveller only about fellow travellers they added, not about other customers of the agency', async () => {
  const traveller = await tenant.traveller({ agencyUid: agency.agencyUid! });
  const theirs = { firstName: 'Theirs', passportNumber: 'T1112223', email: 'theirs@example.test' };
  await bring(agency, [theirs], true);
  expect(await outcomes(traveller, [theirs])).toEqual(['new']);
  expect(await outcomes(traveller, [theirs], true)).toEqual(['created']);
  const [again] = (await bring(traveller, [theirs], false)).rows;
  expect(again).toMatchObject({ outcome: 'duplicate', applicantUid: expect.any(String) as string });
});

test('creates five hundred rows at once, each about as fast as one of fifty', async () => {
  const rowsFrom = (first: number, length: number) =>
    Array.from({ length }, (_, n) => ({ firstName: `Row${n}`, passportNumber: `Q${first + n}` }));
  const msOf = async (rows: Parameters<typeof bring>[1]) => {
    const began = performance.now();
    expect((await bring(agent, rows, true)).created).toBe(rows.length);
    return performance.now() - began;
  };
  const fifty = await msOf(rowsFrom(2_000_000, 50));
  const rows = rowsFrom(1_000_000, 500);
  expect(await msOf(rows)).toBeLessThan(fifty * 40); // comparing every row with every other would take a hundred times as long
  expect(await outcomes(agent, rows.slice(0, 3))).toEqual(['duplicate', 'duplicate', 'duplicate']);
});
