-- Delivery: packages, built once from what was declared, signed, and marked outdated when an input changes; and the issued visa.
-- The archive under object_key and `contents` are sealed under the applicant's key.

create table package (
  realm_id uuid not null references realm (realm_id),
  package_uid uuid not null default gen_random_uuid(),
  application_uid uuid not null,
  applicant_uid uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'building', 'ready', 'failed')),
  stage text check (stage in ('collecting', 'documents', 'form', 'photo', 'sealing')),
  stage_done integer not null default 0,
  stage_of integer not null default 0,
  run_epoch integer not null default 1,                          -- raised when a failed build is requested again: an older run cannot write
  asked_by uuid,                                                 -- null: the system, after an approval
  asked_at timestamptz not null default clock_timestamp(),
  built_at timestamptz,
  outdated_at timestamptz,                                       -- an input changed; a build in progress starts again by itself
  package_id text check (length(package_id) = 64),               -- SHA-256 of its canonical inputs and tools
  object_key text,
  sealed_sha256 bytea,                                           -- of the object as stored
  byte_size bigint,
  contents bytea,                                                -- the list of its files, its documents and its manifest
  signature bytea,                                               -- of the manifest, by the realm's key of kind 'package'
  key_no integer,
  archive_expires_at timestamptz,                                -- set when a newer package replaces it: the archive is deleted then
  primary key (realm_id, package_uid),
  check ((state = 'ready') = (package_id is not null)),
  check (state <> 'ready' or (built_at, object_key, sealed_sha256, byte_size, contents, signature, key_no) is not null),
  foreign key (realm_id, application_uid, applicant_uid) references application (realm_id, application_uid, applicant_uid) on delete cascade,
  foreign key (realm_id, asked_by) references person (realm_id, person_uid)
);
-- Two simultaneous requests get the same package.
create unique index package_in_work on package (realm_id, application_uid) where state in ('waiting', 'building');
create index package_of_application on package (realm_id, application_uid, asked_at desc);
create index package_of_applicant on package (realm_id, applicant_uid) where archive_expires_at is null;

-- For the hourly limit of downloads per person.
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

-- The archive is deleted with its row, whatever deletes the row.
create function queue_package_object_deletion() returns trigger language plpgsql as $$
begin
  insert into object_to_delete (realm_id, object_key) values (old.realm_id, old.object_key) on conflict do nothing;
  return null;
end $$;
create trigger package_object_deletion after delete on package for each row when (old.object_key is not null)
  execute function queue_package_object_deletion();

-- Inputs of a package: the status, the list of documents, a document's pages or kind, the applicant's name. A package that is already
-- outdated is written again, so that a build that is starting waits for this transaction.
create function mark_packages_outdated(realm uuid, applications uuid[]) returns void language sql as $$
  update package set outdated_at = coalesce(outdated_at, clock_timestamp())
  where realm_id = realm and application_uid = any(applications) and state <> 'failed' and archive_expires_at is null
$$;

create function mark_packages_outdated_by_application() returns trigger language plpgsql as $$
begin
  perform mark_packages_outdated(new.realm_id, array[new.application_uid]);
  return null;
end $$;
create trigger application_outdates_packages after update of status on application for each row
  when (old.status is distinct from new.status and new.status = 'initiated' and old.status <> 'draft')
  execute function mark_packages_outdated_by_application();

create function mark_packages_outdated_by_attachment() returns trigger language plpgsql as $$
begin
  perform mark_packages_outdated(c.realm_id, array_agg(distinct c.application_uid)) from changed c group by c.realm_id;
  return null;
end $$;
create trigger attached_outdates_packages after insert on application_document referencing new table as changed
  for each statement execute function mark_packages_outdated_by_attachment();
create trigger detached_outdates_packages after delete on application_document referencing old table as changed
  for each statement execute function mark_packages_outdated_by_attachment();

create function mark_packages_outdated_by_pages() returns trigger language plpgsql as $$
begin
  perform mark_packages_outdated(d.realm_id, array_agg(distinct d.application_uid))
  from application_document d
  where (d.realm_id, d.document_uid) in (select c.realm_id, c.document_uid from changed c)
  group by d.realm_id;
  return null;
end $$;
create trigger added_pages_outdate_packages after insert on document_page referencing new table as changed
  for each statement execute function mark_packages_outdated_by_pages();
create trigger changed_pages_outdate_packages after update on document_page referencing new table as changed
  for each statement execute function mark_packages_outdated_by_pages();
create trigger removed_pages_outdate_packages after delete on document_page referencing old table as changed
  for each statement execute function mark_packages_outdated_by_pages();

create function mark_packages_outdated_by_document() returns trigger language plpgsql as $$
begin
  perform mark_packages_outdated(new.realm_id, array(select d.application_uid from application_document d
    where d.realm_id = new.realm_id and d.document_uid = new.document_uid));
  return null;
end $$;
create trigger document_outdates_packages after update of category, kind, name, is_primary on document for each row
  when ((old.category, old.kind, old.name) is distinct from (new.category, new.kind, new.name)
    or (new.category = 'Photo' and old.is_primary <> new.is_primary))
  execute function mark_packages_outdated_by_document();

create function mark_packages_outdated_by_name() returns trigger language plpgsql as $$
begin
  perform mark_packages_outdated(new.realm_id, array(select p.application_uid from package p
    where p.realm_id = new.realm_id and p.applicant_uid = new.applicant_uid and p.archive_expires_at is null));
  return null;
end $$;
create trigger name_outdates_packages after update of first_name, last_name on applicant for each row
  when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function mark_packages_outdated_by_name();

-- A current package and, where the realm requires it, a reviewer's approval.
create function guard_package_built(a application) returns boolean language sql stable as $$
  select (a.review = 'approved' or not coalesce((select (r.settings ->> 'requireApproval')::boolean from realm r where r.realm_id = a.realm_id), false))
    and exists (select from package p where p.realm_id = a.realm_id and p.application_uid = a.application_uid
      and p.state = 'ready' and p.outdated_at is null) $$;

-- Which document is the issued visa, and who has seen the differences from what was applied for. The differences are computed on
-- every read and not stored.
create table visa_grant (
  realm_id uuid not null references realm (realm_id),
  application_uid uuid not null,
  document_uid uuid not null,
  set_by uuid not null,
  set_at timestamptz not null default now(),
  seen_by uuid,
  seen_at timestamptz,
  primary key (realm_id, application_uid),
  check ((seen_by is null) = (seen_at is null)),
  foreign key (realm_id, application_uid) references application (realm_id, application_uid) on delete cascade,
  foreign key (realm_id, document_uid) references document (realm_id, document_uid) on delete cascade,
  foreign key (realm_id, set_by) references person (realm_id, person_uid),
  foreign key (realm_id, seen_by) references person (realm_id, person_uid)
);
create index visa_grant_of_document on visa_grant (realm_id, document_uid);

call enable_tenant_policy('package', 'package_ticket', 'visa_grant');

grant select on package to visawright_api, visawright_worker;
-- The API requests packages and marks them; only a worker records that one is built.
grant insert (realm_id, application_uid, applicant_uid, asked_by) on package to visawright_api, visawright_worker;
grant update (state, stage, stage_done, stage_of, run_epoch, asked_by, asked_at, outdated_at) on package to visawright_api;
grant update, delete on package to visawright_worker;
grant select, insert on package_ticket to visawright_api;
grant select (realm_id, at), delete on package_ticket to visawright_worker;
grant select, insert, update, delete on visa_grant to visawright_api;
