import { createPublicKey, verify } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { sql } from '../access/db.ts';
import { testDatabase } from '../testing/database.ts';
import { openHouse } from '../testing/house.ts';
import { newSigningKey, publicKeysOf, rotateSigningKey, signingKeyOf } from './signing-key.ts';

const database = await testDatabase();
const [house, other] = [await openHouse(database), await openHouse(database)];
afterAll(async () => {
  await Promise.all([house.close(), other.close()]);
  await database.drop();
});

const isSigned = (publicKey: string, bytes: Buffer, signature: Buffer) =>
  verify(null, bytes, createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' }), signature);
const bytes = Buffer.from('manifest');

test('two workers who need the key first get the same, and what it signs verifies with what is told', async () => {
  expect(await publicKeysOf(house.db)).toEqual([]);
  const [one, two] = await Promise.all([
    signingKeyOf(house.worker, house.keys),
    signingKeyOf(house.worker, house.keys),
  ]);
  expect(two.keyId).toBe(one.keyId);
  const [told, ...more] = await publicKeysOf(house.db);
  expect([told!.keyId, told!.publicKey.length, more]).toEqual([one.keyId, 43, []]);
  expect(isSigned(told!.publicKey, bytes, one.sign(bytes))).toBe(true);
});

test("an operator's new key signs from then on, and the old one stays told", async () => {
  const before = await signingKeyOf(house.worker, house.keys);
  const signature = before.sign(bytes);
  const fresh = await rotateSigningKey(house.owner, house.keys);
  const now = await signingKeyOf(house.worker, house.keys);
  expect([now.keyId, now.keyNo]).toEqual([fresh.keyId, before.keyNo + 1]);
  const told = await publicKeysOf(house.db);
  expect(told.map(({ keyId }) => keyId)).toEqual([now.keyId, before.keyId]);
  expect(isSigned(told[1]!.publicKey, bytes, signature)).toBe(true);
  expect(isSigned(told[0]!.publicKey, bytes, signature)).toBe(false);
});

test('a secret put under another public key or in another realm does not open', async () => {
  const [mine, second] = [newSigningKey(house.keys, other.realmId), newSigningKey(house.keys, other.realmId)];
  const put = (sealed: Buffer, told: Buffer) =>
    other.owner.run(sql`
      insert into realm_key (realm_id, kind, key_no, wrapped, public_key) values (${other.realmId}, 'package', 1, ${sealed}, ${told})
      on conflict (realm_id, kind, key_no) do update set wrapped = excluded.wrapped, public_key = excluded.public_key`);
  await put(mine.sealed, second.told);
  await expect(signingKeyOf(other.worker, house.keys)).rejects.toThrow();
  const theirs = newSigningKey(house.keys, house.realmId);
  await put(theirs.sealed, theirs.told);
  await expect(signingKeyOf(other.worker, house.keys)).rejects.toThrow();
  await put(mine.sealed, mine.told);
  expect((await signingKeyOf(other.worker, house.keys)).keyNo).toBe(1);
});

test('the role that serves calls cannot add a key, and no role can change one', async () => {
  const { sealed, told } = newSigningKey(house.keys, house.realmId);
  const refused = { code: '42501' };
  await expect(house.db.run(sql`select add_package_key(${sealed}, ${told})`)).rejects.toMatchObject(refused);
  for (const db of [house.db, house.worker])
    await expect(db.run(sql`update realm_key set public_key = ${told} where kind = 'package'`)).rejects.toMatchObject(
      refused,
    );
});
