import { sql, type Sql } from './db.ts';

// Who may act: active, in a company that is. A suspended agency's travellers are its customers, not its people: they keep their own papers.
export const standingJoins: Sql = sql`
  left join agency sa on sa.realm_id = p.realm_id and sa.agency_uid = p.agency_uid and p.role <> 'applicant'
  left join distributor sd on sd.realm_id = p.realm_id and sd.distributor_uid = p.distributor_uid`;

export const mayAct: Sql = sql`(p.status = 'active' and coalesce(sa.status, 'active') = 'active'
  and coalesce(sd.status, 'active') = 'active')`;
