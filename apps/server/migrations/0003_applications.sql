-- Applications: applicants, trips, applications with their life cycle, reviews, the change log and notifications.

create table applicant (
  realm_id uuid not null references realm (realm_id),
  applicant_uid uuid not null default gen_random_uuid(),
  agency_uid uuid not null,
  agent_uid uuid,
  person_uid uuid,
  type text not null check (type in ('D2C', 'B2B')),
  first_name text not null,
  last_name text not null,
  created_at timestamptz not null default now(),
  added_by uuid,                                                 -- the applicant who added this traveller
  email text check (email = lower(email)),
  wrapped_key bytea,                                             -- the applicant's data key, sealed under the realm's
  details bytea,                                                 -- sealed: passport number, birth date, phone, address
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (realm_id, applicant_uid),
  unique (realm_id, person_uid),
  foreign key (realm_id, agency_uid) references agency (realm_id, agency_uid),
  foreign key (realm_id, agent_uid) references person (realm_id, person_uid),
  foreign key (realm_id, person_uid) references person (realm_id, person_uid),
  foreign key (realm_id, added_by) references applicant (realm_id, applicant_uid)
);
create index applicant_of_agency on applicant (realm_id, agency_uid, created_at desc, applicant_uid desc);
create index applicant_of_agent on applicant (realm_id, agent_uid, created_at desc, applicant_uid desc);
create index applicant_added_by on applicant (realm_id, added_by);
create index applicant_by_email on applicant (realm_id, agency_uid, email) where email is not null;
-- Only the columns that decide who calls as this applicant; an edited name or key must not drop a session.
create trigger applicant_changed after insert or delete or update of person_uid, type, agency_uid, added_by on applicant
  for each row execute function notify_actor_changed();

-- A passport number is found by its keyed hash only. A number that two people give is reported to staff, not refused.
create table passport_index (
  realm_id uuid not null references realm (realm_id),
  blind bytea not null,
  applicant_uid uuid not null,
  primary key (realm_id, blind, applicant_uid),
  foreign key (realm_id, applicant_uid) references applicant (realm_id, applicant_uid) on delete cascade
);
create index passport_index_of_applicant on passport_index (realm_id, applicant_uid);

create table trip (
  realm_id uuid not null references realm (realm_id),
  trip_uid uuid not null default gen_random_uuid(),
  agency_uid uuid not null,
  created_at timestamptz not null default now(),
  primary key (realm_id, trip_uid),
  foreign key (realm_id, agency_uid) references agency (realm_id, agency_uid)
);
create index trip_of_agency on trip (realm_id, agency_uid);

create table application (
  realm_id uuid not null references realm (realm_id),
  application_uid uuid not null default gen_random_uuid(),
  reference text not null,                                       -- for people: A-7K2M9Q
  trip_uid uuid,
  applicant_uid uuid not null,
  agency_uid uuid not null,
  agent_uid uuid,
  status text not null default 'draft'
    check (status in ('draft', 'initiated', 'form-data-collected', 'package-ready', 'online-form-completed', 'submitted')),
  status_since timestamptz not null default now(),
  review text not null default 'none' check (review in ('none', 'requested', 'approved', 'returned')),
  review_round integer not null default 0,
  outcome text not null default 'PENDING' check (outcome in ('PENDING', 'APPROVED', 'REJECTED')),
  visa_from text not null,
  visa_to text not null,
  nationality text not null,
  visa_category text not null check (visa_category in ('Tourism', 'Business', 'Student')),
  visa_type text not null,
  travel_from date not null,
  travel_to date not null,
  lodge_by date,                                                 -- null: unknown for this destination
  submits_in_person boolean not null default false,              -- the destination has no online form
  form_id text,
  form_version integer,                                          -- an application keeps the version it started with
  answers bytea,                                                 -- sealed under the applicant's key
  lodged_reference text,                                         -- given by the portal or the visa centre
  lodged_on date,
  declared_at timestamptz,                                       -- the declaration in force; reopening clears it
  declared_by uuid,
  version integer not null default 1,
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (realm_id, application_uid),
  unique (realm_id, reference),
  unique (realm_id, application_uid, applicant_uid),
  check (travel_to >= travel_from),
  foreign key (realm_id, trip_uid) references trip (realm_id, trip_uid),
  foreign key (realm_id, applicant_uid) references applicant (realm_id, applicant_uid),
  foreign key (realm_id, agency_uid) references agency (realm_id, agency_uid),
  foreign key (realm_id, agent_uid) references person (realm_id, person_uid),
  foreign key (realm_id, declared_by) references person (realm_id, person_uid),
  foreign key (realm_id, created_by) references person (realm_id, person_uid),
  foreign key (realm_id, deleted_by) references person (realm_id, person_uid)
);
-- These indexes contain the columns an agency's list filters by, so that only the rows of the page itself are looked up.
create index application_of_agency on application (realm_id, agency_uid, created_at desc, application_uid desc)
  include (applicant_uid, agent_uid, status, review, outcome, visa_to, visa_category, travel_from, lodge_by) where deleted_at is null;
