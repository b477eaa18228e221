-- Which paper is the visa that was issued, and that somebody saw how it differs from what was asked for. What differs is reckoned when it
-- is looked at, never kept.

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

alter table visa_grant enable row level security;
alter table visa_grant force row level security;
create policy tenant on visa_grant using (realm_id = nullif(current_setting('app.realm_id', true), '')::uuid)
  with check (realm_id = nullif(current_setting('app.realm_id', true), '')::uuid);

grant select, insert, update, delete on visa_grant to visawright_api;
