import { createPublicKey, verify } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { sql } from '../db/db.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createTestTenant } from '../../testing/test-tenant.ts';
import { newSigningKey, loadPublicKeys, rotateSigningKey, loadSigningKey } from './signing-key.ts';

const database = await createTestDatabase();
const [tenant, other] = [await createTestTenant(database), await createTestTenant(database)];
afterAll(async () => {
  await Promise.all([tenant.close(), other.close()]);
  await database.drop();
});

const isSigned = (publicKey: string, bytes: Buffer, signature: Buffer) =>
  verify(null, bytes, createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' }), signature);
const bytes = Buffer.from('manifest');

test('concurrent workers get the same key, and its signature verifies with the published key', async () => {
  expect(await loadPublicKeys(tenant.db)).toEqual([]);
  const [one, two] = await Promise.all([
    loadSigningKey(tenant.worker, tenant.keys),
    loadSigningKey(tenant.worker, tenant.keys),
  ]);
  expect(two.keyId).toBe(one.keyId);
  const [published, ...more] = await loadPublicKeys(tenant.db);
  expect([published!.keyId, published!.publicKey.length, more]).toEqual([one.keyId, 43, []]);
  expect(isSigned(published!.publicKey, bytes, one.sign(bytes))).toBe(true);
});

test('signs with a rotated key and still publishes the old one', async () => {
  const before = await loadSigningKey(tenant.worker, tenant.keys);
  const signature = before.sign(bytes);
  const fresh = await rotateSigningKey(tenant.owner, tenant.keys);
  const now = await loadSigningKey(tenant.worker, tenant.keys);
  expect([now.keyId, now.keyNo]).toEqual([fresh.keyId, before.keyNo + 1]);
  const published = await loadPublicKeys(tenant.db);
  expect(published.map(({ keyId }) => keyId)).toEqual([now.keyId, before.keyId]);
  expect(isSigned(published[1]!.publicKey, bytes, signature)).toBe(true);
  expect(isSigned(published[0]!.publicKey, bytes, signature)).toBe(false);
});

test('a private key does not open under another public key or in another realm', async () => {
  const [mine, second] = [newSigningKey(tenant.keys, other.realmId), newSigningKey(tenant.keys, other.realmId)];
  const put = (sealed: Buffer, publicBytes: Buffer) =>
    other.owner.run(sql`
      insert into realm_key (realm_id, kind, key_no, wrapped, public_key) values (${other.realmId}, 'package', 1, ${sealed}, ${publicBytes})
      on conflict (realm_id, kind, key_no) do update set wrapped = excluded.wrapped, public_key = excluded.public_key`);
  await put(mine.sealed, second.publicBytes);
  await expect(loadSigningKey(other.worker, tenant.keys)).rejects.toThrow();
  const theirs = newSigningKey(tenant.keys, tenant.realmId);
  await put(theirs.sealed, theirs.publicBytes);
  await expect(loadSigningKey(other.worker, tenant.keys)).rejects.toThrow();
  await put(mine.sealed, mine.publicBytes);
  expect((await loadSigningKey(other.worker, tenant.keys)).keyNo).toBe(1);
});

// The API signs packs and receipts, so the first of them may need the key (decision 63).
test('the API role can add the first key and no second one, and no role can change one', async () => {
  const before = await loadPublicKeys(tenant.db);
  expect(before).not.toEqual([]);
  const { sealed, publicBytes } = newSigningKey(tenant.keys, tenant.realmId);
  await tenant.db.run(sql`select add_package_key(${sealed}, ${publicBytes})`);
  expect(await loadPublicKeys(tenant.db)).toEqual(before);
  const refused = { code: '42501' };
  for (const db of [tenant.db, tenant.worker])
    await expect(
      db.run(sql`update realm_key set public_key = ${publicBytes} where kind = 'package'`),
    ).rejects.toMatchObject(refused);
});
