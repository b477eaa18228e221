-- Published extension versions of a realm. An entry can raise "Critical Update Required" for everyone, so it names who made it.

create table extension_release (
  realm_id uuid not null references realm (realm_id),
  version text not null,
  version_order text collate "C" not null,     -- each number padded, so that 1.10 sorts after 1.9
  is_critical boolean not null,
  notes text not null,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  primary key (realm_id, version_order),
  foreign key (realm_id, created_by) references person (realm_id, person_uid)
);

alter table extension_release enable row level security;
alter table extension_release force row level security;
create policy tenant on extension_release
  using (realm_id = nullif(current_setting('app.realm_id', true), '')::uuid)
  with check (realm_id = nullif(current_setting('app.realm_id', true), '')::uuid);

grant select, insert on extension_release to visawright_api;
