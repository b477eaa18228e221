import { sql, type Sql } from '../db/db.ts';

// A person may act when they and their company are active. Travellers of a suspended agency are its customers, not its staff, so they
// keep access to their own documents.
export const accountStatusJoins: Sql = sql`
  left join agency sa on sa.realm_id = p.realm_id and sa.agency_uid = p.agency_uid and p.role <> 'applicant'
  left join distributor sd on sd.realm_id = p.realm_id and sd.distributor_uid = p.distributor_uid`;

export const mayAct: Sql = sql`(p.status = 'active' and coalesce(sa.status, 'active') = 'active'
  and coalesce(sd.status, 'active') = 'active')`;
