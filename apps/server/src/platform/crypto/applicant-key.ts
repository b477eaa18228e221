import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { sql, type Db } from '../db/db.ts';
import type { KeyStore } from './key-store.ts';
import { AppError } from '../errors/app-error.ts';
import { realmKeysOf, type RealmKeys } from './realm-key.ts';

// One random key per applicant: without it, everything sealed under it is unreadable. Realm, applicant and purpose are authenticated with
// every value, so values cannot be swapped.
export interface ApplicantKey {
  sealFor(purpose: string, plain: string): Buffer;
  openFor(purpose: string, sealed: Buffer): string;
  objectKey(name: string, salt: Buffer): Buffer; // key for one stored object
  mac(purpose: string, text: string): Buffer; // a hash that nobody can guess a value from without the key
}

export const applicantKeyName = (realmId: string, applicantUid: string) => `${realmId}/${applicantUid}`;

export function newApplicantKey(
  realmKeys: RealmKeys,
  applicantUid: string,
): { readonly wrapped: Buffer; readonly key: ApplicantKey } {
  const secret = randomBytes(32);
  const wrapped = realmKeys.wrap(applicantKeyName(realmKeys.realmId, applicantUid), secret);
  return { wrapped, key: opened(applicantKeyName(realmKeys.realmId, applicantUid), secret) };
}

export function applicantKey(realmKeys: RealmKeys, applicantUid: string, wrapped: Buffer): ApplicantKey {
  const whose = applicantKeyName(realmKeys.realmId, applicantUid);
  return opened(whose, realmKeys.unwrap(whose, wrapped));
}

function opened(whose: string, secret: Buffer): ApplicantKey {
  const named = (purpose: string) => Buffer.from(`${whose}/${purpose}`);
  return {
    sealFor(purpose, plain) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', secret, nonce).setAAD(named(purpose));
      return Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    openFor(purpose, sealed) {
      const decipher = createDecipheriv('aes-256-gcm', secret, sealed.subarray(0, 12), { authTagLength: 16 });
      decipher.setAAD(named(purpose)).setAuthTag(sealed.subarray(-16));
      return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]).toString('utf8');
    },
    objectKey: (name, salt) => Buffer.from(hkdfSync('sha256', secret, salt, `object/${name}`, 32)),
    mac: (purpose, text) =>
      createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, whose, `mac/${purpose}`, 32)))
        .update(text)
        .digest(),
  };
}

// Loads an applicant's key; applicants created before keys existed get one now, and concurrent callers get the same one.
export async function loadApplicantKey(db: Db, keys: KeyStore, applicantUid: string): Promise<ApplicantKey> {
  const read = () =>
    db.find<{ wrapped_key: Buffer | null }>(
      sql`select wrapped_key from applicant where realm_id = ${db.realmId} and applicant_uid = ${applicantUid}`,
    );
  const realmKeys = await realmKeysOf(db, keys);
  let row = await read();
  if (row?.wrapped_key === null) {
    const { wrapped } = newApplicantKey(realmKeys, applicantUid);
    await db.run(sql`update applicant set wrapped_key = ${wrapped}
      where realm_id = ${db.realmId} and applicant_uid = ${applicantUid} and wrapped_key is null`);
    row = await read();
  }
  if (!row?.wrapped_key) throw new AppError('record.notFound');
  return applicantKey(realmKeys, applicantUid, row.wrapped_key);
}

// The keys of many applicants with one question; those who have none yet get one.
export async function loadApplicantKeys(
  db: Db,
  keys: KeyStore,
  applicantUids: readonly string[],
): Promise<(applicantUid: string) => ApplicantKey> {
  const realmKeys = await realmKeysOf(db, keys);
  const rows = await db.many<{ applicant_uid: string; wrapped_key: Buffer | null }>(sql`
    select applicant_uid, wrapped_key from applicant
    where realm_id = ${db.realmId} and applicant_uid = any(${[...new Set(applicantUids)]}::uuid[])`);
  const loaded = new Map<string, ApplicantKey>();
  for (const { applicant_uid: uid, wrapped_key: wrapped } of rows)
    loaded.set(uid, wrapped ? applicantKey(realmKeys, uid, wrapped) : await loadApplicantKey(db, keys, uid));
  return (applicantUid) => {
    const key = loaded.get(applicantUid);
    if (!key) throw new AppError('record.notFound');
    return key;
  };
}
