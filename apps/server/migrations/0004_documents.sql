-- Documents: uploads, pages, documents as lists of pages, what was read, what people did with it, and who opened it.
-- Everything stored under an object_key and every bytea named body or name is sealed under the applicant's key.

create table upload (
  realm_id uuid not null references realm (realm_id),
  upload_uid uuid not null default gen_random_uuid(),
  applicant_uid uuid not null,
  uploaded_by uuid,
  name bytea not null,                                           -- sealed: file names often contain a person's name
  media_type text not null check (media_type in ('application/pdf', 'image/jpeg', 'image/png', 'image/webp')),
  byte_size bigint not null check (byte_size > 0),
  content_mac bytea not null,                                    -- keyed hash of the content: finds duplicates, reveals nothing
  object_key text not null,
  unlocked_key text,                                             -- the same PDF without its password, once it was entered
  sealed_sha256 bytea not null,                                  -- of the object as stored
  created_at timestamptz not null default now(),
  primary key (realm_id, upload_uid),
  unique (realm_id, upload_uid, applicant_uid),
  foreign key (realm_id, applicant_uid) references applicant (realm_id, applicant_uid),
  foreign key (realm_id, uploaded_by) references person (realm_id, person_uid)
);
create index upload_same_content on upload (realm_id, applicant_uid, content_mac);
create index upload_by_person on upload (realm_id, uploaded_by, created_at);

-- Immutable: edits are operations on a document's list of pages.
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
create function reject_page_update() returns trigger language plpgsql as $$
begin
  raise exception 'a page never changes' using errcode = 'VW001';
end $$;
create trigger page_never_changes before update on page for each row execute function reject_page_update();

create table document (
  realm_id uuid not null references realm (realm_id),
  document_uid uuid not null default gen_random_uuid(),
  applicant_uid uuid not null,
  category text not null,
  created_at timestamptz not null default now(),
  upload_uid uuid,                                               -- null: composed of pages of other documents
  name bytea,                                                    -- sealed; null: the upload's
  kind text,
  category_outcome text not null default 'confirm' check (category_outcome in ('accept', 'confirm')),
  category_by uuid,                                              -- who chose the category; null: the system
  state text not null default 'uploaded' check (state in
    ('uploaded', 'scanned', 'rendered', 'read', 'classified', 'extracted', 'checked', 'rejected', 'failed')),
  reason text,
  retake text[] not null default '{}',
  to_confirm integer not null default 0,
  page_count integer not null default 0,
  run_epoch integer not null default 1,                          -- raised by every new reading: an older run cannot write
  is_primary boolean not null default false,
  is_recommended boolean not null default false,
  verified_by uuid,
  verified_at timestamptz,
  version integer not null default 1,
  settled_at timestamptz,
  deleted_at timestamptz,
  part_of uuid,                                                  -- the document whose file it was found in
  part_epoch integer,                                            -- by which reading of that document
  part_no integer,                                               -- the first part stays in the original document
  arranged_by uuid,                                              -- who split, joined or edited its pages; null: the system only
  belonging text not null default 'unclear' check (belonging in ('own', 'other', 'unclear')),
  belongs_to uuid,                                               -- the other traveller it names; certain only where belonging is 'other'
  placed_by uuid,                                                -- who decided whose it is: the system then neither asks nor moves it
  moved_from uuid,                                               -- the traveller it was moved from by the system
  copy_of uuid,                                                  -- the document of another traveller of the trip
  primary key (realm_id, document_uid),
  unique (realm_id, document_uid, applicant_uid),
  check ((state = 'rejected') = (reason is not null)),
  check (belongs_to is null or belonging <> 'own'),
  foreign key (realm_id, applicant_uid) references applicant (realm_id, applicant_uid),
  foreign key (realm_id, upload_uid, applicant_uid) references upload (realm_id, upload_uid, applicant_uid),
  foreign key (realm_id, verified_by) references person (realm_id, person_uid),
  foreign key (realm_id, category_by) references person (realm_id, person_uid),
  foreign key (realm_id, part_of) references document (realm_id, document_uid) on delete set null (part_of),
  foreign key (realm_id, arranged_by) references person (realm_id, person_uid),
  foreign key (realm_id, belongs_to) references applicant (realm_id, applicant_uid) on delete set null (belongs_to),
  foreign key (realm_id, placed_by) references person (realm_id, person_uid),
  foreign key (realm_id, moved_from) references applicant (realm_id, applicant_uid) on delete set null (moved_from),
  foreign key (realm_id, copy_of) references document (realm_id, document_uid) on delete set null (copy_of)
);
create index document_of_applicant on document (realm_id, applicant_uid);
create unique index document_primary on document (realm_id, applicant_uid, category) where is_primary and deleted_at is null;
create index document_of_upload on document (realm_id, upload_uid);
create index document_by_age on document (realm_id, applicant_uid, created_at desc, document_uid desc) where deleted_at is null;
create index document_by_uid on document using hash (document_uid);
create index document_unsettled on document (realm_id, created_at) where settled_at is null and deleted_at is null;
-- A file is split once by each of its readings, however often the step runs.
create unique index document_part on document (realm_id, part_of, part_epoch, part_no) where part_of is not null;
create index document_belongs_to on document (realm_id, belongs_to) where belongs_to is not null;
-- One copy per traveller, also after it was deleted: a copy that a person removed is not made again.
create unique index document_copy on document (realm_id, copy_of, applicant_uid) where copy_of is not null;
create index document_moved_from on document (realm_id, moved_from) where moved_from is not null;

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

