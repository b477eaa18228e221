import type { StaffPerson } from '@visawright/contract/staff.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Db } from '../access/db.ts';
import { staffPersonOf } from './staff-person-of.ts';
import { staffColumns, staffJoins, type StaffRow } from './staff.queries.ts';

const most = 200;

// Whoever runs it first. The caller has already been found to reach the company.
export async function staffOfCompany(
  db: Db,
  actor: Actor,
  company: { readonly agencyUid: string } | { readonly distributorUid: string },
): Promise<StaffPerson[]> {
  const isOfIt =
    'agencyUid' in company
      ? sql`a.agency_uid = ${company.agencyUid} and a.role in ('agency', 'agent', 'reviewer')`
      : sql`a.distributor_uid = ${company.distributorUid} and a.role = 'distributor'`;
  const rows = await db.many<StaffRow>(sql`
    select ${staffColumns} from person a ${staffJoins} where a.realm_id = ${db.realmId} and ${isOfIt}
    order by a.role in ('agent', 'reviewer'), a.role, a.created_at, a.person_uid limit ${most}`);
  return rows.map((row) => staffPersonOf(actor, row));
}
