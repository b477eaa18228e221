-- Papers: what was uploaded, its pages, documents as lists of pages, what was read, what people did with it, who looked.
-- Everything stored under object_key and every bytea called body or name is sealed under the applicant's key.

create table upload (
  realm_id uuid not null references realm (realm_id),
  upload_uid uuid not null default gen_random_uuid(),
  applicant_uid uuid not null,
  uploaded_by uuid,
  name bytea not null,                                           -- sealed: people put themselves into file names
  media_type text not null check (media_type in ('application/pdf', 'image/jpeg', 'image/png', 'image/webp')),
  byte_size bigint not null check (byte_size > 0),
  content_mac bytea not null,                                    -- keyed hash of the content: finds a duplicate, tells nothing else
  object_key text not null,
  unlocked_key text,                                             -- the same PDF without its password, once somebody gave it
  sealed_sha256 bytea not null,                                  -- of the object as stored
  created_at timestamptz not null default now(),
  primary key (realm_id, upload_uid),
  unique (realm_id, upload_uid, applicant_uid),
  foreign key (realm_id, applicant_uid) references applicant (realm_id, applicant_uid),
  foreign key (realm_id, uploaded_by) references person (realm_id, person_uid)
);
create index upload_same_content on upload (realm_id, applicant_uid, content_mac);
create index upload_by_person on upload (realm_id, uploaded_by, created_at);

-- Never changed: edits are operations on a document's list of pages.
create table page (
  realm_id uuid not null references realm (realm_id),
  page_uid uuid not null default gen_random_uuid(),
  upload_uid uuid not null,
  applicant_uid uuid not null,
  n integer not null check (n >= 0),                             -- which page of the upload
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  route text not null check (route in ('text', 'scan', 'photo')),
  pixel_sha256 bytea not null,
  object_key text not null,                                      -- the re-encoded picture
  thumbnail_key text not null,
  text_key text,                                                 -- words and boxes of a text layer
  created_at timestamptz not null default now(),
  primary key (realm_id, page_uid),
  unique (realm_id, upload_uid, n),
  unique (realm_id, page_uid, applicant_uid),
  foreign key (realm_id, upload_uid, applicant_uid) references upload (realm_id, upload_uid, applicant_uid)
);

alter table document add column upload_uid uuid;                 -- null: put together from pages of others
alter table document add column name bytea;                      -- sealed; null: the upload's
alter table document add column kind text;
alter table document add column category_outcome text not null default 'confirm' check (category_outcome in ('accept', 'confirm'));
alter table document add column category_by uuid;                -- who put it there; null: the product
alter table document add column state text not null default 'uploaded' check (state in
  ('uploaded', 'scanned', 'rendered', 'read', 'classified', 'extracted', 'checked', 'rejected', 'failed'));
alter table document add column reason text;
alter table document add column retake text[] not null default '{}';
alter table document add column to_confirm integer not null default 0;
alter table document add column page_count integer not null default 0;
alter table document add column run_epoch integer not null default 1;   -- raised by every new reading: an older run cannot write
alter table document add column is_primary boolean not null default false;
alter table document add column is_recommended boolean not null default false;
alter table document add column verified_by uuid;
alter table document add column verified_at timestamptz;
alter table document add column version integer not null default 1;
alter table document add column settled_at timestamptz;
alter table document add column deleted_at timestamptz;
alter table document add check ((state = 'rejected') = (reason is not null));
alter table document add foreign key (realm_id, upload_uid, applicant_uid) references upload (realm_id, upload_uid, applicant_uid);
alter table document add foreign key (realm_id, verified_by) references person (realm_id, person_uid);
alter table document add foreign key (realm_id, category_by) references person (realm_id, person_uid);
create unique index document_primary on document (realm_id, applicant_uid, category) where is_primary and deleted_at is null;
create index document_of_upload on document (realm_id, upload_uid);
create index document_by_age on document (realm_id, applicant_uid, created_at desc, document_uid desc) where deleted_at is null;
create index document_by_uid on document using hash (document_uid);
create index document_unsettled on document (realm_id, created_at) where settled_at is null and deleted_at is null;

create table document_page (
  realm_id uuid not null references realm (realm_id),
  document_uid uuid not null,
  position integer not null check (position >= 0),
  page_uid uuid not null,
  applicant_uid uuid not null,
  operations jsonb not null default '[]',
  homography double precision[] not null default '{1,0,0,0,1,0,0,0,1}' check (array_length(homography, 1) = 9), -- original page → as shown, both 0..1
  primary key (realm_id, document_uid, position),
  foreign key (realm_id, document_uid, applicant_uid) references document (realm_id, document_uid, applicant_uid) on delete cascade,
  foreign key (realm_id, page_uid, applicant_uid) references page (realm_id, page_uid, applicant_uid)
);
create index document_page_of_page on document_page (realm_id, page_uid);

-- One row a run holds all its values: a sixth of the bytes of a row a value.
create table reading (
  realm_id uuid not null references realm (realm_id),
  document_uid uuid not null,
  reading_no integer not null,                                   -- the document's run_epoch it belongs to
  engine text not null,
  pixels_sha256 bytea not null,
  body bytea not null,
  created_at timestamptz not null default now(),
  primary key (realm_id, document_uid, reading_no),
  foreign key (realm_id, document_uid) references document (realm_id, document_uid) on delete cascade
) partition by hash (document_uid);
do $$
begin
  for n in 0..7 loop
    execute format('create table reading_%s partition of reading for values with (modulus 8, remainder %s)', n, n);
  end loop;
end $$;

