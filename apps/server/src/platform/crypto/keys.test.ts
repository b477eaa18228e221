import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/db.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createTestTenant, type TestTenant } from '../../testing/test-tenant.ts';
import { applicantKey, loadApplicantKey, newApplicantKey } from './applicant-key.ts';
import { hashPassportNumber, looksLikePassportNumber, maskPassportNumber } from './passport-number.ts';
import { realmKeysOf, type RealmKeys } from './realm-key.ts';

let database: TestDatabase;
let tenant: TestTenant;
let other: TestTenant;
let mine: RealmKeys;
const [asha, ravi] = [randomUUID(), randomUUID()];

beforeAll(async () => {
  database = await createTestDatabase();
  tenant = await createTestTenant(database);
  other = await createTestTenant(database);
  mine = await realmKeysOf(tenant.db, tenant.keys);
});
afterAll(async () => {
  await tenant.close();
  await other.close();
  await database.drop();
});

test('opens a sealed value only for its person and purpose, and seals it differently each time', () => {
  const { wrapped, key } = newApplicantKey(mine, asha);
  const sealed = key.sealFor('details', 'K1234567');
  expect(applicantKey(mine, asha, wrapped).openFor('details', sealed)).toBe('K1234567');
  expect(key.sealFor('details', 'K1234567').equals(sealed)).toBe(false);
  expect(sealed.includes('K1234567')).toBe(false);
});

test('does not open a value or key of another person, realm or purpose', async () => {
  const theirRealm = await realmKeysOf(other.db, other.keys);
  const own = newApplicantKey(mine, asha);
  const theirs = newApplicantKey(mine, ravi);
  const sealed = own.key.sealFor('details', 'K1234567');
  expect(() => theirs.key.openFor('details', sealed)).toThrow();
  expect(() => own.key.openFor('note', sealed)).toThrow();
  expect(() => applicantKey(mine, ravi, own.wrapped)).toThrow();
  expect(() => applicantKey(theirRealm, asha, own.wrapped)).toThrow();
  sealed[20]! ^= 1;
  expect(() => own.key.openFor('details', sealed)).toThrow();
});

test('gives two concurrent first users of a realm or person the same key', async () => {
  const fresh = await createTestTenant(database);
  try {
    const applicantUid = await fresh.applicant({ agencyUid: await fresh.agency() });
    const [one, two] = await Promise.all([
      loadApplicantKey(fresh.db, fresh.keys, applicantUid),
      fresh.db.transaction((tx) => loadApplicantKey(tx, fresh.keys, applicantUid)),
    ]);
    expect(two.openFor('note', one.sealFor('note', 'x'))).toBe('x');
    const rows = await fresh.db.many(sql`select key_no from realm_key where kind = 'vault'`);
    expect(rows).toEqual([{ key_no: 1 }]);
  } finally {
    await fresh.close();
  }
});

test('does not use a realm key of a rolled-back transaction', async () => {
  const fresh = await createTestTenant(database);
  try {
    const undone = fresh.db.transaction(async (tx) => {
      await realmKeysOf(tx, fresh.keys);
      await realmKeysOf(tx, fresh.keys);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const { wrapped, key } = newApplicantKey(await realmKeysOf(fresh.db, fresh.keys), asha);
    const stored = await fresh.db.transaction((tx) => realmKeysOf(tx, { ...fresh.keys }));
    expect(applicantKey(stored, asha, wrapped).openFor('note', key.sealFor('note', 'x'))).toBe('x');
  } finally {
    await fresh.close();
  }
});

test('opens keys from before realms had keys', () => {
  const sealed = tenant.keys.seal('applicant-key', `${tenant.realmId}/${asha}`, Buffer.alloc(32, 7).toString('base64'));
  const former = sealed.subarray(-72); // without the id of its root key
  const key = applicantKey(mine, asha, former);
  expect(key.openFor('note', key.sealFor('note', 'x'))).toBe('x');
  expect(() => applicantKey(mine, ravi, former)).toThrow();
});

test('lets the API roles insert a realm key and no other secret', async () => {
  for (const db of [tenant.db, tenant.worker])
    await expect(
      db.run(
        sql`insert into realm_key (realm_id, kind, wrapped) values (${tenant.realmId}, 'visawright-server', '\\x00')`,
      ),
    ).rejects.toMatchObject({ code: '42501' });
});

test('finds a passport number in any notation, in its own realm only', () => {
  const { keys, realmId } = tenant;
  const blind = hashPassportNumber(keys, realmId, 'K1234567');
  expect(hashPassportNumber(keys, realmId, ' k 123-4567 ').equals(blind)).toBe(true);
  expect(hashPassportNumber(keys, other.realmId, 'K1234567').equals(blind)).toBe(false);
  expect(hashPassportNumber(keys, realmId, 'K1234568').equals(blind)).toBe(false);
});

test('masks a passport number except its last three characters', () => {
  expect(maskPassportNumber('k1234567')).toBe('•••••567');
});

test('does not take names for passport numbers', () => {
  expect(['K1234567', 'k 1234567', '123456789'].map(looksLikePassportNumber)).toEqual([true, true, true]);
  expect(['Kumar', 'Asha Rao', 'K12', 'A1234567890123'].map(looksLikePassportNumber)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
