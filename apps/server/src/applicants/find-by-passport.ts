import type { Actor } from '../access/actor.types.ts';
import { sql, type Db } from '../access/db.ts';
import { inReach } from '../access/reach.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { blindOf, maskPassport } from '../vault/passport.ts';

interface Found {
  readonly applicant_uid: string;
  readonly first_name: string;
  readonly last_name: string;
}

const most = 50;

// Exactly this number, among those the caller may see; it comes back masked all the same.
export async function findByPassport(db: Db, keys: KeyStore, actor: Actor, number: string) {
  const found = await db.many<Found>(sql`
    select a.applicant_uid, a.first_name, a.last_name from passport_index i
    join applicant a on a.realm_id = i.realm_id and a.applicant_uid = i.applicant_uid
    where i.realm_id = ${db.realmId} and i.blind = ${blindOf(keys, db.realmId, number)}
      and ${inReach('applicant', actor, 'applicant.manage')}
    order by a.created_at desc, a.applicant_uid limit ${most}`);
  return {
    applicants: found.map((row) => ({
      applicantUid: row.applicant_uid,
      firstName: row.first_name,
      lastName: row.last_name,
      passportMasked: maskPassport(number),
    })),
  };
}
