-- Where a person moved the frame of a photo's cut: numbers only. No row: the frame lies where the face says.

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

alter table photo_cut enable row level security;
alter table photo_cut force row level security;
create policy tenant on photo_cut using (realm_id = nullif(current_setting('app.realm_id', true), '')::uuid)
  with check (realm_id = nullif(current_setting('app.realm_id', true), '')::uuid);

grant select, insert, update, delete on photo_cut to visawright_api;
grant select on photo_cut to visawright_worker;
