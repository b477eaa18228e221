-- Packages: what is handed in, built once from what stands declared, signed, and marked outdated when any of it changes.
-- The archive under object_key and `contents` are sealed under the applicant's key.

create table package (
  realm_id uuid not null references realm (realm_id),
  package_uid uuid not null default gen_random_uuid(),
  application_uid uuid not null,
  applicant_uid uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'building', 'ready', 'failed')),
  stage text check (stage in ('collecting', 'papers', 'form', 'photo', 'sealing')),
  stage_done integer not null default 0,
  stage_of integer not null default 0,
  run_epoch integer not null default 1,                          -- raised when a failed one is asked for again: an older run cannot write
  asked_by uuid,                                                 -- null: the product, after an approval
  asked_at timestamptz not null default clock_timestamp(),
  built_at timestamptz,
  outdated_at timestamptz,                                       -- something it is made of changed; one in work begins again by itself
  package_id text check (length(package_id) = 64),               -- SHA-256 of its canonical inputs and tools
  object_key text,
  sealed_sha256 bytea,                                           -- of the object as stored
  byte_size bigint,
  contents bytea,                                                -- the list of its files, its papers and its manifest
  signature bytea,                                               -- of the manifest, by the realm's key of kind 'package'
  key_no integer,
  kept_until timestamptz,                                        -- a newer one stands in its place: the archive goes then
  primary key (realm_id, package_uid),
  check ((state = 'ready') = (package_id is not null)),
  check (state <> 'ready' or (built_at, object_key, sealed_sha256, byte_size, contents, signature, key_no) is not null),
  foreign key (realm_id, application_uid, applicant_uid) references application (realm_id, application_uid, applicant_uid) on delete cascade,
  foreign key (realm_id, asked_by) references person (realm_id, person_uid)
);
-- Of two who ask at once both get the same.
create unique index package_in_work on package (realm_id, application_uid) where state in ('waiting', 'building');
create index package_of_application on package (realm_id, application_uid, asked_at desc);

-- How many archives somebody asked for within the hour.
create table package_ticket (
  realm_id uuid not null references realm (realm_id),
  ticket_uid uuid not null default gen_random_uuid(),
  package_uid uuid not null,
  person_uid uuid not null,
  at timestamptz not null default clock_timestamp(),
  primary key (realm_id, ticket_uid),
  foreign key (realm_id, package_uid) references package (realm_id, package_uid) on delete cascade,
  foreign key (realm_id, person_uid) references person (realm_id, person_uid) on delete cascade
);
create index package_ticket_of_person on package_ticket (realm_id, person_uid, at);
create index package_ticket_of_package on package_ticket (realm_id, package_uid);

-- The archive goes with its row, however the row goes.
create function package_object_is_due() returns trigger language plpgsql as $$
begin
  insert into object_to_delete (realm_id, object_key) values (old.realm_id, old.object_key) on conflict do nothing;
  return null;
end $$;
create trigger package_object_is_due after delete on package for each row when (old.object_key is not null)
  execute function package_object_is_due();

-- Whatever a package is made of marks it, whoever changes it: reopening, the list of papers, a paper's pages or kind, the person's name.
-- One that is marked already is written again: whoever begins to build has to wait for this change's end.
create function outdate_packages(realm uuid, applications uuid[]) returns void language sql as $$
  update package set outdated_at = coalesce(outdated_at, clock_timestamp())
  where realm_id = realm and application_uid = any(applications) and state <> 'failed' and kept_until is null
$$;
create function application_outdates_packages() returns trigger language plpgsql as $$
begin
  perform outdate_packages(new.realm_id, array[new.application_uid]);
  return null;
end $$;
create trigger application_outdates_packages after update of status on application for each row
  when (old.status is distinct from new.status and new.status = 'initiated' and old.status <> 'draft')
  execute function application_outdates_packages();
create function attached_outdates_packages() returns trigger language plpgsql as $$
begin
  perform outdate_packages(c.realm_id, array_agg(distinct c.application_uid)) from changed c group by c.realm_id;
  return null;
