-- Every column of the applications list can be sorted, and an outcome has its date, number and reason.

alter table application
  add column outcome_on date,                                    -- the day of the decision
  add column outcome_reference text,                             -- the number of the visa or of the refusal
  add column outcome_reason text,                                -- why it was refused or withdrawn
  drop constraint application_outcome_check,
  add constraint application_outcome_check check (outcome in ('PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN')),
  add constraint application_outcome_pending
    check (outcome <> 'PENDING' or (outcome_on, outcome_reference, outcome_reason) is not distinct from (null, null, null));

-- Keys of the sorted lists. Words are sorted by their meaning, not by the alphabet. An application that has no lodge-by date, or was
-- submitted, has no deadline left and comes last.
alter table application
  add column status_order smallint not null generated always as (case status
    when 'draft' then 0 when 'initiated' then 1 when 'form-data-collected' then 2 when 'package-ready' then 3
    when 'online-form-completed' then 4 else 5 end) stored,
  add column review_order smallint not null generated always as (case review
    when 'none' then 0 when 'requested' then 1 when 'returned' then 2 else 3 end) stored,
  add column outcome_order smallint not null generated always as (case outcome
    when 'PENDING' then 0 when 'APPROVED' then 1 when 'REJECTED' then 2 else 3 end) stored,
  add column lodge_order date not null generated always as (
    case when status = 'submitted' then 'infinity' else coalesce(lodge_by, 'infinity') end) stored;

-- The list begins with this order, so its index also contains the columns it filters by. The other orders are used less often.
create index application_of_agency_lodge on application (realm_id, agency_uid, lodge_order, application_uid)
  include (created_at, applicant_uid, agent_uid, status, review, outcome, visa_to, visa_category, travel_from, lodge_by) where deleted_at is null;
create index application_of_agent_lodge on application (realm_id, agent_uid, lodge_order, application_uid) where deleted_at is null;
create index application_of_agency_status on application (realm_id, agency_uid, status_order, application_uid) where deleted_at is null;
create index application_of_agency_review on application (realm_id, agency_uid, review_order, application_uid) where deleted_at is null;
create index application_of_agency_outcome on application (realm_id, agency_uid, outcome_order, application_uid) where deleted_at is null;
create index application_of_agency_destination on application (realm_id, agency_uid, visa_to collate "C", application_uid)
  where deleted_at is null;
create index application_of_agency_reference on application (realm_id, agency_uid, reference collate "C", application_uid)
  where deleted_at is null;

-- Keys that belong to other tables: the names, and what the last evaluation of the rules found. They are in a table of their own, because
-- a change of a name is not a change of the application: it must neither raise its version nor lock it.
create table application_sort (
  realm_id uuid not null references realm (realm_id),
  application_uid uuid not null,
  agency_uid uuid not null,
  applicant_name text collate "C" not null,
  agent_name text collate "C" not null,                          -- of nobody: after every name
  documents_missing integer not null default 1000,               -- not evaluated yet: after every number
  findings integer not null default 0,                           -- blocking ones first, then warnings
  primary key (realm_id, application_uid),
  foreign key (realm_id, application_uid) references application (realm_id, application_uid) on delete cascade
);
create index application_sort_by_uid on application_sort using hash (application_uid);
create statistics application_sort_says_realm (dependencies) on realm_id, application_uid from application_sort;
create index application_sort_applicant on application_sort (realm_id, agency_uid, applicant_name, application_uid);
create index application_sort_agent on application_sort (realm_id, agency_uid, agent_name, application_uid);
create index application_sort_documents on application_sort (realm_id, agency_uid, documents_missing, application_uid);
create index application_sort_findings on application_sort (realm_id, agency_uid, findings, application_uid);

create function sorted_name(first_name text, last_name text) returns text language sql immutable as $$
  select left(lower(btrim(coalesce(first_name, '') || ' ' || coalesce(last_name, ''))), 80) $$;
create function sorted_agent(realm uuid, agent uuid) returns text language sql stable as $$
  select coalesce((select sorted_name(p.first_name, p.last_name) from person p where p.realm_id = realm and p.person_uid = agent),
    chr(1114111)) $$;
create function sorted_findings(blocking integer, warnings integer) returns integer language sql immutable as $$
  select least(blocking, 1000) * 1000 + least(warnings, 999) $$;

create function sort_application() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    update application_sort o set agent_name = sorted_agent(new.realm_id, new.agent_uid)
    where o.realm_id = new.realm_id and o.application_uid = new.application_uid;
  else
    insert into application_sort (realm_id, application_uid, agency_uid, applicant_name, agent_name)
    select new.realm_id, new.application_uid, new.agency_uid, sorted_name(n.first_name, n.last_name),
      sorted_agent(new.realm_id, new.agent_uid)
    from applicant n where n.realm_id = new.realm_id and n.applicant_uid = new.applicant_uid;
  end if;
  return null;
end $$;
create trigger application_sorted after insert or update of agent_uid on application
  for each row execute function sort_application();

create function sort_applications_of_applicant() returns trigger language plpgsql as $$
begin
  update application_sort o set applicant_name = sorted_name(new.first_name, new.last_name) from application a
  where a.realm_id = new.realm_id and a.applicant_uid = new.applicant_uid
    and o.realm_id = a.realm_id and o.application_uid = a.application_uid;
  return null;
end $$;
create trigger applicant_sorted after update of first_name, last_name on applicant
  for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function sort_applications_of_applicant();

create function sort_applications_of_agent() returns trigger language plpgsql as $$
begin
  update application_sort o set agent_name = sorted_name(new.first_name, new.last_name) from application a
  where a.realm_id = new.realm_id and a.agent_uid = new.person_uid and a.deleted_at is null
    and o.realm_id = a.realm_id and o.application_uid = a.application_uid;
  return null;
end $$;
create trigger agent_sorted after update of first_name, last_name on person
  for each row when (new.role = 'agent' and (old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function sort_applications_of_agent();

create function sort_by_summary() returns trigger language plpgsql as $$
declare
  missing integer := greatest(new.documents_required - new.documents_present, 0);
  found integer := sorted_findings(new.blocking, new.warnings);
begin
  update application_sort o set documents_missing = missing, findings = found
  where o.realm_id = new.realm_id and o.application_uid = new.application_uid
    and (o.documents_missing, o.findings) is distinct from (missing, found);
  return null;
end $$;
create trigger summary_sorted after insert or update of documents_present, documents_required, blocking, warnings on application_summary
  for each row execute function sort_by_summary();

call enable_tenant_policy('application_sort');
grant select, insert, update on application_sort to visawright_api, visawright_worker;

-- Applications that exist already, one realm after the other: the policy hides all others.
do $$
declare
  each_realm uuid;
begin
  for each_realm in select realm_id from realm loop
    perform set_config('app.realm_id', each_realm::text, true);
    insert into application_sort (realm_id, application_uid, agency_uid, applicant_name, agent_name, documents_missing, findings)
    select a.realm_id, a.application_uid, a.agency_uid, sorted_name(n.first_name, n.last_name), sorted_agent(a.realm_id, a.agent_uid),
      greatest(coalesce(s.documents_required - s.documents_present, 1000), 0),
      sorted_findings(coalesce(s.blocking, 0), coalesce(s.warnings, 0))
    from application a
    join applicant n on n.realm_id = a.realm_id and n.applicant_uid = a.applicant_uid
    left join application_summary s on s.realm_id = a.realm_id and s.application_uid = a.application_uid;
  end loop;
  perform set_config('app.realm_id', '', true);
end $$;
