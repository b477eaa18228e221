import type { Home } from '@visawright/contract/applications/home.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db, type Sql } from '../../platform/db/db.ts';
import { inReach } from '../../platform/access/reach.ts';
import type { ApplicationRow } from '../records/present-application.ts';
import { selectApplications } from '../records/applications.queries.ts';

export interface HomeCounts {
  readonly today: string;
  readonly needs_me: number;
  readonly reviewer: number;
  readonly applicant: number;
  readonly overdue: number;
  readonly open: number;
  readonly workload: Partial<Home['workload']>;
  readonly lodge_by: Home['lodgeBy'];
}

// Adds to each of the agent's applications why it needs the agent, or whom it waits for, by the realm's own day and
// rules.
const ownWork = (db: Db, actor: Actor): Sql => sql`
  select w.*, case
      when w.reason is not null then null -- a task of the agent's is not listed as waiting too
      when w.review = 'requested' then 'reviewer'
      when w.status in ('draft', 'initiated') and exists (
        select from applicant n
        where n.realm_id = w.realm_id and n.applicant_uid = w.applicant_uid and n.person_uid is not null) then 'applicant'
    end as waiting_on
  from (
    select a.*, true as in_reach, r.today, case
        when a.status = 'submitted' then null
        when a.review = 'returned' then 'returned'
        when a.lodge_by <= r.today + r.urgent_days then 'lodgeSoon'
        when a.status = 'package-ready' then 'packageReady'
        when a.status = 'form-data-collected' and a.review = 'approved' then 'approved'
        when a.status = 'draft' and a.updated_at < now() - interval '3 days' then 'draftIdle'
      end as reason
    from (${realmDay(db)}) r join application a on a.realm_id = r.realm_id
    where a.realm_id = ${db.realmId} and a.deleted_at is null and ${inReach('application', actor, 'home.read')}
  ) w`;

const realmDay = (db: Db): Sql => sql`
  select realm_id, (now() at time zone coalesce(settings ->> 'timeZone', 'Asia/Kolkata'))::date as today,
    coalesce((settings ->> 'urgentDays')::int, 10) as urgent_days
  from realm where realm_id = ${db.realmId}`;

export const countHome = (db: Db, actor: Actor): Promise<HomeCounts> =>
  db.get<HomeCounts>(sql`
    with own as materialized (select status, lodge_by, reason, waiting_on from (${ownWork(db, actor)}) o), day as (${realmDay(db)})
    select day.today,
      (select count(*)::int from own where reason is not null) as needs_me,
      (select count(*)::int from own where waiting_on = 'reviewer') as reviewer,
      (select count(*)::int from own where waiting_on = 'applicant') as applicant,
      (select count(*)::int from own where lodge_by < day.today and status <> 'submitted') as overdue,
      (select count(*)::int from own where status <> 'submitted') as open,
      (select coalesce(json_object_agg(s.status, s.n), '{}')
        from (select status, count(*)::int as n from own group by status) s) as workload,
      (select json_agg(json_build_object('day', d.day, 'count', (
          select count(*) from own where own.lodge_by = d.day and own.status <> 'submitted')) order by d.day)
        from (select day.today + n as day from generate_series(0, 13) n) d) as lodge_by
    from day`);

export type NeedingRow = ApplicationRow & { readonly reason: Home['needsMe'][number]['reason'] };
export const listNeedingMe = (db: Db, actor: Actor): Promise<NeedingRow[]> =>
  db.many<NeedingRow>(
    selectApplications(
      sql`select * from (${ownWork(db, actor)}) a where a.reason is not null
        order by a.lodge_by nulls last, a.status_since, a.application_uid limit 25`,
      sql`, a.reason`,
      sql`order by a.lodge_by nulls last, a.status_since, a.application_uid`,
    ),
  );

export type WaitingRow = ApplicationRow & { readonly waiting_on: 'reviewer' | 'applicant'; readonly since: Date };
export const listWaiting = (db: Db, actor: Actor): Promise<WaitingRow[]> =>
  db.many<WaitingRow>(
    selectApplications(
      sql`select a.*, coalesce(case when a.waiting_on = 'reviewer' then (
            select min(t.requested_at) from review_task t where t.realm_id = a.realm_id and t.application_uid = a.application_uid
              and t.round = a.review_round and t.decided_at is null and t.withdrawn_at is null) end, a.status_since) as since
        from (${ownWork(db, actor)}) a where a.waiting_on is not null order by since, a.application_uid limit 25`,
      sql`, a.waiting_on, a.since`,
      sql`order by a.since, a.application_uid`,
    ),
  );

// Who is behind the next lodge-by dates.
export const listLodgeNext = (db: Db, actor: Actor): Promise<Home['lodgeNext']> =>
  db.many<Home['lodgeNext'][number]>(sql`
    select a.application_uid as "applicationUid", btrim(n.first_name || ' ' || n.last_name) as "applicantName", a.lodge_by as day
    from (${ownWork(db, actor)}) a
    join applicant n on n.realm_id = a.realm_id and n.applicant_uid = a.applicant_uid
    where a.status <> 'submitted' and a.lodge_by between a.today and a.today + 13
    order by a.lodge_by, a.application_uid limit 6`);

// Counts through the agents instead of the agency, because the platform agency may hold millions of applications
// without an agent.
export const getTeamAverage = async (db: Db, { agencyUid }: Actor): Promise<number> =>
  (
    await db.get<{ average: number }>(sql`
      select coalesce(round(avg(n), 1), 0)::float8 as average from (
        select (select count(*) from application a where a.realm_id = p.realm_id and a.agent_uid = p.person_uid
          and a.deleted_at is null and a.status <> 'submitted') as n
        from person p where p.realm_id = ${db.realmId} and p.agency_uid = ${agencyUid} and p.role = 'agent' and p.status = 'active') team`)
  ).average;
