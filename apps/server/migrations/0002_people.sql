-- Who works and travels in a realm. SUPER_ADMIN is the realm's own house: owner of direct-to-consumer applicants.

create table distributor (
  realm_id uuid not null references realm (realm_id),
  distributor_uid uuid not null default gen_random_uuid(),
  type text not null check (type in ('SUPER_ADMIN', 'DISTRIBUTOR')),
  name text not null,
  status text not null default 'active' check (status in ('active', 'suspended')),
  created_at timestamptz not null default now(),
  primary key (realm_id, distributor_uid)
);
create unique index distributor_one_house on distributor (realm_id) where type = 'SUPER_ADMIN';

create table agency (
  realm_id uuid not null references realm (realm_id),
  agency_uid uuid not null default gen_random_uuid(),
  distributor_uid uuid,
  type text not null check (type in ('SUPER_ADMIN', 'AGENCY')),
  business_type text not null default 'B2B' check (business_type in ('B2B', 'B2B2C')),
  name text not null,
  status text not null default 'active' check (status in ('active', 'suspended')),
  created_at timestamptz not null default now(),
  primary key (realm_id, agency_uid),
  foreign key (realm_id, distributor_uid) references distributor (realm_id, distributor_uid)
);
create unique index agency_one_house on agency (realm_id) where type = 'SUPER_ADMIN';
create index agency_of_distributor on agency (realm_id, distributor_uid);

create table person (
  realm_id uuid not null references realm (realm_id),
  person_uid uuid not null default gen_random_uuid(),
  kc_sub text not null,
  role text not null check (role in ('admin', 'agency', 'agent', 'applicant', 'reviewer', 'distributor')),
  status text not null default 'active' check (status in ('active', 'suspended')),
  agency_uid uuid,
  distributor_uid uuid,
  first_name text not null,
  last_name text not null,
  email text not null check (email = lower(email)),
  address_country text,
  created_at timestamptz not null default now(),
  primary key (realm_id, person_uid),
  unique (realm_id, kc_sub),
  unique (realm_id, email),
  foreign key (realm_id, agency_uid) references agency (realm_id, agency_uid),
  foreign key (realm_id, distributor_uid) references distributor (realm_id, distributor_uid)
);
create index person_of_agency on person (realm_id, agency_uid, role);
create index person_of_distributor on person (realm_id, distributor_uid);

create table applicant (
  realm_id uuid not null references realm (realm_id),
  applicant_uid uuid not null default gen_random_uuid(),
  agency_uid uuid not null,
  agent_uid uuid,
  person_uid uuid,
  type text not null check (type in ('D2C', 'B2B')),
  first_name text not null,
  last_name text not null,
  created_at timestamptz not null default now(),
  primary key (realm_id, applicant_uid),
  unique (realm_id, person_uid),
  foreign key (realm_id, agency_uid) references agency (realm_id, agency_uid),
  foreign key (realm_id, agent_uid) references person (realm_id, person_uid),
  foreign key (realm_id, person_uid) references person (realm_id, person_uid)
);
create index applicant_of_agency on applicant (realm_id, agency_uid);
create index applicant_of_agent on applicant (realm_id, agent_uid);

-- A changed person must not live on in another process's cache of actors. Ids only: listeners are outside row-level security.
create function tell_actor_changed() returns trigger language plpgsql as $$
declare
  changed jsonb := to_jsonb(coalesce(new, old));
begin
  if changed ->> 'person_uid' is not null then
    perform pg_notify('actor_changed', jsonb_build_object('realmId', changed -> 'realm_id', 'personUid', changed -> 'person_uid')::text);
  end if;
  return null;
end $$;
create trigger person_changed after update or delete on person for each row execute function tell_actor_changed();
create trigger applicant_changed after insert or update or delete on applicant for each row execute function tell_actor_changed();

alter table distributor enable row level security;
alter table distributor force row level security;
alter table agency enable row level security;
alter table agency force row level security;
alter table person enable row level security;
alter table person force row level security;
alter table applicant enable row level security;
alter table applicant force row level security;

create policy tenant on distributor
  using (realm_id = nullif(current_setting('app.realm_id', true), '')::uuid)
  with check (realm_id = nullif(current_setting('app.realm_id', true), '')::uuid);
create policy tenant on agency
  using (realm_id = nullif(current_setting('app.realm_id', true), '')::uuid)
  with check (realm_id = nullif(current_setting('app.realm_id', true), '')::uuid);
create policy tenant on person
  using (realm_id = nullif(current_setting('app.realm_id', true), '')::uuid)
  with check (realm_id = nullif(current_setting('app.realm_id', true), '')::uuid);
create policy tenant on applicant
  using (realm_id = nullif(current_setting('app.realm_id', true), '')::uuid)
  with check (realm_id = nullif(current_setting('app.realm_id', true), '')::uuid);

grant select on distributor, agency, person, applicant to visawright_api;
grant select on person to visawright_worker;