create index application_of_agency_travel on application (realm_id, agency_uid, travel_from, application_uid)
  include (created_at, applicant_uid, agent_uid, status, review, outcome, visa_to, visa_category, lodge_by) where deleted_at is null;
create index application_of_agent on application (realm_id, agent_uid, created_at desc, application_uid desc) where deleted_at is null;
create index application_of_agent_travel on application (realm_id, agent_uid, travel_from, application_uid) where deleted_at is null;
create index application_of_applicant on application (realm_id, applicant_uid, created_at desc, application_uid desc) where deleted_at is null;
create index application_of_trip on application (realm_id, trip_uid) where trip_uid is not null;
-- For counting open work.
create index application_open_of_agent on application (realm_id, agent_uid) where deleted_at is null and status <> 'submitted';
create index application_open_of_agency on application (realm_id, agency_uid) where deleted_at is null and status <> 'submitted';
create index application_open_by_form on application (realm_id, form_id, form_version, status)
  where deleted_at is null and status <> 'submitted';
create index application_finished on application (realm_id, travel_to) where status = 'submitted' and deleted_at is null;
create index application_deleted on application (realm_id, deleted_at) where deleted_at is not null;

-- Who was asked to review, in which round, and the verdict on each section of the form.
create table review_task (
  realm_id uuid not null references realm (realm_id),
  application_uid uuid not null,
  round integer not null,
  reviewer_uid uuid not null,
  requested_by uuid,
  requested_at timestamptz not null default now(),
  verdict text check (verdict in ('approved', 'returned')),
  note text,
  decided_at timestamptz,
  withdrawn_at timestamptz,
  primary key (realm_id, application_uid, round, reviewer_uid),
  check ((verdict is null) = (decided_at is null)),
  foreign key (realm_id, application_uid) references application (realm_id, application_uid) on delete cascade,
  foreign key (realm_id, reviewer_uid) references person (realm_id, person_uid),
  foreign key (realm_id, requested_by) references person (realm_id, person_uid)
);
create index review_task_queue on review_task (realm_id, reviewer_uid, requested_at, application_uid)
  where decided_at is null and withdrawn_at is null;
create index review_task_of_reviewer on review_task (realm_id, reviewer_uid, requested_at desc, application_uid);

create table review_section (
  realm_id uuid not null references realm (realm_id),
  application_uid uuid not null,
  round integer not null,
  reviewer_uid uuid not null,
  section text not null,
  verdict text not null check (verdict in ('approved', 'returned')),
  reason text,
  primary key (realm_id, application_uid, round, reviewer_uid, section),
  check (verdict = 'approved' or length(reason) > 0),
  foreign key (realm_id, application_uid, round, reviewer_uid)
    references review_task (realm_id, application_uid, round, reviewer_uid) on delete cascade
);

-- Names and references by word prefix. Under row-level security only leakproof comparisons use an index, so each word is a row.
create table search_token (
  realm_id uuid not null references realm (realm_id),
  agency_uid uuid not null,
  token text collate "C" not null,
  application_uid uuid not null,
  primary key (realm_id, agency_uid, token, application_uid),
  foreign key (realm_id, application_uid) references application (realm_id, application_uid) on delete cascade
);
create index search_token_of_application on search_token (realm_id, application_uid);

create table applicant_token (
  realm_id uuid not null references realm (realm_id),
  agency_uid uuid not null,
  token text collate "C" not null,
  applicant_uid uuid not null,
  primary key (realm_id, agency_uid, token, applicant_uid),
  foreign key (realm_id, applicant_uid) references applicant (realm_id, applicant_uid) on delete cascade
);
create index applicant_token_of_applicant on applicant_token (realm_id, applicant_uid);