-- The composite keys allow an application to hold only documents of its own applicant.
create table application_document (
  realm_id uuid not null references realm (realm_id),
  application_uid uuid not null,
  document_uid uuid not null,
  applicant_uid uuid not null,
  position integer not null,
  primary key (realm_id, application_uid, document_uid),
  foreign key (realm_id, application_uid, applicant_uid) references application (realm_id, application_uid, applicant_uid) on delete cascade,
  foreign key (realm_id, document_uid, applicant_uid) references document (realm_id, document_uid, applicant_uid) on delete cascade
);
create index application_document_of_document on application_document (realm_id, document_uid);
create index application_document_by_application on application_document using hash (application_uid);
create statistics application_document_says_realm (dependencies) on realm_id, application_uid from application_document;

create function guard_first_document(a application) returns boolean language sql stable as $$
  select exists (select from application_document d where d.realm_id = a.realm_id and d.application_uid = a.application_uid) $$;

-- One row per run holds all values: a sixth of the bytes of one row per value.
create table reading (
  realm_id uuid not null references realm (realm_id),
  document_uid uuid not null,
  reading_no integer not null,                                   -- the document's run_epoch
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
create trigger reading_append_only before update on reading for each row execute function reject_update();

-- What people did with a value: confirmed, changed, undone. Append only.
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
create trigger value_act_append_only before update on value_act for each row execute function reject_update();

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
create trigger view_log_append_only before update on view_log for each row execute function reject_update();

-- A consent can be withdrawn. What was agreed to stays recorded with the day it ended; agreeing again is a new consent.
create table consent (
  realm_id uuid not null references realm (realm_id),
  consent_uid uuid not null default gen_random_uuid(),
  applicant_uid uuid not null,
  purpose text not null,
  version integer not null,
  language text not null check (language in ('en', 'hi')),
  consent_text text not null,                                    -- exactly what was shown
  given_by uuid not null,
  at timestamptz not null default clock_timestamp(),
  withdrawn_at timestamptz,
  primary key (realm_id, consent_uid),
  foreign key (realm_id, applicant_uid) references applicant (realm_id, applicant_uid) on delete cascade,
  foreign key (realm_id, given_by) references person (realm_id, person_uid)
);
create unique index consent_in_force on consent (realm_id, applicant_uid, purpose, version, given_by) where withdrawn_at is null;

-- Uploading from the phone: a code made on the computer, taken by one device, which may then send files for one applicant and do
-- nothing else. Code and credential are stored as hashes only.
create table handoff (
  realm_id uuid not null references realm (realm_id),
  handoff_uid uuid not null default gen_random_uuid(),
  applicant_uid uuid not null,
  application_uid uuid,
  made_by uuid not null,                                         -- the person at the computer: uploads from the phone are theirs
  kc_session text not null,                                      -- the session it was made in and ends with; '' for none
  code_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,                               -- of the code
  used_at timestamptz,                                           -- when a device took it
  credential_hash bytea,
  credential_expires_at timestamptz,
  ended_at timestamptz,                                          -- cancelled, replaced by a newer one, or its session ended
  document_count integer not null default 0,
  primary key (realm_id, handoff_uid),
  unique (realm_id, code_hash),
  unique (realm_id, credential_hash),
  check ((used_at is null) = (credential_hash is null) and (used_at is null) = (credential_expires_at is null)),
  foreign key (realm_id, applicant_uid) references applicant (realm_id, applicant_uid) on delete cascade,
  foreign key (realm_id, application_uid) references application (realm_id, application_uid) on delete cascade,
  foreign key (realm_id, made_by) references person (realm_id, person_uid) on delete cascade
);
create index handoff_of_maker on handoff (realm_id, made_by) where ended_at is null;
create index handoff_of_applicant on handoff (realm_id, applicant_uid);
create index handoff_of_application on handoff (realm_id, application_uid) where application_uid is not null;
create index handoff_of_session on handoff (realm_id, kc_session) where ended_at is null;
create index handoff_by_age on handoff (realm_id, expires_at);

-- Signing out on the computer signs out the phone, whichever call ended the session.
create function end_handoffs_of_session() returns trigger language plpgsql as $$
begin
  update handoff set ended_at = now() where realm_id = new.realm_id and kc_session = new.kc_session and ended_at is null;
  return new;
end $$;
create trigger end_handoffs_of_session after insert on ended_session for each row when (new.kc_session <> '')
  execute function end_handoffs_of_session();

-- A resumable upload in progress. Its parts are sealed objects; it becomes an upload, or expires.
create table upload_session (
  realm_id uuid not null references realm (realm_id),
  upload_session_uid uuid not null default gen_random_uuid(),
  applicant_uid uuid not null,
  application_uid uuid,
  started_by uuid not null,
  name bytea not null,
  byte_size bigint not null check (byte_size > 0),
  received bigint not null default 0 check (received <= byte_size),
  part_keys text[] not null default '{}',                        -- in order; each part has its own name, so that two senders cannot mix
  result_document_uid uuid,                                      -- set once it has become a document
  result_code text,                                              -- or why it did not
  started_at timestamptz not null default now(),
  handoff_uid uuid,                                              -- started on a phone: only that phone may continue
  primary key (realm_id, upload_session_uid),
  foreign key (realm_id, applicant_uid) references applicant (realm_id, applicant_uid) on delete cascade,
  foreign key (realm_id, application_uid) references application (realm_id, application_uid) on delete cascade,
  foreign key (realm_id, started_by) references person (realm_id, person_uid),
  foreign key (realm_id, handoff_uid) references handoff (realm_id, handoff_uid) on delete set null (handoff_uid)
);
create index upload_session_by_age on upload_session (realm_id, started_at);
create index upload_session_of_handoff on upload_session (realm_id, handoff_uid) where handoff_uid is not null;

-- Regions of a page that never leave the server: the first eight digits of an Aadhaar. They belong to the page, whatever document
-- contains it. A guess (no valid check digit) is dropped when the same region turns out to be another number; a known one never is.
create table page_mask (
  realm_id uuid not null references realm (realm_id),
  page_uid uuid not null,
  polygons jsonb not null,                                       -- 0..1 of the upright original page
  created_at timestamptz not null default now(),
  guessed jsonb not null default '[]',                           -- those of the polygons that are guesses
  primary key (realm_id, page_uid),
  foreign key (realm_id, page_uid) references page (realm_id, page_uid) on delete cascade
);

-- People's corrections of the category, for the next similar document: no text and no value of it, only the embedding of its wording,
-- sealed under the realm's key.
create table category_lesson (
  realm_id uuid not null references realm (realm_id),
  document_uid uuid not null,                                    -- the latest correction of a document counts
  category text not null,
  kind text,                                                     -- null: the category has several and none was chosen
  was text,                                                      -- the kind the engine had chosen
  engine text not null,                                          -- which engine made the embedding
  body bytea,                                                    -- null: no embedding; counted in the statistics only
  taught_by uuid not null,
  learnt_at timestamptz not null default clock_timestamp(),
  primary key (realm_id, document_uid),
  foreign key (realm_id, document_uid) references document (realm_id, document_uid) on delete cascade,
  foreign key (realm_id, taught_by) references person (realm_id, person_uid)
);
create index category_lesson_by_age on category_lesson (realm_id, learnt_at desc);

-- A reading engine outside this server, off unless the realm's admin switches it on.
create table vision_endpoint (
  realm_id uuid not null references realm (realm_id),
  is_on boolean not null default false,
  url text not null check (url like 'https://%'),
  model text not null,
  api_key bytea not null,                                        -- sealed under the realm's key
  consent_text text not null,                                    -- what the admin agreed to
  agreed_by uuid not null,
  agreed_at timestamptz not null default now(),
  primary key (realm_id),
  foreign key (realm_id, agreed_by) references person (realm_id, person_uid)
);

-- Where a person moved the crop of a photo: numbers only. Without a row the crop follows the face.
create table photo_cut (
  realm_id uuid not null references realm (realm_id),
  application_uid uuid not null,
  document_uid uuid not null,
  x double precision not null check (x between -0.3 and 0.3),       -- shares of the frame's height
  y double precision not null check (y between -0.3 and 0.3),
  zoom double precision not null check (zoom between 0.7 and 1.4),
  person_uid uuid not null,
  at timestamptz not null default clock_timestamp(),
  primary key (realm_id, application_uid, document_uid),
  foreign key (realm_id, application_uid) references application (realm_id, application_uid) on delete cascade,
  foreign key (realm_id, document_uid) references document (realm_id, document_uid) on delete cascade,
  foreign key (realm_id, person_uid) references person (realm_id, person_uid)
);
create index photo_cut_of_document on photo_cut (realm_id, document_uid);

call enable_tenant_policy('upload', 'page', 'document', 'document_page', 'application_document', 'reading', 'reading_0', 'reading_1',
  'reading_2', 'reading_3', 'reading_4', 'reading_5', 'reading_6', 'reading_7', 'value_act', 'view_log', 'consent', 'handoff',
  'upload_session', 'page_mask', 'category_lesson', 'vision_endpoint', 'photo_cut');

grant select, insert, update on upload to visawright_api, visawright_worker;
grant select, insert, update, delete on upload_session, document, document_page, category_lesson to visawright_api, visawright_worker;
grant select, insert on page, reading, value_act, view_log, consent to visawright_api, visawright_worker;
grant update (withdrawn_at) on consent to visawright_api;
grant select, insert, delete on application_document to visawright_api, visawright_worker;
grant select, insert, update on page_mask to visawright_api, visawright_worker;
grant delete on page_mask to visawright_worker;
grant select, insert, update on handoff to visawright_api;
grant select (realm_id, expires_at), delete on handoff to visawright_worker;
grant select, insert, update, delete on vision_endpoint, photo_cut to visawright_api;
grant select on vision_endpoint, photo_cut to visawright_worker;
