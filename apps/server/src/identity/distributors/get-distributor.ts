import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { inReach } from '../../platform/access/reach.ts';
import { agencyColumns, agencyJoins, agencyOf, type AgencyRow } from '../agencies/agencies.queries.ts';
import { listCompanyStaff } from '../staff/list-company-staff.ts';
import { readDistributor } from './distributors.queries.ts';

const most = 200;

export async function getDistributor(db: Db, actor: Actor, distributorUid: string) {
  const distributor = await readDistributor(db, actor, distributorUid);
  const agencies = await db.many<AgencyRow>(sql`
    select ${agencyColumns} from agency a ${agencyJoins}
    where a.realm_id = ${db.realmId} and a.distributor_uid = ${distributorUid} and ${inReach('agency', actor, 'agency.manage')}
    order by a.created_at desc, a.agency_uid desc limit ${most}`);
  return {
    distributor,
    people: await listCompanyStaff(db, actor, { distributorUid }),
    agencies: agencies.map((row) => agencyOf(actor, row)),
  };
}