-- Every change, append only. Values are statuses, choices, dates and names; nothing that is sealed elsewhere.
create table change_log (
  realm_id uuid not null references realm (realm_id),
  change_uid uuid not null default gen_random_uuid(),
  at timestamptz not null default clock_timestamp(),
  application_uid uuid,
  applicant_uid uuid,
  subject_uid uuid,                                              -- a person, an agency, a distributor, a request, the realm
  person_uid uuid,                                               -- who made the change; null: the system
  kind text not null,
  field text,
  was text,
  became text,
  reason text,
  primary key (realm_id, change_uid),
  foreign key (realm_id, application_uid) references application (realm_id, application_uid) on delete cascade,
  foreign key (realm_id, applicant_uid) references applicant (realm_id, applicant_uid) on delete cascade,
  foreign key (realm_id, person_uid) references person (realm_id, person_uid)
);
create index change_log_of_application on change_log (realm_id, application_uid, at desc) where application_uid is not null;
create index change_log_of_subject on change_log (realm_id, subject_uid, at desc) where subject_uid is not null;
create index change_log_of_applicant on change_log (realm_id, applicant_uid, at desc) where applicant_uid is not null;
create trigger change_log_append_only before update on change_log for each row execute function reject_update();

create table application_note (
  realm_id uuid not null references realm (realm_id),
  note_uid uuid not null default gen_random_uuid(),
  application_uid uuid not null,
  person_uid uuid not null,
  body bytea not null,                                           -- sealed under the applicant's key
  created_at timestamptz not null default now(),
  primary key (realm_id, note_uid),
  foreign key (realm_id, application_uid) references application (realm_id, application_uid) on delete cascade,
  foreign key (realm_id, person_uid) references person (realm_id, person_uid)
);
create index application_note_of_application on application_note (realm_id, application_uid, created_at desc);

-- "Send start link": bound to realm, agency and applicant, and used once. Opened again, it leads to the application it created.
create table intake_key (
  realm_id uuid not null references realm (realm_id),
  key_hash bytea not null,
  intake_uid uuid not null default gen_random_uuid(),            -- the key is derived from it, so that a mail job needs only this id
  applicant_uid uuid not null,
  agency_uid uuid not null,
  visa_details jsonb not null default '{}',                      -- the trip that the link describes
  created_by uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  application_uid uuid,
  primary key (realm_id, key_hash),
  unique (realm_id, intake_uid),
  foreign key (realm_id, applicant_uid) references applicant (realm_id, applicant_uid) on delete cascade,
  foreign key (realm_id, agency_uid) references agency (realm_id, agency_uid),
  foreign key (realm_id, created_by) references person (realm_id, person_uid),
  foreign key (realm_id, application_uid) references application (realm_id, application_uid) on delete cascade
);
create index intake_key_of_applicant on intake_key (realm_id, applicant_uid);
create index intake_key_of_application on intake_key (realm_id, application_uid) where application_uid is not null;

create table announcement (
  realm_id uuid not null references realm (realm_id),
  announcement_uid uuid not null default gen_random_uuid(),
  agency_uid uuid,                                               -- null: the whole realm
  person_uid uuid not null,
  title text not null,
  body text not null,
  created_at timestamptz not null default now(),
  primary key (realm_id, announcement_uid),
  foreign key (realm_id, agency_uid) references agency (realm_id, agency_uid),
  foreign key (realm_id, person_uid) references person (realm_id, person_uid)
);

-- Ids and a reason. Names are read when a notification is shown, so that none outlives its person here.
create table notification (
  realm_id uuid not null references realm (realm_id),
  notification_uid uuid not null default gen_random_uuid(),
  person_uid uuid not null,                                      -- the recipient
  kind text not null constraint notification_kind_check check (kind in
    ('transferred', 'reviewReturned', 'reviewApproved', 'packageReady', 'requestMade', 'requestDecided', 'announcement')),
  application_uid uuid,
  request_uid uuid,
  announcement_uid uuid,
  caused_by uuid,
  body text not null default '',
  at timestamptz not null default now(),
  read_at timestamptz,
  in_app boolean not null default true,                          -- false: by mail only
  mail_due boolean not null default false,                       -- to be mailed by the worker
  primary key (realm_id, notification_uid),
  foreign key (realm_id, person_uid) references person (realm_id, person_uid) on delete cascade,
  foreign key (realm_id, application_uid) references application (realm_id, application_uid) on delete cascade,
  foreign key (realm_id, request_uid) references request (realm_id, request_uid) on delete cascade,
  foreign key (realm_id, announcement_uid) references announcement (realm_id, announcement_uid) on delete cascade,
  foreign key (realm_id, caused_by) references person (realm_id, person_uid)
);
create index notification_of_person on notification (realm_id, person_uid, at desc, notification_uid desc);
create index notification_unread on notification (realm_id, person_uid) where read_at is null;
create index notification_mail_due on notification (realm_id) where mail_due;

