-- Analytics: two facts that were not recorded until now, and rollups that are computed from the facts.
--
-- A trigger marks what changed with one inserted row in the transaction of the change. A job takes the marks, counts the marked
-- applications and documents again, and adds the difference to what it had counted for them before. So a number is right after a transfer,
-- a correction, a deletion or an erasure without a rule for each, and writers never touch a counter that others touch too.

-- How long an application was in a status it left.
create table status_stay (
  realm_id uuid not null references realm (realm_id),
  application_uid uuid not null,
  version integer not null,                                      -- the application's, after it left the status
  status text not null,
  since timestamptz not null,
  until timestamptz not null,
  primary key (realm_id, application_uid, version),
  foreign key (realm_id, application_uid) references application (realm_id, application_uid) on delete cascade
);

-- Which rules an application ever failed, and which of them it still fails.
create table found_rule (
  realm_id uuid not null references realm (realm_id),
  application_uid uuid not null,
  rule text not null,
  found_at timestamptz not null default now(),
  is_open boolean not null default true,
  primary key (realm_id, application_uid, rule),
  foreign key (realm_id, application_uid) references application (realm_id, application_uid) on delete cascade
);

-- Insert-only, without an index: what has to be counted again. Emptied every second.
create table analytics_mark (
  realm_id uuid not null references realm (realm_id),
  kind text not null check (kind in ('application', 'document')),
  subject_uid uuid not null
);

-- What each application and document is counted as at present.
create table analytics_share (
  realm_id uuid not null references realm (realm_id),
  subject_uid uuid not null,
  distributor_uid uuid,
  agency_uid uuid not null,
  agent_uid uuid,
  destination text not null,
  lines jsonb not null,                                          -- [[measure, day, item, n], …]
  primary key (realm_id, subject_uid)
);

-- The sums. The zero uid and the empty destination stand for all of them; days are of the realm's time zone.
create table analytics_rollup (
  realm_id uuid not null references realm (realm_id),
  company_uid uuid not null,                                     -- a distributor or an agency
  agent_uid uuid not null,
  destination text not null,
  measure text not null,
  day date not null,
  item text not null,
  n bigint not null,
  primary key (realm_id, company_uid, agent_uid, destination, measure, day, item)
);

call enable_tenant_policy('status_stay', 'found_rule', 'analytics_mark', 'analytics_share', 'analytics_rollup');

-- Marks.

create function mark_for_analytics() returns trigger language plpgsql as $$
begin
  insert into analytics_mark
  values (coalesce(new.realm_id, old.realm_id), 'application', coalesce(new.application_uid, old.application_uid));
  return null;
end $$;

create function mark_document_for_analytics() returns trigger language plpgsql as $$
begin
  insert into analytics_mark values (coalesce(new.realm_id, old.realm_id), 'document', coalesce(new.document_uid, old.document_uid));
  return null;
end $$;

create function record_status_stay() returns trigger language plpgsql as $$
begin
  insert into status_stay values (new.realm_id, new.application_uid, new.version, old.status, old.status_since, new.status_since);
  return null;
end $$;

-- An agency that moves to another distributor takes its numbers along.
create function mark_agency_for_analytics() returns trigger language plpgsql as $$
begin
  insert into analytics_mark select realm_id, 'application', application_uid from application
  where realm_id = new.realm_id and agency_uid = new.agency_uid and deleted_at is null
  union all select p.realm_id, 'document', d.document_uid
  from applicant p join document d on d.realm_id = p.realm_id and d.applicant_uid = p.applicant_uid
  where p.realm_id = new.realm_id and p.agency_uid = new.agency_uid;
  return null;
end $$;

create trigger application_stays after update of status on application for each row
  when (old.status <> new.status) execute function record_status_stay();
