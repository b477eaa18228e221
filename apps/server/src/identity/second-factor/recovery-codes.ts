import { randomBytes } from 'node:crypto';
import { recoveryCodeCount } from '@visawright/contract/identity/second-factor-facts.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { at } from '../sessions/clock.ts';
import { base32 } from './totp.ts';

const half = 5;

// Ten new codes of 50 bits, which replace the earlier ones. They are shown once.
export async function writeRecoveryCodes(tx: Db, keys: KeyStore, personUid: string): Promise<string[]> {
  await tx.run(sql`delete from recovery_code where realm_id = ${tx.realmId} and person_uid = ${personUid}`);
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    base32(randomBytes(7))
      .slice(0, 2 * half)
      .toLowerCase(),
  );
  for (const code of codes)
    await tx.run(sql`
      insert into recovery_code (realm_id, person_uid, code_hash)
      values (${tx.realmId}, ${personUid}, ${hashCode(keys, tx.realmId, personUid, code)})`);
  return codes.map((code) => `${code.slice(0, half)}-${code.slice(half)}`);
}

// Single use, also when the same code arrives twice at once.
export async function spendRecoveryCode(
  db: Db,
  keys: KeyStore,
  personUid: string,
  code: string,
  now: number,
): Promise<boolean> {
  const used = await db.run(sql`
    update recovery_code set used_at = ${at(now)}
    where realm_id = ${db.realmId} and person_uid = ${personUid} and used_at is null
      and code_hash = ${hashCode(keys, db.realmId, personUid, code)}`);
  return used === 1;
}

const hashCode = (keys: KeyStore, realmId: string, personUid: string, code: string) =>
  keys.mac('recovery code', `${realmId} ${personUid} ${code}`);
