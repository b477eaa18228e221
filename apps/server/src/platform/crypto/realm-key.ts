import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { sql, type Db } from '../db/db.ts';
import type { KeyStore } from './key-store.ts';

// Root key → realm key → applicant key. The root key opens realm keys only, so a key service is not called for every applicant.
export interface RealmKeys {
  readonly realmId: string;
  readonly newest: number; // the key that wraps
  wrap(about: string, secret: Buffer): Buffer;
  unwrap(about: string, wrapped: Buffer): Buffer;
}

const kind = 'vault';
const rootUse = 'realm-key';
export const vaultKeyName = (realmId: string) => [rootUse, realmId] as const;
const formerUse = 'applicant-key'; // before realm keys existed, the root key wrapped applicant keys directly, as text
const formerBytes = 12 + 44 + 16;
const version = 2;
const headBytes = 1 + 4;
const cachedFor = 60_000;
// A new key wraps nothing before every process has read it, since a cached list may be a minute old.
export const settleSeconds = 90;

const cache = new WeakMap<KeyStore, Map<string, { readonly opened: RealmKeys; readonly until: number }>>();

export async function realmKeysOf(db: Db, keys: KeyStore, now = Date.now()): Promise<RealmKeys> {
  const mine = cache.get(keys) ?? new Map<string, { opened: RealmKeys; until: number }>();
  cache.set(keys, mine);
  const known = mine.get(db.realmId);
  if (known && known.until > now) return known.opened;
  const opened = opener(keys, db.realmId, await rowsOf(db, keys));
  // A key read inside a transaction may be rolled back with it; caching it would wrap other keys under one that was never stored.
  if (!('client' in db)) mine.set(db.realmId, { opened, until: now + cachedFor });
  return opened;
}

interface Row {
  readonly key_no: number;
  readonly wrapped: Buffer;
  readonly is_settled: boolean;
}

async function rowsOf(db: Db, keys: KeyStore): Promise<Row[]> {
  const read = () =>
    db.many<Row>(
      sql`select key_no, wrapped, created_at <= now() - ${settleSeconds} * interval '1 second' as is_settled from realm_key
        where realm_id = ${db.realmId} and kind = ${kind} order by key_no`,
    );
  const rows = await read();
  if (rows.length > 0) return rows;
  const sealed = keys.seal(rootUse, db.realmId, randomBytes(32).toString('base64'));
  await db.run(sql`select add_vault_key(${sealed})`); // if two run at once, the first one's key counts
  return read();
}

function opener(keys: KeyStore, realmId: string, rows: readonly Row[]): RealmKeys {
  const secrets = new Map(
    rows.map(({ key_no, wrapped }) => [key_no, Buffer.from(keys.open(rootUse, realmId, wrapped), 'base64')]),
  );
  const newest = (rows.findLast(({ is_settled }) => is_settled) ?? rows[0]!).key_no;
  return {
    realmId,
    newest,
    wrap(about, secret) {
      const head = Buffer.alloc(headBytes);
      head.writeUInt8(version, 0);
      head.writeUInt32BE(newest, 1);
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', secrets.get(newest)!, nonce).setAAD(named(head, about));
      return Buffer.concat([head, nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
    },
    unwrap(about, wrapped) {
      if (wrapped.length === formerBytes) return Buffer.from(keys.open(formerUse, about, wrapped), 'base64');
      const head = wrapped.subarray(0, headBytes);
      const secret = secrets.get(wrapped.readUInt32BE(1));
      if (head[0] !== version || !secret) throw new Error('a key of another kind');
      const nonce = wrapped.subarray(headBytes, headBytes + 12);
      const decipher = createDecipheriv('aes-256-gcm', secret, nonce, { authTagLength: 16 });
      decipher.setAAD(named(head, about)).setAuthTag(wrapped.subarray(-16));
      return Buffer.concat([decipher.update(wrapped.subarray(headBytes + 12, -16)), decipher.final()]);
    },
  };
}

// The number of the realm's key that wrapped a value; 0 for the root key.
export const realmKeyNoOf = (wrapped: Buffer): number => (wrapped.length === formerBytes ? 0 : wrapped.readUInt32BE(1));

// Run by an operator.
export async function rotateRealmKey(owner: Db, keys: KeyStore): Promise<number> {
  const sealed = keys.seal(rootUse, owner.realmId, randomBytes(32).toString('base64'));
  const { no } = await owner.get<{ no: number }>(sql`
    insert into realm_key (realm_id, kind, key_no, wrapped)
    select ${owner.realmId}, ${kind}, coalesce(max(key_no), 0) + 1, ${sealed} from realm_key
    where realm_id = ${owner.realmId} and kind = ${kind} returning key_no as no`);
  return no;
}

const named = (head: Buffer, about: string) => Buffer.concat([head, Buffer.from(about)]);
