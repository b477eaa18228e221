-- What the rules said of an application the last time they were asked, in numbers: lists show it without opening a paper.
-- No value and no word of a paper stands here, only which rule and which item of the checklist come first.

create table application_summary (
  realm_id uuid not null references realm (realm_id),
  application_uid uuid not null,
  papers_have integer not null,
  papers_needed integer not null,                                -- of the checklist, as far as it is asked of this person
  blocking integer not null,                                     -- open findings alone; one that was accepted no longer counts
  warnings integer not null,
  first_key text,                                                -- the gravest open one: its rule and what it speaks of
  first_severity text check (first_severity in ('blocking', 'warning', 'note')),
  judged_at timestamptz not null default clock_timestamp(),
  is_stale boolean not null default false,                       -- something the rules look at changed since
  primary key (realm_id, application_uid),
  foreign key (realm_id, application_uid) references application (realm_id, application_uid) on delete cascade
);

-- Whoever changes what the rules look at: the answers, the journey, the list of papers, a paper, a value in one.
create function application_ages_summary() returns trigger language plpgsql as $$
begin
  update application_summary s set is_stale = true
  where s.realm_id = new.realm_id and s.application_uid = new.application_uid and not s.is_stale;
  return null;
end $$;
create trigger application_ages_summary
  after update of answers, travel_from, travel_to, visa_to, visa_category, visa_type, nationality, form_id, form_version on application
  for each row execute function application_ages_summary();

create function attached_ages_summary() returns trigger language plpgsql as $$
begin
  update application_summary s set is_stale = true from changed c
  where s.realm_id = c.realm_id and s.application_uid = c.application_uid and not s.is_stale;
  return null;
end $$;
create trigger attached_ages_summary after insert on application_document referencing new table as changed
  for each statement execute function attached_ages_summary();
create trigger detached_ages_summary after delete on application_document referencing old table as changed
  for each statement execute function attached_ages_summary();

create function paper_ages_summary() returns trigger language plpgsql as $$
begin
  update application_summary s set is_stale = true from application_document d
  where d.realm_id = new.realm_id and d.document_uid = new.document_uid
    and s.realm_id = d.realm_id and s.application_uid = d.application_uid and not s.is_stale;
  return null;
end $$;
create trigger paper_ages_summary after update of state, category, kind, belonging, is_primary, verified_at, deleted_at, page_count on document
  for each row execute function paper_ages_summary();
create trigger value_ages_summary after insert on value_act for each row execute function paper_ages_summary();

alter table application_summary enable row level security;
alter table application_summary force row level security;
create policy tenant on application_summary using (realm_id = nullif(current_setting('app.realm_id', true), '')::uuid)
  with check (realm_id = nullif(current_setting('app.realm_id', true), '')::uuid);

grant select, insert, update on application_summary to visawright_api, visawright_worker;
