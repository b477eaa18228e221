-- Who has an application's form open, and which field they edit. A row lasts for seconds: the open page renews it, and a row that is not
-- renewed no longer counts. Unlogged: after a crash of the database nobody is present until their page reports again.
create unlogged table form_visit (
  realm_id uuid not null references realm (realm_id),
  application_uid uuid not null,
  visit_uid uuid not null,                                       -- one open page of a browser
  person_uid uuid not null,
  field text check (length(field) <= 80),                        -- the one that has focus
  editing_since timestamptz,                                     -- the first change of that field; whoever began first holds it
  edited_at timestamptz,                                         -- the last change of that field
  seen_at timestamptz not null default clock_timestamp(),
  primary key (realm_id, application_uid, visit_uid),
  check ((editing_since is null) = (edited_at is null)),
  foreign key (realm_id, application_uid) references application (realm_id, application_uid) on delete cascade,
  foreign key (realm_id, person_uid) references person (realm_id, person_uid)
);
create index form_visit_by_age on form_visit (realm_id, seen_at);

call enable_tenant_policy('form_visit');

grant select, insert, update, delete on form_visit to visawright_api;
