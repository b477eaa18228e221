import type { Agency } from '@visawright/contract/identity/staff.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db, type Sql } from '../../platform/db/db.ts';
import { inReach, mayDo } from '../../platform/access/reach.ts';

export interface AgencyRow {
  readonly agency_uid: string;
  readonly name: string;
  readonly type: Agency['type'];
  readonly business_type: Agency['businessType'];
  readonly status: Agency['status'];
  readonly is_invited: boolean;
  readonly distributor_uid: string | null;
  readonly distributor_name: string | null;
  readonly agents: number;
  readonly reviewers: number;
  readonly open_applications: number;
  readonly pending_requests: number;
  readonly created_at: Date;
}

const people = (role: 'agent' | 'reviewer'): Sql =>
  sql`(select count(*)::int from person p where p.realm_id = a.realm_id and p.agency_uid = a.agency_uid
      and p.role = ${role} and p.status = 'active' and p.joined_at is not null)`;

// The platform agency needs nobody of its own.
export const isInvited: Sql = sql`(a.type = 'AGENCY' and not exists (select from person p
    where p.realm_id = a.realm_id and p.agency_uid = a.agency_uid and p.joined_at is not null))`;

// Counted in an index and capped, so that an agency with millions of applications costs no more than a small one.
export const countedAtMost = 10_000;
export const openOf = (agency: Sql): Sql => sql`select 1 from application w
    where w.realm_id = ${agency}.realm_id and w.agency_uid = ${agency}.agency_uid and w.deleted_at is null and w.status <> 'submitted'
    limit ${countedAtMost}`;

// Numbers only: people who manage agencies see no applicants.
export const agencyColumns: Sql = sql`
  a.agency_uid, a.name, a.type, a.business_type, a.status, ${isInvited} as is_invited, a.distributor_uid, d.name as distributor_name,
  ${people('agent')} as agents, ${people('reviewer')} as reviewers,
  (select count(*)::int from (${openOf(sql`a`)}) counted) as open_applications,
  (select count(*)::int from request r where r.realm_id = a.realm_id and r.agency_uid = a.agency_uid
    and r.status = 'PENDING') as pending_requests, a.created_at`;

export const agencyJoins: Sql = sql`
  left join distributor d on d.realm_id = a.realm_id and d.distributor_uid = a.distributor_uid`;

export const agencyOf = (actor: Actor, row: AgencyRow): Agency => ({
  agencyUid: row.agency_uid,
  name: row.name,
  type: row.type,
  businessType: row.business_type,
  status: row.status,
  isInvited: row.is_invited,
  distributorUid: row.distributor_uid,
  distributorName: row.distributor_name,
  agents: row.agents,
  reviewers: row.reviewers,
  openApplications: row.open_applications,
  pendingRequests: row.pending_requests,
  createdAt: row.created_at.toISOString(),
  can: row.type !== 'SUPER_ADMIN' && mayDo(actor, 'agency.manage') ? ['agency.manage'] : [],
});

export const readAgency = async (db: Db, actor: Actor, agencyUid: string): Promise<Agency> =>
  agencyOf(
    actor,
    await db.get<AgencyRow>(sql`
      select ${agencyColumns} from agency a ${agencyJoins}
      where a.realm_id = ${db.realmId} and a.agency_uid = ${agencyUid} and ${inReach('agency', actor, 'agency.manage')}`),
  );

export const lockAgency = (db: Db, actor: Actor, agencyUid: string) =>
  db.get<Pick<AgencyRow, 'type' | 'status' | 'name'>>(sql`
    select a.type, a.status, a.name from agency a
    where a.realm_id = ${db.realmId} and a.agency_uid = ${agencyUid} and ${inReach('agency', actor, 'agency.manage')}
    for no key update`);