create trigger application_marks_analytics after insert or delete on application for each row execute function mark_for_analytics();
create trigger application_change_marks_analytics after update on application for each row
  when (old.status <> new.status or old.review <> new.review or old.outcome <> new.outcome or old.visa_to <> new.visa_to
    or old.agent_uid is distinct from new.agent_uid or (old.deleted_at is null) <> (new.deleted_at is null))
  execute function mark_for_analytics();
create trigger review_task_marks_analytics after insert or delete or update of verdict, decided_at, withdrawn_at on review_task
  for each row execute function mark_for_analytics();
create trigger review_section_marks_analytics after insert or delete on review_section
  for each row execute function mark_for_analytics();
create trigger found_rule_marks_analytics after insert or delete or update on found_rule
  for each row execute function mark_for_analytics();
create trigger value_act_marks_analytics after insert or delete on value_act
  for each row execute function mark_document_for_analytics();
create trigger document_kind_marks_analytics after update of category, kind, copy_of on document for each row
  when ((old.category, old.kind, old.copy_of) is distinct from (new.category, new.kind, new.copy_of))
  execute function mark_document_for_analytics();
create trigger agency_marks_analytics after update of distributor_uid on agency for each row
  when (old.distributor_uid is distinct from new.distributor_uid) execute function mark_agency_for_analytics();

-- Counting. p_uids null: everything of the realm.

create function analytics_zone(p_realm uuid) returns text language sql stable as $$
  select coalesce(settings ->> 'timeZone', 'Asia/Kolkata') from realm where realm_id = p_realm $$;

-- Six steps to the double: a median read from the buckets is within 6 % of the true one.
create function duration_bucket(p interval) returns text language sql immutable as $$
  select lpad(floor(6 * log(2, 1 + greatest(0, extract(epoch from p) / 60)))::int::text, 3, '0') $$;

create function status_order(p_status text) returns integer language sql immutable as $$
  select array_position(array['draft', 'initiated', 'form-data-collected', 'package-ready', 'online-form-completed', 'submitted'],
    p_status) $$;

create function analytics_of_applications(p_realm uuid, p_zone text, p_uids uuid[])
returns table (subject_uid uuid, distributor_uid uuid, agency_uid uuid, agent_uid uuid, destination text, measure text, day date,
  item text, n bigint)
language sql stable as $$
  select a.application_uid, c.distributor_uid, a.agency_uid, a.agent_uid, a.visa_to, l.measure, l.day, l.item, l.n
  from application a
  join agency c on c.realm_id = a.realm_id and c.agency_uid = a.agency_uid
  cross join lateral (select
    (a.created_at at time zone p_zone)::date as started,
    (a.status_since at time zone p_zone)::date as moved,
    greatest(status_order(a.status), (select max(status_order(s.status)) from status_stay s
      where s.realm_id = a.realm_id and s.application_uid = a.application_uid)) as furthest) f
  cross join lateral (
    select 'started' as measure, f.started as day, '' as item, 1::bigint as n
    union all select 'status', f.started, a.status, 1
    union all select 'reached', f.started, step.name, 1
      from (values ('upload', 2), ('review', 3), ('submit', 6)) as step (name, place) where f.furthest >= step.place
    union all select 'outcome', f.moved, a.outcome, 1 where a.status = 'submitted'
    union all select 'lead', f.moved, duration_bucket(a.status_since - a.created_at), 1 where a.status = 'submitted'
    union all select 'stay', (s.until at time zone p_zone)::date, s.status || ' ' || duration_bucket(s.until - s.since), count(*)
      from status_stay s where s.realm_id = a.realm_id and s.application_uid = a.application_uid group by 2, 3
    union all select 'review', (max(t.decided_at) at time zone p_zone)::date, min(t.verdict) filter (where t.verdict = 'returned'), 1
      from review_task t where t.realm_id = a.realm_id and t.application_uid = a.application_uid and t.round = 1
        and t.withdrawn_at is null
      having count(*) filter (where t.verdict = 'returned') > 0
    union all select 'review', (max(t.decided_at) at time zone p_zone)::date, 'approved', 1
      from review_task t where t.realm_id = a.realm_id and t.application_uid = a.application_uid and t.round = 1
        and t.withdrawn_at is null
      having count(*) filter (where t.verdict = 'returned') = 0 and count(*) filter (where t.verdict = 'approved') > 0
    union all select 'section', (t.decided_at at time zone p_zone)::date, r.section, count(*)
      from review_task t join review_section r on r.realm_id = t.realm_id and r.application_uid = t.application_uid
        and r.round = t.round and r.reviewer_uid = t.reviewer_uid and r.verdict = 'returned'
      where t.realm_id = a.realm_id and t.application_uid = a.application_uid and t.decided_at is not null group by 2, 3
    union all select 'waiting', (max(t.requested_at) at time zone p_zone)::date, '', 1
      from review_task t where a.review = 'requested' and t.realm_id = a.realm_id and t.application_uid = a.application_uid
        and t.withdrawn_at is null having count(*) > 0
    union all select 'found', (r.found_at at time zone p_zone)::date, r.rule, 1
      from found_rule r where r.realm_id = a.realm_id and r.application_uid = a.application_uid
    union all select 'solved', (r.found_at at time zone p_zone)::date, r.rule, 1
      from found_rule r where r.realm_id = a.realm_id and r.application_uid = a.application_uid and not r.is_open
    union all select 'refused', f.moved, r.rule, 1
      from found_rule r where a.status = 'submitted' and a.outcome = 'REJECTED'
        and r.realm_id = a.realm_id and r.application_uid = a.application_uid and r.is_open
  ) l
  where a.realm_id = p_realm and a.deleted_at is null and (p_uids is null or a.application_uid = any(p_uids)) $$;

