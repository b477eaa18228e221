import type { StoredData } from '@visawright/contract/privacy/privacy.ts';
import { sql } from '../../platform/db/db.ts';
import type { Handler } from '../../platform/http/call.ts';
import { findOwnTravellers } from './own-travellers.ts';

export const getStoredData: Handler<'getStoredData'> = async ({ db, actor }) => {
  const uids = (await findOwnTravellers(db, actor)).map(({ applicantUid }) => applicantUid);
  const mine = sql`realm_id = ${db.realmId} and applicant_uid = any(${uids}::uuid[])`;
  const numbers = await db.get<Omit<StoredData, 'travellers'>>(sql`
    select p.email,
      (select count(*)::int from application where ${mine} and deleted_at is null) as applications,
      (select count(*)::int from document where ${mine} and deleted_at is null) as documents,
      (select count(*)::int from package where ${mine} and state = 'ready') as packages,
      (select min(travel_from) from application where ${mine} and deleted_at is null and travel_from >= current_date) as "nextTravelDate",
      exists (select from legal_hold where ${mine} and released_at is null) as "isOnHold"
    from person p where p.realm_id = ${db.realmId} and p.person_uid = ${actor.personUid}`);
  return { ...numbers, travellers: uids.length };
};
