import type { Actor } from '../../platform/access/actor.types.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { realmKeysOf } from '../../platform/crypto/realm-key.ts';
import type { Db } from '../../platform/db/db.ts';
import { getApplicantRow } from './applicants.queries.ts';
import { openDetails } from './sealed-details.ts';

// The only reply with the whole number of an applicant's record.
export async function getPassportNumber(
  db: Db,
  keys: KeyStore,
  actor: Actor,
  applicantUid: string,
): Promise<{ passportNumber: string | null }> {
  const row = await getApplicantRow(db, actor, applicantUid);
  return { passportNumber: openDetails(await realmKeysOf(db, keys), row).passportNumber };
}