-- The values of a document that people looked at: the last act on each field counts. A document belongs to a traveller, so it has an agency
-- and neither agent nor destination; a copy for another traveller of the trip is not counted again.
create function analytics_of_documents(p_realm uuid, p_zone text, p_uids uuid[])
returns table (subject_uid uuid, distributor_uid uuid, agency_uid uuid, agent_uid uuid, destination text, measure text, day date,
  item text, n bigint)
language sql stable as $$
  select d.document_uid, c.distributor_uid, p.agency_uid, null::uuid, '', 'value', (v.at at time zone p_zone)::date,
    case v.kind when 'changed' then 'changed ' else 'confirmed ' end || coalesce(d.kind, d.category) || ' / ' || v.field, count(*)
  from document d
  join applicant p on p.realm_id = d.realm_id and p.applicant_uid = d.applicant_uid
  join agency c on c.realm_id = p.realm_id and c.agency_uid = p.agency_uid
  join lateral (select distinct on (w.field) w.field, w.kind, w.at from value_act w
    where w.realm_id = d.realm_id and w.document_uid = d.document_uid order by w.field, w.act_no desc) v on v.kind <> 'takenBack'
  where d.realm_id = p_realm and d.copy_of is null and (p_uids is null or d.document_uid = any(p_uids))
  group by 1, 2, 3, 7, 8 $$;

-- Each line is added up for all, for its distributor and its agency, and for its destination within each; what the list of agents shows
-- also for its agent.
create function analytics_levels(p_distributor uuid, p_agency uuid, p_agent uuid, p_destination text, p_measure text)
returns table (company_uid uuid, agent_uid uuid, destination text) language sql immutable as $$
  select company, '00000000-0000-0000-0000-000000000000'::uuid, place
  from unnest(array['00000000-0000-0000-0000-000000000000'::uuid, p_distributor, p_agency]) company,
    unnest(array['', nullif(p_destination, '')]) place
  where company is not null and place is not null
  union all select p_agency, p_agent, '' where p_agent is not null and p_measure in ('started', 'review', 'lead', 'outcome') $$;

