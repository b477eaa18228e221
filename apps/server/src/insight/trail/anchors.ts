import { verify } from 'node:crypto';
import { sql, type Db } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { runHourlyInRealms, type SweepParts } from '../../platform/jobs/run-hourly.ts';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import { loadSigningKey, type TrustedKey } from '../../platform/crypto/signing-key.ts';

// The end of the chain at one moment, signed by the realm's key and stored outside of the database. Who changes the database cannot
// change it without being noticed.
export interface Anchor {
  readonly name: string;
  readonly seq: string;
  readonly hash: string; // hex
  readonly at: string;
  readonly keyId: string;
  readonly signature: string; // base64url
}

const prefixOf = (realmId: string) => `trail/${realmId}/`;

const signedBytes = (realmId: string, { name, seq, hash, at }: Pick<Anchor, 'name' | 'seq' | 'hash' | 'at'>): Buffer =>
  Buffer.from(JSON.stringify(['visawright trail anchor', realmId, name, seq, hash, at]));

export const isSignedBy = (anchor: Anchor, realmId: string, keys: readonly TrustedKey[]): boolean => {
  const key = keys.find(({ keyId }) => keyId === anchor.keyId)?.publicKey;
  return (
    key !== undefined && verify(null, signedBytes(realmId, anchor), key, Buffer.from(anchor.signature, 'base64url'))
  );
};

// Once an hour if the chain has grown. The chain names each anchor, so that a removed one is missed.
export async function writeAnchor(
  db: Db,
  { keys, store }: { readonly keys: KeyStore; readonly store: ObjectStore },
  now = Date.now(),
): Promise<Anchor | undefined> {
  const head = await db.find<{ seq: string; hash: Buffer; action: string }>(sql`
    select t.seq::text as seq, t.hash, t.action from trail t where t.realm_id = ${db.realmId} order by t.seq desc limit 1`);
  if (!head || head.action === 'anchored') return undefined;
  const key = await loadSigningKey(db, keys);
  const at = new Date(now).toISOString();
  const facts = { name: `${at}-${head.seq}`, seq: head.seq, hash: head.hash.toString('hex'), at };
  const signature = key.sign(signedBytes(db.realmId, facts)).toString('base64url');
  const anchor = { ...facts, keyId: key.keyId, signature };
  await store.put(`${prefixOf(db.realmId)}${facts.name}.json`, Buffer.from(JSON.stringify(anchor)));
  await db.run(sql`select chain_anchor(${facts.name})`);
  return anchor;
}

export async function loadAnchors(db: Db, store: ObjectStore): Promise<Anchor[]> {
  const anchors: Anchor[] = [];
  for await (const names of store.olderThan(prefixOf(db.realmId), new Date(Date.now() + 86_400_000)))
    for (const name of names) anchors.push(readAnchor(name, (await store.get(name)).toString()));
  return anchors;
}

// A file that is not an anchor counts as one without a valid signature.
function readAnchor(key: string, text: string): Anchor {
  const name = key.slice(key.lastIndexOf('/') + 1).replace(/\.json$/, '');
  const none = { name, seq: '0', hash: '', at: '', keyId: '', signature: '' };
  try {
    const stored = JSON.parse(text) as Partial<Anchor>;
    return /^\d{1,18}$/.test(stored.seq ?? '') ? { ...none, ...stored, name } : none;
  } catch {
    return none;
  }
}

export const writeAnchorsHourly = (
  parts: SweepParts & { readonly keys: KeyStore; readonly store: ObjectStore },
): { close(): void } =>
  runHourlyInRealms(parts, 'anchors of the trail', async (db) => {
    await writeAnchor(db, parts);
    return 0;
  });
