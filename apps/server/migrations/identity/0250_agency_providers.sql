-- An agency's own OpenID Connect provider. The identity provider has the client secret; it is not stored here.
create table agency_provider (
  realm_id uuid not null references realm (realm_id),
  agency_uid uuid not null,
  issuer text not null,
  client_id text not null,
  domains text[] not null check (cardinality(domains) > 0),     -- of the addresses that may come through it; of one provider in a realm
  is_on boolean not null,
  changed_by uuid not null,
  changed_at timestamptz not null default clock_timestamp(),
  primary key (realm_id, agency_uid),
  foreign key (realm_id, agency_uid) references agency (realm_id, agency_uid),
  foreign key (realm_id, changed_by) references person (realm_id, person_uid)
);
create index agency_provider_changed_by on agency_provider (realm_id, changed_by);

-- Who signs in through it. A connection that is missing here, or is with another subject, signs nobody in.
create table agency_provider_link (
  realm_id uuid not null references realm (realm_id),
  person_uid uuid not null,
  agency_uid uuid not null,
  subject_hash bytea not null,                                   -- keyed hash of the person's id at the agency's provider
  linked_at timestamptz not null,
  used_at timestamptz not null,
  primary key (realm_id, person_uid),
  unique (realm_id, agency_uid, subject_hash),
  foreign key (realm_id, person_uid) references person (realm_id, person_uid) on delete cascade,
  foreign key (realm_id, agency_uid) references agency_provider (realm_id, agency_uid) on delete cascade
);

call enable_tenant_policy('agency_provider', 'agency_provider_link');

grant select, insert, update, delete on agency_provider, agency_provider_link to visawright_api;
