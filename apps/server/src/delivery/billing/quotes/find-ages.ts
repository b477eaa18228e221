import { ageOn } from '@visawright/contract/dates/days.ts';
import { inReach } from '../../../platform/access/reach.ts';
import type { Actor } from '../../../platform/access/actor.types.ts';
import type { KeyStore } from '../../../platform/crypto/key-store.ts';
import { realmKeysOf } from '../../../platform/crypto/realm-key.ts';
import { sql, type Tx } from '../../../platform/db/db.ts';
import { openDetails } from '../../../applications/applicants/sealed-details.ts';

interface TravellerRow {
  readonly applicant_uid: string;
  readonly wrapped_key: Buffer | null;
  readonly details: Buffer | null;
  readonly travel_from: string;
}

// Ages on the first day of the trip: of this traveller, or of everybody of the trip who applies for the same visa and is in the caller's
// reach. null: the birth date is not known.
export async function findAges(
  tx: Tx,
  keys: KeyStore,
  actor: Actor,
  { applicationUid, forTrip }: { readonly applicationUid: string; readonly forTrip: boolean },
): Promise<(number | null)[]> {
  const rows = await tx.many<TravellerRow>(sql`
    select n.applicant_uid, n.wrapped_key, n.details, a.travel_from
    from application m
    join application a on a.realm_id = m.realm_id and (a.application_uid = m.application_uid
      or ${forTrip} and a.trip_uid = m.trip_uid and a.form_id = m.form_id and a.visa_type = m.visa_type and a.deleted_at is null)
    join applicant n on n.realm_id = a.realm_id and n.applicant_uid = a.applicant_uid
    where m.realm_id = ${tx.realmId} and m.application_uid = ${applicationUid} and ${inReach('application', actor, 'quote.write')}`);
  const realmKeys = await realmKeysOf(tx, keys);
  return rows.map((row) => {
    const { birthDate } = openDetails(realmKeys, row);
    return birthDate === null ? null : Math.max(0, ageOn(birthDate, row.travel_from));
  });
}
