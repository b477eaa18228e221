import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { sql, type Db } from '../db/db.ts';
import type { KeyStore } from './key-store.ts';

// A realm signs its packages with its newest Ed25519 key. The private key is encrypted under the root key and bound to its public key.
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
const about = (realmId: string, publicBytes: Buffer) => `${realmId}/${publicBytes.toString('base64url')}`;

export const signingKeyName = (realmId: string, publicBytes: Buffer) => [rootUse, about(realmId, publicBytes)] as const;

// Derived from the key itself, so that no other key can be passed off under the same id.
const publicKeyId = (publicBytes: Buffer): string =>
  createHash('sha256').update(publicBytes).digest('base64url').replace(/[-_]/g, '').slice(0, 16);

export function newSigningKey(
  keys: KeyStore,
  realmId: string,
): { readonly sealed: Buffer; readonly publicBytes: Buffer } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const publicBytes = Buffer.from(publicKey.export({ format: 'jwk' }).x!, 'base64url');
  const secret = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  return { sealed: keys.seal(rootUse, about(realmId, publicBytes), secret), publicBytes };
}

interface Row {
  readonly key_no: number;
  readonly wrapped: Buffer;
  readonly public_key: Buffer;
  readonly created_at: Date;
}

const keyRows = (db: Db): Promise<Row[]> =>
  db.many<Row>(sql`
    select key_no, wrapped, public_key, created_at from realm_key
    where realm_id = ${db.realmId} and kind = ${kind} order by key_no desc`);

// The first worker that needs a key creates it; of two concurrent ones the database keeps the first.
export async function loadSigningKey(db: Db, keys: KeyStore): Promise<SigningKey> {
  let [newest] = await keyRows(db);
  if (!newest) {
    const { sealed, publicBytes } = newSigningKey(keys, db.realmId);
    await db.run(sql`select add_package_key(${sealed}, ${publicBytes})`);
    [newest] = await keyRows(db);
  }
  const { key_no: keyNo, wrapped, public_key: publicBytes } = newest!;
  const secret = Buffer.from(keys.open(rootUse, about(db.realmId, publicBytes), wrapped), 'base64');
  const key = createPrivateKey({ key: secret, format: 'der', type: 'pkcs8' });
  return { keyId: publicKeyId(publicBytes), keyNo, sign: (bytes) => sign(null, bytes, key) };
}

// Newest first. Private keys stay encrypted.
export const loadPublicKeys = async (db: Db): Promise<PublicKey[]> =>
  (await keyRows(db)).map(({ public_key: publicBytes, created_at: since }) => ({
    keyId: publicKeyId(publicBytes),
    publicKey: publicBytes.toString('base64url'),
    since,
  }));

export interface TrustedKey {
  readonly keyId: string;
  readonly publicKey: KeyObject;
}

// Public keys whose private half opens with the root key: a key that was only written into the table is not among them.
export const loadTrustedKeys = async (db: Db, keys: KeyStore): Promise<TrustedKey[]> =>
  (await keyRows(db)).flatMap(({ wrapped, public_key: publicBytes }) => {
    try {
      const secret = Buffer.from(keys.open(rootUse, about(db.realmId, publicBytes), wrapped), 'base64');
      const publicKey = createPublicKey(createPrivateKey({ key: secret, format: 'der', type: 'pkcs8' }));
      return [{ keyId: publicKeyId(publicBytes), publicKey }];
    } catch {
      return [];
    }
  });

// Run by an operator. New packages are signed with the new key; packages signed before can still be verified.
export async function rotateSigningKey(owner: Db, keys: KeyStore): Promise<PublicKey> {
  const { sealed, publicBytes } = newSigningKey(keys, owner.realmId);
  await owner.run(sql`
    insert into realm_key (realm_id, kind, key_no, wrapped, public_key)
    select ${owner.realmId}, ${kind}, coalesce(max(key_no), 0) + 1, ${sealed}, ${publicBytes} from realm_key
    where realm_id = ${owner.realmId} and kind = ${kind}`);
  const [newest] = await loadPublicKeys(owner);
  return newest!;
}
