import type { StaffPerson } from '@visawright/contract/identity/staff.ts';
import { sql, type Sql } from '../../platform/db/db.ts';

export interface StaffRow {
  readonly person_uid: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly role: StaffPerson['role'];
  readonly status: StaffPerson['status'];
  readonly joined_at: Date | null;
  readonly agency_uid: string | null;
  readonly agency_name: string | null;
  readonly open_applications: number;
  readonly last_active_at: Date | null;
  readonly created_at: Date;
  readonly has_second_factor: boolean;
}

// Open work: an agent's applications not yet submitted, or a reviewer's reviews without a verdict. Counted in an index.
export const workload: Sql = sql`(case a.role
    when 'agent' then (select count(*)::int from application w
      where w.realm_id = a.realm_id and w.agent_uid = a.person_uid and w.deleted_at is null and w.status <> 'submitted')
    when 'reviewer' then (select count(*)::int from review_task t
      join application w on w.realm_id = t.realm_id and w.application_uid = t.application_uid and w.deleted_at is null
      where t.realm_id = a.realm_id and t.reviewer_uid = a.person_uid and t.decided_at is null and t.withdrawn_at is null)
    else 0 end)`;

// The columns every staff query selects.
export const staffColumns: Sql = sql`
  a.person_uid, a.first_name, a.last_name, a.email, a.role, a.status, a.joined_at, a.agency_uid, n.name as agency_name,
  ${workload} as open_applications, a.last_active_at, a.created_at,
  (exists (select 1 from second_factor f
    where f.realm_id = a.realm_id and f.person_uid = a.person_uid and f.confirmed_at is not null)
  or exists (select 1 from passkey k where k.realm_id = a.realm_id and k.person_uid = a.person_uid)) as has_second_factor`;

export const staffJoins: Sql = sql`left join agency n on n.realm_id = a.realm_id and n.agency_uid = a.agency_uid`;

// As lists show it: people who have not signed in yet are invited, not active.
export const listedStatus: Sql = sql`(case when a.status = 'active' and a.joined_at is null then 'invited' else a.status end)`;

export const staffName: Sql = sql`(a.first_name || ' ' || a.last_name)`;