-- What people did with a value: confirmed, changed, taken back. Never changed itself.
create table value_act (
  realm_id uuid not null references realm (realm_id),
  document_uid uuid not null,
  act_no integer not null,
  field text not null,
  kind text not null check (kind in ('confirmed', 'changed', 'takenBack')),
  person_uid uuid not null,
  at timestamptz not null default clock_timestamp(),
  body bytea,                                                    -- the value
  primary key (realm_id, document_uid, act_no),
  foreign key (realm_id, document_uid) references document (realm_id, document_uid) on delete cascade,
  foreign key (realm_id, person_uid) references person (realm_id, person_uid)
);

create table view_log (
  realm_id uuid not null references realm (realm_id),
  view_uid uuid not null default gen_random_uuid(),
  at timestamptz not null default clock_timestamp(),
  person_uid uuid not null,
  applicant_uid uuid not null,
  document_uid uuid not null,
  purpose text not null check (purpose in ('page', 'thumbnail', 'original', 'values', 'download')),
  primary key (realm_id, view_uid),
  foreign key (realm_id, applicant_uid) references applicant (realm_id, applicant_uid) on delete cascade,
  foreign key (realm_id, document_uid) references document (realm_id, document_uid) on delete cascade,
  foreign key (realm_id, person_uid) references person (realm_id, person_uid)
);
create index view_log_of_applicant on view_log (realm_id, applicant_uid, at desc, view_uid desc);
create index view_log_of_document on view_log (realm_id, document_uid, person_uid, purpose, at desc);

create table consent (
  realm_id uuid not null references realm (realm_id),
  consent_uid uuid not null default gen_random_uuid(),
  applicant_uid uuid not null,
  purpose text not null,
  version integer not null,
  language text not null check (language in ('en', 'hi')),
  words text not null,                                           -- exactly what was shown
  given_by uuid not null,
  at timestamptz not null default clock_timestamp(),
  primary key (realm_id, consent_uid),
  unique (realm_id, applicant_uid, purpose, version, given_by),
  foreign key (realm_id, applicant_uid) references applicant (realm_id, applicant_uid) on delete cascade,
  foreign key (realm_id, given_by) references person (realm_id, person_uid)
);

-- A resumable upload on its way: parts are sealed objects; it ends as an upload, or is swept.
create table upload_on_its_way (
  realm_id uuid not null references realm (realm_id),
  way_uid uuid not null default gen_random_uuid(),
  applicant_uid uuid not null,
  application_uid uuid,
  started_by uuid not null,
  name bytea not null,
  byte_size bigint not null check (byte_size > 0),
  received bigint not null default 0 check (received <= byte_size),
  part_keys text[] not null default '{}',                        -- in their order; each part has a name of its own, so two who send at once cannot mix
  result_document_uid uuid,                                      -- set once it has become a document
  result_code text,                                              -- or why it did not
  started_at timestamptz not null default now(),
  primary key (realm_id, way_uid),
  foreign key (realm_id, applicant_uid) references applicant (realm_id, applicant_uid) on delete cascade,
  foreign key (realm_id, application_uid) references application (realm_id, application_uid) on delete cascade,
  foreign key (realm_id, started_by) references person (realm_id, person_uid)
);
create index upload_on_its_way_by_age on upload_on_its_way (realm_id, started_at);

-- Objects nobody refers to any more, to be deleted from the store by a worker.
create table object_to_delete (
  realm_id uuid not null references realm (realm_id),
  object_key text not null,
  due_at timestamptz not null default now(),
  primary key (realm_id, object_key)
);

create function page_never_changes() returns trigger language plpgsql as $$
begin
  raise exception 'a page never changes' using errcode = 'VW001';
end $$;
create trigger page_never_changes before update on page for each row execute function page_never_changes();
create trigger value_act_append_only before update on value_act for each row execute function change_log_is_append_only();
create trigger view_log_append_only before update on view_log for each row execute function change_log_is_append_only();
create trigger reading_append_only before update on reading for each row execute function change_log_is_append_only();

do $$
declare
  named text;
begin
  foreach named in array array['upload', 'page', 'document_page', 'reading', 'reading_0', 'reading_1', 'reading_2', 'reading_3', 'reading_4',
    'reading_5', 'reading_6', 'reading_7', 'value_act', 'view_log', 'consent', 'upload_on_its_way', 'object_to_delete'] loop
    execute format('alter table %I enable row level security', named);
    execute format('alter table %I force row level security', named);
    execute format('create policy tenant on %I using (realm_id = nullif(current_setting(''app.realm_id'', true), '''')::uuid)
      with check (realm_id = nullif(current_setting(''app.realm_id'', true), '''')::uuid)', named);
  end loop;
end $$;

grant select, insert, update on upload, upload_on_its_way to visawright_api, visawright_worker;
grant delete on upload_on_its_way to visawright_api, visawright_worker;
grant select, insert on page, reading, value_act, view_log, consent to visawright_api, visawright_worker;
grant select, insert, update, delete on document, document_page to visawright_api, visawright_worker;
grant select, insert, delete on object_to_delete to visawright_api, visawright_worker;
grant select, insert, delete on application_document to visawright_worker;
-- A primary passport that is read again tells the person's number.
grant update (details, wrapped_key, version, updated_at) on applicant to visawright_worker;
grant select, insert, delete on passport_index to visawright_worker;

-- A realm's own key is made when the first paper needs it; the roles that serve calls may add that one kind and no other.
create function add_vault_key(sealed bytea) returns void language sql security definer set search_path = public, pg_temp as $$
  insert into realm_key (realm_id, kind, key_no, wrapped)
  values (nullif(current_setting('app.realm_id', true), '')::uuid, 'vault', 1, sealed)
  on conflict do nothing
$$;
revoke all on function add_vault_key(bytea) from public;
grant execute on function add_vault_key(bytea) to visawright_api, visawright_worker;
