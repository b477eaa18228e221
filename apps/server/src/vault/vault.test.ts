import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../access/db.ts';
import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { openHouse, type House } from '../testing/house.ts';
import { applicantKey, keyOf, newApplicantKey } from './applicant-key.ts';
import { blindOf, looksLikePassport, maskPassport } from './passport.ts';
import { realmKeysOf, type RealmKeys } from './realm-key.ts';

let database: TestDatabase;
let house: House;
let other: House;
let mine: RealmKeys;
const [asha, ravi] = [randomUUID(), randomUUID()];

beforeAll(async () => {
  database = await testDatabase();
  house = await openHouse(database);
  other = await openHouse(database);
  mine = await realmKeysOf(house.db, house.keys);
});
afterAll(async () => {
  await house.close();
  await other.close();
  await database.drop();
});

test('a sealed value opens for its own person and purpose, and looks different every time', () => {
  const { wrapped, key } = newApplicantKey(mine, asha);
  const sealed = key.sealFor('details', 'K1234567');
  expect(applicantKey(mine, asha, wrapped).openFor('details', sealed)).toBe('K1234567');
  expect(key.sealFor('details', 'K1234567').equals(sealed)).toBe(false);
  expect(sealed.includes('K1234567')).toBe(false);
});

test('a value or key put in the place of another person, realm or purpose does not open', async () => {
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

test('two who need the key of a realm or person for the first time get the same', async () => {
  const fresh = await openHouse(database);
  try {
    const applicantUid = await fresh.applicant({ agencyUid: await fresh.agency() });
    const [one, two] = await Promise.all([
      keyOf(fresh.db, fresh.keys, applicantUid),
      fresh.db.transaction((tx) => keyOf(tx, fresh.keys, applicantUid)),
    ]);
    expect(two.openFor('note', one.sealFor('note', 'x'))).toBe('x');
    const rows = await fresh.db.many(sql`select key_no from realm_key where kind = 'vault'`);
    expect(rows).toEqual([{ key_no: 1 }]);
  } finally {
    await fresh.close();
  }
});

test('a realm key made in a transaction that was undone is not used afterwards', async () => {
  const fresh = await openHouse(database);
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

test('a key from before realms had keys still opens', () => {
  const former = house.keys.seal('applicant-key', `${house.realmId}/${asha}`, Buffer.alloc(32, 7).toString('base64'));
  const key = applicantKey(mine, asha, former);
  expect(key.openFor('note', key.sealFor('note', 'x'))).toBe('x');
  expect(() => applicantKey(mine, ravi, former)).toThrow();
});

test('the roles that serve calls add a vault key and no other secret of the realm', async () => {
  for (const db of [house.db, house.worker])
    await expect(
      db.run(
        sql`insert into realm_key (realm_id, kind, wrapped) values (${house.realmId}, 'visawright-server', '\\x00')`,
      ),
    ).rejects.toMatchObject({ code: '42501' });
});

test('a passport number is found however it is written, in its own realm only', () => {
  const { keys, realmId } = house;
  const blind = blindOf(keys, realmId, 'K1234567');
  expect(blindOf(keys, realmId, ' k 123-4567 ').equals(blind)).toBe(true);
  expect(blindOf(keys, other.realmId, 'K1234567').equals(blind)).toBe(false);
  expect(blindOf(keys, realmId, 'K1234568').equals(blind)).toBe(false);
});

test('a passport number is shown by its last three characters', () => {
  expect(maskPassport('k1234567')).toBe('•••••567');
});

test('names are not taken for passport numbers', () => {
  expect(['K1234567', 'k 1234567', '123456789'].map(looksLikePassport)).toEqual([true, true, true]);
  expect(['Kumar', 'Asha Rao', 'K12', 'A1234567890123'].map(looksLikePassport)).toEqual([false, false, false, false]);
});