-- The life cycle. A transition that is not listed is refused, whoever asks; the guard names what must be true first.
create table application_transition (
  from_status text not null,
  to_status text not null,
  guard text not null,
  primary key (from_status, to_status)
);
insert into application_transition values
  ('draft', 'initiated', 'first_document'),
  ('initiated', 'form-data-collected', 'declaration_accepted'),
  ('form-data-collected', 'package-ready', 'package_built'),
  ('package-ready', 'online-form-completed', 'online_form_done'),
  ('online-form-completed', 'submitted', 'person_submitted'),
  ('package-ready', 'submitted', 'submitted_in_person'),
  ('form-data-collected', 'initiated', 'reopened'),
  ('package-ready', 'initiated', 'reopened'),
  ('online-form-completed', 'initiated', 'reopened'),
  ('submitted', 'initiated', 'reopened');

-- guard_first_document is created with documents, guard_package_built with packages.
create function guard_declaration_accepted(a application) returns boolean language sql stable as $$
  select a.declared_at is not null $$;
create function guard_online_form_done(a application) returns boolean language sql stable as $$ select not a.submits_in_person $$;
create function guard_person_submitted(a application) returns boolean language sql stable as $$ select true $$;
create function guard_submitted_in_person(a application) returns boolean language sql stable as $$ select a.submits_in_person $$;
create function guard_reopened(a application) returns boolean language sql stable as $$ select true $$;

create function application_guard(name text, a application) returns boolean language plpgsql stable as $$
begin
  return case name
    when 'first_document' then guard_first_document(a)
    when 'declaration_accepted' then guard_declaration_accepted(a)
    when 'package_built' then guard_package_built(a)
    when 'online_form_done' then guard_online_form_done(a)
    when 'person_submitted' then guard_person_submitted(a)
    when 'submitted_in_person' then guard_submitted_in_person(a)
    when 'reopened' then guard_reopened(a)
    else false
  end;
end $$;

-- Error codes of our own class: VW001 a change that does not exist, VW002 a guard that is not met, VW003 a wrong initial state.
create function enforce_application_lifecycle() returns trigger language plpgsql as $$
declare
  named text;
begin
  if tg_op = 'INSERT' then
    -- A restore or the demo data may insert an application in any state; a call may not.
    if current_user <> 'visawright_owner' and (new.status, new.review, new.outcome) <> ('draft', 'none', 'PENDING') then
      raise exception 'an application begins as a draft' using errcode = 'VW003';
    end if;
    return new;
  end if;
  if (new.realm_id, new.application_uid, new.reference, new.applicant_uid, new.agency_uid, new.created_at)
     is distinct from (old.realm_id, old.application_uid, old.reference, old.applicant_uid, old.agency_uid, old.created_at) then
    raise exception 'the identity of an application cannot change' using errcode = 'VW001';
  end if;
  if new.status <> old.status then
    select guard into named from application_transition m where m.from_status = old.status and m.to_status = new.status;
    if named is null then
      raise exception 'no transition from % to %', old.status, new.status using errcode = 'VW001';
    end if;
    if not application_guard(named, new) then
      raise exception '%', named using errcode = 'VW002';
    end if;
    new.status_since := now();
  end if;
  if new.review <> old.review and not (
    (old.review = 'none' and new.review = 'requested') or
    (old.review = 'requested' and new.review in ('approved', 'returned', 'none')) or
    (old.review in ('approved', 'returned') and new.review = 'requested') or
    (old.review = 'approved' and new.review = 'none') -- what was approved was edited afterwards
  ) then
    raise exception 'no transition of the review from % to %', old.review, new.review using errcode = 'VW001';
  end if;
  if (new.travel_from, new.travel_to) is distinct from (old.travel_from, old.travel_to)
     and old.status not in ('draft', 'initiated') then
    raise exception 'the dates are locked' using errcode = 'VW001';
  end if;
  if new.version <> old.version + 1 then
    raise exception 'every change raises the version by one' using errcode = 'VW001';
  end if;
  new.updated_at := now();
  return new;
end $$;
create trigger application_lifecycle before insert or update on application
  for each row execute function enforce_application_lifecycle();

