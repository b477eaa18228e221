-- Sums of analytics whose number does not grow with the applications: one row for a company, a destination and a day, and one for each
-- month, with the numbers of all measures in it. The sums by measure and item (analytics_rollup) grew with every application; they are
-- written on for the former release until a contract drops them.

create table analytics_sum (
  realm_id uuid not null references realm (realm_id),
  company_uid uuid not null,                                     -- a distributor or an agency; the zero uid stands for all
  agent_uid uuid not null,
  destination text not null,                                     -- empty: all
  span text collate "C" not null,                                -- a day, 2026-10-05, or a month, 2026-10, in the realm's time zone
  counts jsonb not null default '{}',                            -- {"started": n, "status draft": n, …}
  leads jsonb not null default '{}',
  stays jsonb not null default '{}',
  rules jsonb not null default '{}',
  fields jsonb not null default '{}',
  started integer generated always as ((counts ->> 'started')::integer) stored,
  primary key (realm_id, company_uid, agent_uid, destination, span) include (started) -- a list of agencies reads the index alone
) with (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.01);

call enable_tenant_policy('analytics_sum');

-- Shares that were counted before are not in these sums yet.
alter table analytics_share add column is_summed boolean not null default false;

-- Measures that are read together are in one column; a column that a change leaves as it is is not written again.
create function analytics_column(p_measure text) returns text language sql immutable as $$
  select case p_measure when 'lead' then 'leads' when 'stay' then 'stays' when 'value' then 'fields'
    when 'found' then 'rules' when 'solved' then 'rules' when 'refused' then 'rules' when 'section' then 'rules' else 'counts' end $$;

create function analytics_key(p_measure text, p_item text) returns text language sql immutable as $$
  select case when p_item = '' then p_measure else p_measure || ' ' || p_item end $$;

create function analytics_spans(p_day date) returns table (span text) language sql immutable as $$
  select to_char(p_day, 'YYYY-MM-DD') union all select to_char(p_day, 'YYYY-MM') $$;

-- Numbers that come to zero are left out.
create function analytics_added(p_numbers jsonb, p_difference jsonb) returns jsonb language sql immutable as $$
  select case when p_difference = '{}' then p_numbers else (
    select (p_numbers || coalesce(jsonb_object_agg(d.key, d.n), '{}')) - coalesce(array_agg(d.key) filter (where d.n = 0), '{}')
    from (select key, coalesce((p_numbers ->> key)::bigint, 0) + value::bigint as n from jsonb_each_text(p_difference)) d) end $$;

-- As before, and the sums above: of a share that is not in them yet nothing is subtracted.
create or replace function fold_analytics(p_limit integer) returns integer language plpgsql set plan_cache_mode = force_custom_plan as $$
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
    select s.subject_uid, s.distributor_uid, s.agency_uid, s.agent_uid, s.destination, s.is_summed, e ->> 0 as measure,
      (e ->> 1)::date as day, e ->> 2 as item, (e ->> 3)::bigint as n
    from analytics_share s cross join lateral jsonb_array_elements(s.lines) e
    where s.realm_id = realm and s.subject_uid = any(applications || documents)
  ), dropped as (
    delete from analytics_share s where s.realm_id = realm and s.subject_uid = any(applications || documents)
      and not exists (select from fresh f where f.subject_uid = s.subject_uid)
  ), stored as (
    insert into analytics_share as s (realm_id, subject_uid, distributor_uid, agency_uid, agent_uid, destination, lines, is_summed)
    select realm, f.subject_uid, f.distributor_uid, f.agency_uid, f.agent_uid, f.destination,
      jsonb_agg(jsonb_build_array(f.measure, f.day, f.item, f.n)), true
    from fresh f group by 1, 2, 3, 4, 5, 6
    on conflict (realm_id, subject_uid) do update set distributor_uid = excluded.distributor_uid, agency_uid = excluded.agency_uid,
      agent_uid = excluded.agent_uid, destination = excluded.destination, lines = excluded.lines, is_summed = true
  ), difference as materialized (
    select d.distributor_uid, d.agency_uid, d.agent_uid, d.destination, d.measure, d.day, d.item,
      sum(d.n)::bigint as n, sum(d.n) filter (where d.is_summed)::bigint as n_of_sums
    from (
      select f.distributor_uid, f.agency_uid, f.agent_uid, f.destination, f.measure, f.day, f.item, f.n, true as is_summed from fresh f
      union all
      select o.distributor_uid, o.agency_uid, o.agent_uid, o.destination, o.measure, o.day, o.item, -o.n, o.is_summed from former o) d
    group by 1, 2, 3, 4, 5, 6, 7
  ), of_former_release as (
    insert into analytics_rollup as r (realm_id, company_uid, agent_uid, destination, measure, day, item, n)
    select realm, l.company_uid, l.agent_uid, l.destination, d.measure, d.day, d.item, sum(d.n)
    from difference d cross join lateral analytics_levels(d.distributor_uid, d.agency_uid, d.agent_uid, d.destination, d.measure) l
    where d.n <> 0 group by 2, 3, 4, 5, 6, 7
    on conflict (realm_id, company_uid, agent_uid, destination, measure, day, item) do update set n = r.n + excluded.n
  ), numbers as (
    select l.company_uid, l.agent_uid, l.destination, t.span, analytics_column(d.measure) as part,
      analytics_key(d.measure, d.item) as key, sum(d.n_of_sums)::bigint as n
    from difference d cross join lateral analytics_levels(d.distributor_uid, d.agency_uid, d.agent_uid, d.destination, d.measure) l
    cross join lateral analytics_spans(d.day) t
    where d.n_of_sums <> 0 group by 1, 2, 3, 4, 5, 6 having sum(d.n_of_sums) <> 0
  )
  insert into analytics_sum as s (realm_id, company_uid, agent_uid, destination, span, counts, leads, stays, rules, fields)
  select realm, company_uid, agent_uid, destination, span,
    coalesce(jsonb_object_agg(key, n) filter (where part = 'counts'), '{}'),
    coalesce(jsonb_object_agg(key, n) filter (where part = 'leads'), '{}'),
    coalesce(jsonb_object_agg(key, n) filter (where part = 'stays'), '{}'),
    coalesce(jsonb_object_agg(key, n) filter (where part = 'rules'), '{}'),
    coalesce(jsonb_object_agg(key, n) filter (where part = 'fields'), '{}')
  from numbers group by 2, 3, 4, 5
  on conflict (realm_id, company_uid, agent_uid, destination, span) do update set
    counts = analytics_added(s.counts, excluded.counts), leads = analytics_added(s.leads, excluded.leads),
    stays = analytics_added(s.stays, excluded.stays), rules = analytics_added(s.rules, excluded.rules),
    fields = analytics_added(s.fields, excluded.fields);
  return taken;
