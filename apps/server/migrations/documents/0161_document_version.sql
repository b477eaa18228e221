-- Earlier page lists of a document, so that an edit can be taken back later. Version 1 is the list before the first edit.
-- Pages never change, so a version is a list of ids with operations and contains nothing that was read.
create table document_version (
  realm_id uuid not null references realm (realm_id),
  document_uid uuid not null,
  version_no integer not null check (version_no > 0),
  pages jsonb not null,                                          -- [{pageUid, operations}] in order
  made_by uuid,                                                  -- null: the system
  made_at timestamptz not null default now(),
  primary key (realm_id, document_uid, version_no),
  foreign key (realm_id, document_uid) references document (realm_id, document_uid) on delete cascade,
  foreign key (realm_id, made_by) references person (realm_id, person_uid)
);
create trigger document_version_append_only before update on document_version for each row execute function reject_update();
call enable_tenant_policy('document_version');
grant select, insert on document_version to visawright_api;
grant select on document_version to visawright_worker;
