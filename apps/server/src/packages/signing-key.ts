import { createHash, createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { sql, type Db } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';

// A realm signs its packages with the newest of its Ed25519 keys. The secret half is sealed under the root key, bound to the public one.
export interface SigningKey {
  readonly keyId: string;
  readonly keyNo: number;
  sign(bytes: Buffer): Buffer;
}

export interface PublicKey {
  readonly keyId: string;
  readonly publicKey: string; // raw, base64url
  readonly since: Date;
}

const kind = 'package';
const rootUse = 'package-key';
const about = (realmId: string, told: Buffer) => `${realmId}/${told.toString('base64url')}`;

// Told by the key itself, so that nobody can put another in its place under the same name.
export const keyIdOf = (told: Buffer): string =>
  createHash('sha256').update(told).digest('base64url').replace(/[-_]/g, '').slice(0, 16);

export function newSigningKey(keys: KeyStore, realmId: string): { readonly sealed: Buffer; readonly told: Buffer } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const told = Buffer.from(publicKey.export({ format: 'jwk' }).x!, 'base64url');
  const secret = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  return { sealed: keys.seal(rootUse, about(realmId, told), secret), told };
}

interface Row {
  readonly key_no: number;
  readonly wrapped: Buffer;
  readonly public_key: Buffer;
  readonly created_at: Date;
}

const rowsOf = (db: Db): Promise<Row[]> =>
  db.many<Row>(sql`
    select key_no, wrapped, public_key, created_at from realm_key
    where realm_id = ${db.realmId} and kind = ${kind} order by key_no desc`);

// Made by the worker that needs it first; of two who come at once the first one's counts.
export async function signingKeyOf(db: Db, keys: KeyStore): Promise<SigningKey> {
  let [newest] = await rowsOf(db);
  if (!newest) {
    const { sealed, told } = newSigningKey(keys, db.realmId);
    await db.run(sql`select add_package_key(${sealed}, ${told})`);
    [newest] = await rowsOf(db);
  }
  const { key_no: keyNo, wrapped, public_key: told } = newest!;
  const secret = Buffer.from(keys.open(rootUse, about(db.realmId, told), wrapped), 'base64');
  const key = createPrivateKey({ key: secret, format: 'der', type: 'pkcs8' });
  return { keyId: keyIdOf(told), keyNo, sign: (bytes) => sign(null, bytes, key) };
}

// Newest first; nothing secret is opened for it.
export const publicKeysOf = async (db: Db): Promise<PublicKey[]> =>
  (await rowsOf(db)).map(({ public_key: told, created_at: since }) => ({
    keyId: keyIdOf(told),
    publicKey: told.toString('base64url'),
    since,
  }));

// An operator's act: from now on packages are signed with a new key, and the old ones can still be verified.
export async function rotateSigningKey(owner: Db, keys: KeyStore): Promise<PublicKey> {
  const { sealed, told } = newSigningKey(keys, owner.realmId);
  await owner.run(sql`
    insert into realm_key (realm_id, kind, key_no, wrapped, public_key)
    select ${owner.realmId}, ${kind}, coalesce(max(key_no), 0) + 1, ${sealed}, ${told} from realm_key
    where realm_id = ${owner.realmId} and kind = ${kind}`);
  const [newest] = await publicKeysOf(owner);
  return newest!;
}