end $$;

-- The sums that differ from a count of all facts, as recount_analytics() finds them for the former release: the sums together with what is
-- marked, or was counted before these sums existed, and what is right. One statement, so that all of it is seen at one moment.
create function recount_analytics_sums()
returns table (company_uid uuid, agent_uid uuid, destination text, span text, key text, summed bigint, counted bigint)
language sql stable as $$
  with here as (
    select realm_id, analytics_zone(realm_id) as zone from realm where realm_id = nullif(current_setting('app.realm_id', true), '')::uuid
  ), facts as materialized (
    select f.* from here, lateral analytics_of_applications(here.realm_id, here.zone, null) f
    union all select f.* from here, lateral analytics_of_documents(here.realm_id, here.zone, null) f
  ), marked as materialized (
    select m.subject_uid from analytics_mark m join here on here.realm_id = m.realm_id
    union select s.subject_uid from analytics_share s join here on here.realm_id = s.realm_id where not s.is_summed
  ), parts as (
    select f.distributor_uid, f.agency_uid, f.agent_uid, f.destination, f.measure, f.day, f.item,
      case when m.subject_uid is null then 0 else f.n end as summed, f.n as counted
    from facts f left join marked m using (subject_uid)
    union all
    select s.distributor_uid, s.agency_uid, s.agent_uid, s.destination, e ->> 0, (e ->> 1)::date, e ->> 2, -(e ->> 3)::bigint, 0
    from here join analytics_share s on s.realm_id = here.realm_id and s.is_summed join marked using (subject_uid)
    cross join lateral jsonb_array_elements(s.lines) e
  ), grouped as (
    select p.distributor_uid, p.agency_uid, p.agent_uid, p.destination, p.measure, p.day, p.item, sum(p.summed) as summed,
      sum(p.counted) as counted
    from parts p group by 1, 2, 3, 4, 5, 6, 7
  ), lines as (
    select l.company_uid, l.agent_uid, l.destination, t.span, analytics_key(g.measure, g.item) as key, g.summed, g.counted
    from grouped g cross join lateral analytics_levels(g.distributor_uid, g.agency_uid, g.agent_uid, g.destination, g.measure) l
    cross join lateral analytics_spans(g.day) t
    union all
    select s.company_uid, s.agent_uid, s.destination, s.span, e.key, e.value::bigint, 0
    from here join analytics_sum s on s.realm_id = here.realm_id
    cross join lateral (
      select * from jsonb_each_text(s.counts) union all select * from jsonb_each_text(s.leads)
      union all select * from jsonb_each_text(s.stays) union all select * from jsonb_each_text(s.rules)
      union all select * from jsonb_each_text(s.fields)) e
  )
  select l.company_uid, l.agent_uid, l.destination, l.span, l.key, sum(l.summed)::bigint, sum(l.counted)::bigint
  from lines l group by 1, 2, 3, 4, 5 having sum(l.summed) <> sum(l.counted) $$;

create or replace function mark_all_for_analytics() returns void language plpgsql as $$
declare
  realm uuid := nullif(current_setting('app.realm_id', true), '')::uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('analytics ' || realm, 0));
  delete from analytics_rollup where realm_id = realm;
  delete from analytics_sum where realm_id = realm;
  delete from analytics_share where realm_id = realm;
  delete from analytics_mark where realm_id = realm;
  insert into analytics_mark select realm, 'application', application_uid from application where realm_id = realm and deleted_at is null;
  insert into analytics_mark select distinct realm, 'document', document_uid from value_act where realm_id = realm;
end $$;

grant select, insert, update on analytics_sum to visawright_worker;
grant select on analytics_sum to visawright_api;
grant select (realm_id, is_summed) on analytics_share to visawright_api;
revoke all on function recount_analytics_sums() from public;