-- Counts what is marked, at most p_limit marks, and returns how many it took. One fold of a realm runs at a time; marks of a fold that
-- was killed are still there.
create function fold_analytics(p_limit integer) returns integer language plpgsql set plan_cache_mode = force_custom_plan as $$
declare
  realm uuid := nullif(current_setting('app.realm_id', true), '')::uuid;
  zone text := analytics_zone(realm);
  applications uuid[];
  documents uuid[];
  taken integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('analytics ' || realm, 0));
  with gone as (
    delete from analytics_mark where ctid = any(array(select ctid from analytics_mark where realm_id = realm limit p_limit))
    returning kind, subject_uid)
  select array_agg(distinct subject_uid) filter (where kind = 'application'),
    array_agg(distinct subject_uid) filter (where kind = 'document'), count(*)
  into applications, documents, taken from gone;
  if taken = 0 then
    return 0;
  end if;
  applications := coalesce(applications, '{}');
  documents := coalesce(documents, '{}');
  with fresh as materialized (
    select * from analytics_of_applications(realm, zone, applications)
    union all select * from analytics_of_documents(realm, zone, documents)
  ), former as materialized (
    select s.subject_uid, s.distributor_uid, s.agency_uid, s.agent_uid, s.destination, e ->> 0 as measure, (e ->> 1)::date as day,
      e ->> 2 as item, (e ->> 3)::bigint as n
    from analytics_share s cross join lateral jsonb_array_elements(s.lines) e
    where s.realm_id = realm and s.subject_uid = any(applications || documents)
  ), dropped as (
    delete from analytics_share s where s.realm_id = realm and s.subject_uid = any(applications || documents)
      and not exists (select from fresh f where f.subject_uid = s.subject_uid)
  ), stored as (
    insert into analytics_share as s (realm_id, subject_uid, distributor_uid, agency_uid, agent_uid, destination, lines)
    select realm, f.subject_uid, f.distributor_uid, f.agency_uid, f.agent_uid, f.destination,
      jsonb_agg(jsonb_build_array(f.measure, f.day, f.item, f.n))
    from fresh f group by 1, 2, 3, 4, 5, 6
    on conflict (realm_id, subject_uid) do update set distributor_uid = excluded.distributor_uid, agency_uid = excluded.agency_uid,
      agent_uid = excluded.agent_uid, destination = excluded.destination, lines = excluded.lines
  ), difference as (
    select d.distributor_uid, d.agency_uid, d.agent_uid, d.destination, d.measure, d.day, d.item, sum(d.n)::bigint as n
    from (
      select f.distributor_uid, f.agency_uid, f.agent_uid, f.destination, f.measure, f.day, f.item, f.n from fresh f
      union all
      select o.distributor_uid, o.agency_uid, o.agent_uid, o.destination, o.measure, o.day, o.item, -o.n from former o) d
    group by 1, 2, 3, 4, 5, 6, 7 having sum(d.n) <> 0
  )
  insert into analytics_rollup as r (realm_id, company_uid, agent_uid, destination, measure, day, item, n)
  select realm, l.company_uid, l.agent_uid, l.destination, d.measure, d.day, d.item, sum(d.n)
  from difference d cross join lateral analytics_levels(d.distributor_uid, d.agency_uid, d.agent_uid, d.destination, d.measure) l
  group by 2, 3, 4, 5, 6, 7
  on conflict (realm_id, company_uid, agent_uid, destination, measure, day, item) do update set n = r.n + excluded.n;
  return taken;
end $$;

