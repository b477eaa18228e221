-- Every other paper: files of several papers, whose a paper is, what of a page is hidden, what people taught, and an engine elsewhere.

alter table document add column part_of uuid;                    -- the document the product found it in
alter table document add column part_epoch integer;              -- by which of its readings
alter table document add column part_no integer;                 -- the first stays where it was
alter table document add column arranged_by uuid;                -- who split, joined or changed its pages; null: nobody but the product
alter table document add column belonging text not null default 'unclear' check (belonging in ('own', 'other', 'unclear'));
alter table document add column belongs_to uuid;                 -- the other traveller it names; for certain only when it is other's
alter table document add check (belongs_to is null or belonging <> 'own');
alter table document add foreign key (realm_id, part_of) references document (realm_id, document_uid) on delete set null (part_of);
alter table document add foreign key (realm_id, arranged_by) references person (realm_id, person_uid);
alter table document add foreign key (realm_id, belongs_to) references applicant (realm_id, applicant_uid) on delete set null (belongs_to);
-- A file is parted once by each of its readings, however often the step runs.
create unique index document_part on document (realm_id, part_of, part_epoch, part_no) where part_of is not null;
create index document_belongs_to on document (realm_id, belongs_to) where belongs_to is not null;
-- What people did before this was kept stands as theirs: pages put together by hand, and lists of pages that were changed.
do $$
declare
  known uuid;
begin
  for known in select realm_id from realm loop
    perform set_config('app.realm_id', known::text, true);
    update document d set arranged_by = c.person_uid
    from (select distinct on (subject_uid) subject_uid, person_uid from change_log
      where realm_id = known and person_uid is not null and kind in ('documentSplit', 'documentJoined', 'documentPagesEdited')
      order by subject_uid, at desc) c
    where d.realm_id = known and d.document_uid = c.subject_uid;
  end loop;
  perform set_config('app.realm_id', '', true);
end $$;

-- Places of a page that never leave: the first eight digits of an Aadhaar. A fact of the page, whatever document it goes to.
create table page_mask (
  realm_id uuid not null references realm (realm_id),
  page_uid uuid not null,
  polygons jsonb not null,                                       -- 0..1 of the upright original page
  created_at timestamptz not null default now(),
  primary key (realm_id, page_uid),
  foreign key (realm_id, page_uid) references page (realm_id, page_uid) on delete cascade
);

-- What people said a paper is, for the next paper like it: no word and no value of it, and the embedding of its wording sealed under the
-- realm's key. It goes with the realm.
create table category_lesson (
  realm_id uuid not null references realm (realm_id),
  document_uid uuid not null,                                    -- the last word on a document counts
  category text not null,
  kind text,                                                     -- null: the category has several and nobody said which
  was text,                                                      -- the kind the engine had said
  engine text not null,                                          -- whose embedding it is
  body bytea,                                                    -- null: none was made, it counts in the measure only
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
  words text not null,                                           -- what the admin agreed to
  agreed_by uuid not null,
  agreed_at timestamptz not null default now(),
  primary key (realm_id),
  foreign key (realm_id, agreed_by) references person (realm_id, person_uid)
);

do $$
declare
  named text;
begin
  foreach named in array array['page_mask', 'category_lesson', 'vision_endpoint'] loop
    execute format('alter table %I enable row level security', named);
    execute format('alter table %I force row level security', named);
    execute format('create policy tenant on %I using (realm_id = nullif(current_setting(''app.realm_id'', true), '''')::uuid)
      with check (realm_id = nullif(current_setting(''app.realm_id'', true), '''')::uuid)', named);
  end loop;
end $$;

grant select, insert, update on page_mask to visawright_api, visawright_worker;
grant select, insert, update, delete on category_lesson to visawright_api, visawright_worker;
grant select, insert, update, delete on vision_endpoint to visawright_api;
grant select on vision_endpoint to visawright_worker;
