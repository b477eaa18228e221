import { openDetails, sealDetails } from '../applicants/details.ts';
import { sql, type Tx } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { keyOf } from '../vault/applicant-key.ts';
import { blindOf, normalPassport } from '../vault/passport.ts';
import { realmKeysOf } from '../vault/realm-key.ts';

interface Sealed {
  readonly applicant_uid: string;
  readonly wrapped_key: Buffer | null;
  readonly details: Buffer | null;
}

// The number of the primary passport is the person's: kept sealed with their details, and found by its keyed hash.
export async function feedPassport(tx: Tx, keys: KeyStore, applicantUid: string, number: string): Promise<boolean> {
  const key = await keyOf(tx, keys, applicantUid);
  const row = await tx.get<Sealed>(sql`
    select applicant_uid, wrapped_key, details from applicant
    where realm_id = ${tx.realmId} and applicant_uid = ${applicantUid} for no key update`);
  const was = openDetails(await realmKeysOf(tx, keys), row);
  const passportNumber = normalPassport(number);
  if (passportNumber === '' || was.passportNumber === passportNumber) return false;
  await tx.run(sql`
    update applicant set details = ${sealDetails(key, { ...was, passportNumber })}, version = version + 1, updated_at = now()
    where realm_id = ${tx.realmId} and applicant_uid = ${applicantUid}`);
  await tx.run(sql`delete from passport_index where realm_id = ${tx.realmId} and applicant_uid = ${applicantUid}`);
  await tx.run(sql`insert into passport_index (realm_id, blind, applicant_uid)
    values (${tx.realmId}, ${blindOf(keys, tx.realmId, passportNumber)}, ${applicantUid})`);
  return true;
}