-- Declared answers do not change, and reopening ends the declaration.
create function enforce_declaration() returns trigger language plpgsql as $$
begin
  if old.status not in ('draft', 'initiated') then
    if new.answers is distinct from old.answers or new.form_version is distinct from old.form_version then
      raise exception 'the answers are declared' using errcode = 'VW001';
    end if;
    if new.status = 'initiated' then
      new.declared_at := null;
      new.declared_by := null;
    end if;
  end if;
  return new;
end $$;
create trigger application_declaration before update on application for each row execute function enforce_declaration();

-- Look-ups by uid use hash indexes: a tree grows deeper with the table, a hash does not, so a list costs the same at any size. The
-- statistics tell the planner that a uid determines its realm; without them it prefers the tree.
create index application_by_uid on application using hash (application_uid);
create index application_by_trip on application using hash (trip_uid) where trip_uid is not null;
create index applicant_by_uid on applicant using hash (applicant_uid);
create index review_task_by_application on review_task using hash (application_uid);
create statistics application_uid_says_realm (dependencies) on realm_id, application_uid from application;
create statistics application_trip_says_realm (dependencies) on realm_id, trip_uid from application;
create statistics applicant_uid_says_realm (dependencies) on realm_id, applicant_uid from applicant;
create statistics review_task_says_realm (dependencies) on realm_id, application_uid from review_task;

-- Search words: lower case, without diacritics, at least two letters.
create function search_words(text) returns setof text language sql immutable as $$
  select distinct left(word, 40) from regexp_split_to_table(
    regexp_replace(lower(normalize($1, nfkd)), '[\u0300-\u036f]', '', 'g'), '[[:space:][:punct:]]+') as word
  where length(word) >= 2 $$;

create function index_application_words() returns trigger language plpgsql as $$
begin
  insert into search_token (realm_id, agency_uid, token, application_uid)
  select new.realm_id, new.agency_uid, word, new.application_uid
  from applicant a, search_words(a.first_name || ' ' || a.last_name || ' ' || replace(new.reference, '-', '') || ' ' || new.reference) as word
  where a.realm_id = new.realm_id and a.applicant_uid = new.applicant_uid
  on conflict do nothing;
  return null;
end $$;
create trigger application_words after insert on application for each row execute function index_application_words();

create function index_applicant_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.first_name, new.last_name, new.email, new.agency_uid)
     is not distinct from (old.first_name, old.last_name, old.email, old.agency_uid) then
    return null;
  end if;
  delete from applicant_token t where t.realm_id = new.realm_id and t.applicant_uid = new.applicant_uid;
  insert into applicant_token (realm_id, agency_uid, token, applicant_uid)
  select new.realm_id, new.agency_uid, word, new.applicant_uid
  from search_words(new.first_name || ' ' || new.last_name || ' ' || coalesce(split_part(new.email, '@', 1), '')) as word
  on conflict do nothing;
  if tg_op = 'UPDATE' and (new.first_name, new.last_name) is distinct from (old.first_name, old.last_name) then
    delete from search_token t using application p
    where p.realm_id = new.realm_id and p.applicant_uid = new.applicant_uid
      and t.realm_id = p.realm_id and t.application_uid = p.application_uid;
    insert into search_token (realm_id, agency_uid, token, application_uid)
    select p.realm_id, p.agency_uid, word, p.application_uid
    from application p, search_words(new.first_name || ' ' || new.last_name || ' ' || replace(p.reference, '-', '') || ' ' || p.reference) as word
    where p.realm_id = new.realm_id and p.applicant_uid = new.applicant_uid
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger applicant_words after insert or update on applicant for each row execute function index_applicant_words();

call enable_tenant_policy('applicant', 'passport_index', 'trip', 'application', 'review_task', 'review_section', 'search_token',
  'applicant_token', 'change_log', 'application_note', 'intake_key', 'announcement', 'notification');

grant select, insert, update on applicant, application, review_task, intake_key, notification to visawright_api;
grant select, insert, delete on passport_index, search_token, applicant_token to visawright_api;
grant select, insert on trip, review_section, change_log, application_note, announcement to visawright_api;
grant select on application_transition to visawright_api, visawright_worker;

grant select on applicant, application, review_task, announcement, intake_key to visawright_worker;
grant update, delete on application to visawright_worker;
grant select, insert on change_log to visawright_worker;
grant select, insert, update (mail_due) on notification to visawright_worker;
-- Reading the primary passport again may change the applicant's number.
grant update (details, wrapped_key, version, updated_at) on applicant to visawright_worker;
grant select, insert, delete on passport_index to visawright_worker;