end $$;
create trigger attached_outdates_packages after insert on application_document referencing new table as changed
  for each statement execute function attached_outdates_packages();
create trigger detached_outdates_packages after delete on application_document referencing old table as changed
  for each statement execute function attached_outdates_packages();
create function pages_outdate_packages() returns trigger language plpgsql as $$
begin
  perform outdate_packages(d.realm_id, array_agg(distinct d.application_uid))
  from application_document d
  where (d.realm_id, d.document_uid) in (select c.realm_id, c.document_uid from changed c)
  group by d.realm_id;
  return null;
end $$;
create trigger added_pages_outdate_packages after insert on document_page referencing new table as changed
  for each statement execute function pages_outdate_packages();
create trigger changed_pages_outdate_packages after update on document_page referencing new table as changed
  for each statement execute function pages_outdate_packages();
create trigger removed_pages_outdate_packages after delete on document_page referencing old table as changed
  for each statement execute function pages_outdate_packages();
create function paper_outdates_packages() returns trigger language plpgsql as $$
begin
  perform outdate_packages(new.realm_id, array(select d.application_uid from application_document d
    where d.realm_id = new.realm_id and d.document_uid = new.document_uid));
  return null;
end $$;
create trigger paper_outdates_packages after update of category, kind, name, is_primary on document for each row
  when ((old.category, old.kind, old.name) is distinct from (new.category, new.kind, new.name)
    or (new.category = 'Photo' and old.is_primary <> new.is_primary))
  execute function paper_outdates_packages();
create function name_outdates_packages() returns trigger language plpgsql as $$
begin
  perform outdate_packages(new.realm_id, array(select p.application_uid from package p
    where p.realm_id = new.realm_id and p.applicant_uid = new.applicant_uid and p.kept_until is null));
  return null;
end $$;
create trigger name_outdates_packages after update of first_name, last_name on applicant for each row
  when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function name_outdates_packages();
create index package_of_applicant on package (realm_id, applicant_uid) where kept_until is null;

-- The package itself, beside the approval where a realm wants one.
create or replace function guard_package_built(a application) returns boolean language sql stable as $$
  select (a.review = 'approved' or not coalesce((select (r.settings ->> 'requireApproval')::boolean from realm r where r.realm_id = a.realm_id), false))
    and exists (select from package p where p.realm_id = a.realm_id and p.application_uid = a.application_uid
      and p.state = 'ready' and p.outdated_at is null) $$;

do $$
declare
  named text;
begin
  foreach named in array array['package', 'package_ticket'] loop
    execute format('alter table %I enable row level security', named);
    execute format('alter table %I force row level security', named);
    execute format('create policy tenant on %I using (realm_id = nullif(current_setting(''app.realm_id'', true), '''')::uuid)
      with check (realm_id = nullif(current_setting(''app.realm_id'', true), '''')::uuid)', named);
  end loop;
end $$;

grant select on package to visawright_api, visawright_worker;
-- The API asks for packages and marks them; only a worker says that one is built.
grant insert (realm_id, application_uid, applicant_uid, asked_by) on package to visawright_api, visawright_worker;
grant update (state, stage, stage_done, stage_of, run_epoch, asked_by, asked_at, outdated_at) on package to visawright_api;
grant update, delete on package to visawright_worker;
grant select, insert on package_ticket to visawright_api;
grant select (realm_id, at), delete on package_ticket to visawright_worker;

-- Keys a realm signs packages with. The public half is told to everyone; old ones stay, so that old packages can be verified.
alter table realm_key add column public_key bytea;
create function add_package_key(sealed bytea, told bytea) returns void language sql security definer set search_path = public, pg_temp as $$
  insert into realm_key (realm_id, kind, key_no, wrapped, public_key)
  values (nullif(current_setting('app.realm_id', true), '')::uuid, 'package', 1, sealed, told)
  on conflict do nothing
$$;
revoke all on function add_package_key(bytea, bytea) from public;
grant execute on function add_package_key(bytea, bytea) to visawright_worker;

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in
  ('transferred', 'reviewReturned', 'reviewApproved', 'packageReady', 'requestMade', 'requestDecided', 'announcement'));
