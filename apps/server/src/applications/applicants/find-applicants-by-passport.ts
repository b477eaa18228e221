import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { inReach } from '../../platform/access/reach.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { hashPassportNumber, maskPassportNumber } from '../../platform/crypto/passport-number.ts';

interface Found {
  readonly applicant_uid: string;
  readonly first_name: string;
  readonly last_name: string;
}

const most = 50;

// Exact match within the caller's reach. The number is returned masked even though the caller typed it.
export async function findApplicantsByPassport(db: Db, keys: KeyStore, actor: Actor, number: string) {
  const found = await db.many<Found>(sql`
    select a.applicant_uid, a.first_name, a.last_name from passport_index i
    join applicant a on a.realm_id = i.realm_id and a.applicant_uid = i.applicant_uid
    where i.realm_id = ${db.realmId} and i.blind = ${hashPassportNumber(keys, db.realmId, number)}
      and ${inReach('applicant', actor, 'applicant.manage')}
    order by a.created_at desc, a.applicant_uid limit ${most}`);
  return {
    applicants: found.map((row) => ({
      applicantUid: row.applicant_uid,
      firstName: row.first_name,
      lastName: row.last_name,
      passportMasked: maskPassportNumber(number),
    })),
  };
}
