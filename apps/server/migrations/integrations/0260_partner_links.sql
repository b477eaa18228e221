-- Start links for partner sites: an address for many travellers that begins an application for a prepared trip. Only a keyed hash of the
-- link's key is stored.
create table partner_link (
  realm_id uuid not null references realm (realm_id),
  link_uid uuid not null default gen_random_uuid(),
  agency_uid uuid not null,
  name text not null,                                            -- for the agency only
  key_hash bytea not null,
  trip jsonb not null,
  expires_at timestamptz,                                        -- null: does not expire
  most_uses integer check (most_uses > 0),                       -- null: any number
  uses integer not null default 0,                               -- people who went on with it; never their names
  started integer not null default 0,                            -- applications of the agency's own travellers
  used_at timestamptz,
  is_paused boolean not null default false,
  revoked_at timestamptz,
  created_by uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (realm_id, link_uid),
  unique (realm_id, key_hash),
  foreign key (realm_id, agency_uid) references agency (realm_id, agency_uid),
  foreign key (realm_id, created_by) references person (realm_id, person_uid)
);
create index partner_link_of_agency on partner_link (realm_id, agency_uid, created_at desc) where revoked_at is null;
create index partner_link_created_by on partner_link (realm_id, created_by);

-- Who went on with a link, so that everybody counts once. Not shown to the agency.
create table partner_link_use (
  realm_id uuid not null references realm (realm_id),
  link_uid uuid not null,
  applicant_uid uuid not null,
  used_at timestamptz not null default clock_timestamp(),
  primary key (realm_id, link_uid, applicant_uid),
  foreign key (realm_id, link_uid) references partner_link (realm_id, link_uid),
  foreign key (realm_id, applicant_uid) references applicant (realm_id, applicant_uid) on delete cascade
);
create index partner_link_use_of_applicant on partner_link_use (realm_id, applicant_uid);
create trigger partner_link_use_fence before insert on partner_link_use for each row execute function refuse_erased();

-- A traveller of the link's agency starts with a key of their own.
alter table intake_key
  add column partner_link_uid uuid,
  add constraint intake_key_partner_link foreign key (realm_id, partner_link_uid)
    references partner_link (realm_id, link_uid) not valid;

-- Which agency the new traveller agreed to. Its name as they read it is in the sealed details.
alter table sign_up
  add column partner_link_uid uuid,
  add constraint sign_up_partner_link foreign key (realm_id, partner_link_uid)
    references partner_link (realm_id, link_uid) not valid;

call enable_tenant_policy('partner_link', 'partner_link_use');

grant select, insert, update (uses, started, used_at, is_paused, revoked_at) on partner_link to visawright_api;
grant select, insert on partner_link_use to visawright_api;