-- Counts every fact of the realm and returns the sums that differ: what the rollups say together with what is marked and not yet counted,
-- and what is right. One statement, so that all of it is seen at one moment.
create function recount_analytics()
returns table (company_uid uuid, agent_uid uuid, destination text, measure text, day date, item text, summed bigint, counted bigint)
language sql stable as $$
  with here as (
    select realm_id, analytics_zone(realm_id) as zone from realm where realm_id = nullif(current_setting('app.realm_id', true), '')::uuid
  ), facts as materialized (
    select f.* from here, lateral analytics_of_applications(here.realm_id, here.zone, null) f
    union all select f.* from here, lateral analytics_of_documents(here.realm_id, here.zone, null) f
  ), marked as (
    select distinct m.subject_uid from analytics_mark m join here on here.realm_id = m.realm_id
  ), pending as (
    select f.distributor_uid, f.agency_uid, f.agent_uid, f.destination, f.measure, f.day, f.item, f.n
    from facts f join marked using (subject_uid)
    union all
    select s.distributor_uid, s.agency_uid, s.agent_uid, s.destination, e ->> 0, (e ->> 1)::date, e ->> 2, -(e ->> 3)::bigint
    from here join analytics_share s on s.realm_id = here.realm_id join marked using (subject_uid)
    cross join lateral jsonb_array_elements(s.lines) e
  ), lines as (
    select l.company_uid, l.agent_uid, l.destination, p.measure, p.day, p.item, p.n as summed, 0 as counted
    from pending p cross join lateral analytics_levels(p.distributor_uid, p.agency_uid, p.agent_uid, p.destination, p.measure) l
    union all
    select r.company_uid, r.agent_uid, r.destination, r.measure, r.day, r.item, r.n, 0
    from here join analytics_rollup r on r.realm_id = here.realm_id
    union all
    select l.company_uid, l.agent_uid, l.destination, f.measure, f.day, f.item, 0, f.n
    from facts f cross join lateral analytics_levels(f.distributor_uid, f.agency_uid, f.agent_uid, f.destination, f.measure) l
  )
  select l.company_uid, l.agent_uid, l.destination, l.measure, l.day, l.item, sum(l.summed)::bigint, sum(l.counted)::bigint
  from lines l group by 1, 2, 3, 4, 5, 6 having sum(l.summed) <> sum(l.counted) $$;

-- Everything is marked and counted from nothing.
create function mark_all_for_analytics() returns void language plpgsql as $$
declare
  realm uuid := nullif(current_setting('app.realm_id', true), '')::uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('analytics ' || realm, 0));
  delete from analytics_rollup where realm_id = realm;
  delete from analytics_share where realm_id = realm;
  delete from analytics_mark where realm_id = realm;
  insert into analytics_mark select realm, 'application', application_uid from application where realm_id = realm and deleted_at is null;
  insert into analytics_mark select distinct realm, 'document', document_uid from value_act where realm_id = realm;
end $$;

-- What is there already. The statuses it left before are read from the log of changes, where each move is written down.
do $$
declare
  each uuid;
begin
  for each in select realm_id from realm loop
    perform set_config('app.realm_id', each::text, true);
    insert into status_stay (realm_id, application_uid, version, status, since, until)
    select c.realm_id, c.application_uid, -row_number() over (partition by c.application_uid order by c.at desc), c.was,
      coalesce(lag(c.at) over (partition by c.application_uid order by c.at), a.created_at), c.at
    from change_log c join application a on a.realm_id = c.realm_id and a.application_uid = c.application_uid
    where c.realm_id = each and c.field = 'status' and status_order(c.was) is not null and c.at >= a.created_at;
    perform mark_all_for_analytics();
  end loop;
  perform set_config('app.realm_id', '', true);
end $$;

grant insert on status_stay to visawright_api, visawright_worker;
grant select on status_stay to visawright_worker;
grant select, insert, update (is_open) on found_rule to visawright_api, visawright_worker;
grant insert on analytics_mark to visawright_api, visawright_worker;
grant select, delete on analytics_mark to visawright_worker;
grant select, insert, update, delete on analytics_share to visawright_worker;
grant select, insert, update on analytics_rollup to visawright_worker;
grant select on analytics_rollup to visawright_api;
revoke all on function fold_analytics(integer), recount_analytics(), mark_all_for_analytics() from public;
grant execute on function fold_analytics(integer) to visawright_worker;
