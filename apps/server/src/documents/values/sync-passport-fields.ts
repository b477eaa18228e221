import type { Belonging } from '@visawright/contract/documents/document-facts.ts';
import { openDetails, sealDetails } from '../../applications/applicants/sealed-details.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { hashPassportNumber, normalizePassportNumber } from '../../platform/crypto/passport-number.ts';
import { realmKeysOf } from '../../platform/crypto/realm-key.ts';
import { listNamedPeople } from '../records/list-named-people.ts';
import { getValue, type UnsealedDocument } from '../records/unseal-document.ts';

interface Sealed {
  readonly applicant_uid: string;
  readonly wrapped_key: Buffer | null;
  readonly details: Buffer | null;
}

// The passport number of the primary passport also belongs to the applicant's own details, unless it names
// someone who may not be the applicant.
export async function syncPassportFields(
  tx: Tx,
  keys: KeyStore,
  document: UnsealedDocument,
  belonging: Belonging,
): Promise<void> {
  const isTheirs = belonging === 'own' || listNamedPeople(document).length === 0;
  const number = document.row.category === 'Passport' && isTheirs ? getValue(document, 'passportNumber') : undefined;
  if (number) await storePassportNumber(tx, keys, document.row.applicant_uid, number);
}

// Sealed with the details; a keyed hash makes it searchable without storing it in the clear.
async function storePassportNumber(tx: Tx, keys: KeyStore, applicantUid: string, number: string): Promise<boolean> {
  const key = await loadApplicantKey(tx, keys, applicantUid);
  const row = await tx.get<Sealed>(sql`
    select applicant_uid, wrapped_key, details from applicant
    where realm_id = ${tx.realmId} and applicant_uid = ${applicantUid} for no key update`);
  const was = openDetails(await realmKeysOf(tx, keys), row);
  const passportNumber = normalizePassportNumber(number);
  if (passportNumber === '' || was.passportNumber === passportNumber) return false;
  await tx.run(sql`
    update applicant set details = ${sealDetails(key, { ...was, passportNumber })}, version = version + 1, updated_at = now()
    where realm_id = ${tx.realmId} and applicant_uid = ${applicantUid}`);
  await tx.run(sql`delete from passport_index where realm_id = ${tx.realmId} and applicant_uid = ${applicantUid}`);
  await tx.run(sql`insert into passport_index (realm_id, blind, applicant_uid)
    values (${tx.realmId}, ${hashPassportNumber(keys, tx.realmId, passportNumber)}, ${applicantUid})`);
  return true;
}
