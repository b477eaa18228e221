import { sql, type Db } from '../../platform/db/db.ts';
import type { InvitedPerson } from './ensure-provider-account.ts';

export interface InvitedRow extends InvitedPerson {
  readonly company: string | null;
  readonly invited_by: string | null;
}

// Empty when the invitation was used or the person has been suspended since.
export const findInvited = (db: Db, requestUid: string): Promise<InvitedRow | undefined> =>
  db.find<InvitedRow>(sql`
    select p.person_uid, p.kc_sub, p.role, p.first_name, p.last_name, p.email, coalesce(g.name, d.name) as company,
      trim(i.first_name || ' ' || i.last_name) as invited_by
    from reset_request r
    join person p on p.realm_id = r.realm_id and p.person_uid = r.person_uid and p.status = 'active'
    left join agency g on g.realm_id = p.realm_id and g.agency_uid = p.agency_uid
    left join distributor d on d.realm_id = p.realm_id and d.distributor_uid = p.distributor_uid
    left join person i on i.realm_id = p.realm_id and i.person_uid = p.invited_by
    where r.realm_id = ${db.realmId} and r.request_uid = ${requestUid} and r.used_at is null`);
