import type { StaffPerson } from '@visawright/contract/identity/staff.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { mayDo } from '../../platform/access/reach.ts';
import { presentStaff } from './present-staff.ts';
import { staffColumns, staffJoins, type StaffRow } from './staff.queries.ts';

const most = 200;

// Admins belong to no company. They see one another with the platform agency, where they can help one who has lost app and passkeys.
const ofPlatform = (db: Db, actor: Actor, agencyUid: string) =>
  mayDo(actor, 'secondFactor.reset') === 'realm'
    ? sql`a.role = 'admin' and exists (select from agency h
        where h.realm_id = ${db.realmId} and h.agency_uid = ${agencyUid} and h.type = 'SUPER_ADMIN')`
    : sql`false`;

// Managers first. The caller's reach to the company has already been checked.
export async function listCompanyStaff(
  db: Db,
  actor: Actor,
  company: { readonly agencyUid: string } | { readonly distributorUid: string },
): Promise<StaffPerson[]> {
  const isOfIt =
    'agencyUid' in company
      ? sql`((a.agency_uid = ${company.agencyUid} and a.role in ('agency', 'agent', 'reviewer'))
          or (${ofPlatform(db, actor, company.agencyUid)}))`
      : sql`a.distributor_uid = ${company.distributorUid} and a.role = 'distributor'`;
  const rows = await db.many<StaffRow>(sql`
    select ${staffColumns} from person a ${staffJoins} where a.realm_id = ${db.realmId} and ${isOfIt}
    order by a.role in ('agent', 'reviewer'), a.role, a.created_at, a.person_uid limit ${most}`);
  return rows.map((row) => presentStaff(actor, row));
}
