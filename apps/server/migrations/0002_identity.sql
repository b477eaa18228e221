-- Identity: companies, the people who work and travel in a realm, their sessions, requests and settings.

-- type SUPER_ADMIN is the realm's platform distributor and platform agency, which own direct-to-consumer applicants.
create table distributor (
  realm_id uuid not null references realm (realm_id),
  distributor_uid uuid not null default gen_random_uuid(),
  type text not null check (type in ('SUPER_ADMIN', 'DISTRIBUTOR')),
  name text not null,
  status text not null default 'active' check (status in ('active', 'suspended')),
  created_at timestamptz not null default now(),
  primary key (realm_id, distributor_uid)
);
create unique index distributor_one_platform on distributor (realm_id) where type = 'SUPER_ADMIN';

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
create unique index agency_one_platform on agency (realm_id) where type = 'SUPER_ADMIN';
create index agency_of_distributor on agency (realm_id, distributor_uid);
create index agency_by_age on agency (realm_id, created_at desc, agency_uid desc);

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
  joined_at timestamptz,                                         -- null: invited, never signed in
  last_active_at timestamptz,                                    -- to the hour: shows who works, not what they do when
  invited_by uuid,
  preferences jsonb not null default '{}',
  primary key (realm_id, person_uid),
  unique (realm_id, kc_sub),
  unique (realm_id, email),
  foreign key (realm_id, agency_uid) references agency (realm_id, agency_uid),
  foreign key (realm_id, distributor_uid) references distributor (realm_id, distributor_uid),
  foreign key (realm_id, invited_by) references person (realm_id, person_uid)
);
create index person_of_agency on person (realm_id, agency_uid, role);
create index person_of_distributor on person (realm_id, distributor_uid);
create index person_by_role on person (realm_id, role, created_at desc, person_uid desc);
create index person_by_uid on person using hash (person_uid);

-- Sessions, sign-in codes and forgotten passwords. Reading these rows gives no access: handles and codes are derived or hashed, the
-- identity provider's tokens are sealed, account names are keyed hashes.
create table session (
  realm_id uuid not null references realm (realm_id),
  session_uid uuid not null,
  person_uid uuid not null,
  counter integer not null default 0,                            -- which handle is the current one
  rotated_at timestamptz not null,                               -- since when; the previous handle is still answered for a short while
  kc_session text not null,                                      -- the provider's session id, as tokens name it (sid)
  kc_refresh bytea not null,                                     -- sealed
  access_token bytea not null,                                   -- sealed; the successor's, to be replayed
  access_expires_at timestamptz not null,
  cookie_hash bytea,                                             -- set where the login came from a browser
  created_at timestamptz not null,
  expires_at timestamptz not null,
  device text not null default '',                               -- "Chrome on Windows", for the person's own list of sessions
  primary key (realm_id, session_uid),
  foreign key (realm_id, person_uid) references person (realm_id, person_uid) on delete cascade
);
create index session_of_person on session (realm_id, person_uid);
create index session_expired on session (realm_id, expires_at);

create table handoff_code (
  realm_id uuid not null references realm (realm_id),
  code_hash bytea not null,
  session_uid uuid not null,
  expires_at timestamptz not null,
  primary key (realm_id, code_hash),
  foreign key (realm_id, session_uid) references session (realm_id, session_uid) on delete cascade
);
create index handoff_code_of_session on handoff_code (realm_id, session_uid);

-- An access token outlives its session by a few minutes; until then the session's id is refused here.
create table ended_session (
  realm_id uuid not null references realm (realm_id),
  kc_session text not null,
  until timestamptz not null,
  primary key (realm_id, kc_session)
);

-- One row per request, also for addresses that no account has (person_uid null), so that both cost the same.
-- An invitation is a link to set the first password: the same mechanism with another text and a longer life.
create table reset_request (
  realm_id uuid not null references realm (realm_id),
  request_uid uuid not null default gen_random_uuid(),
  account bytea not null,
  person_uid uuid,
  requested_at timestamptz not null,
  code_hash bytea,                                               -- written by the worker when the mail is sent
  code_expires_at timestamptz,
  used_at timestamptz,
  purpose text not null default 'reset' check (purpose in ('reset', 'invitation')),
  primary key (realm_id, request_uid),
  unique (realm_id, code_hash),
  foreign key (realm_id, person_uid) references person (realm_id, person_uid) on delete cascade
);
create index reset_request_of_account on reset_request (realm_id, account, requested_at);
create index reset_request_of_person on reset_request (realm_id, person_uid);
create index reset_request_old on reset_request (realm_id, requested_at);

-- Attempts of the last minutes on one account, whether it exists or not.
create table sign_in_attempt (
  realm_id uuid not null references realm (realm_id),
  account bytea not null,
  tries timestamptz[] not null,
  last_at timestamptz not null,
  primary key (realm_id, account)
);
create index sign_in_attempt_old on sign_in_attempt (realm_id, last_at);

-- Published extension versions of a realm. An entry can raise "Critical Update Required" for everyone, so it names its author.
create table extension_release (
  realm_id uuid not null references realm (realm_id),
  version text not null,
  version_order text collate "C" not null,                       -- each number padded, so that 1.10 sorts after 1.9
  is_critical boolean not null,
  notes text not null,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  primary key (realm_id, version_order),
  foreign key (realm_id, created_by) references person (realm_id, person_uid)
);

create table request (
  realm_id uuid not null references realm (realm_id),
  request_uid uuid not null default gen_random_uuid(),
  agency_uid uuid not null,
  type text not null check (type in ('EXTENSION')),
  status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REJECTED')),
  people integer not null check (people between 1 and 1000),
  reason text not null check (length(reason) > 0),
  requested_by uuid not null,
  requested_at timestamptz not null default now(),
  decided_by uuid,
  decided_at timestamptz,
  decision_reason text,
  primary key (realm_id, request_uid),
  check ((status = 'PENDING') = (decided_at is null)),
  check (status <> 'REJECTED' or length(decision_reason) > 0),
  foreign key (realm_id, agency_uid) references agency (realm_id, agency_uid),
  foreign key (realm_id, requested_by) references person (realm_id, person_uid),
  foreign key (realm_id, decided_by) references person (realm_id, person_uid)
);
create unique index request_one_pending on request (realm_id, agency_uid, type) where status = 'PENDING';
create index request_by_age on request (realm_id, requested_at desc, request_uid desc);
create index request_of_agency on request (realm_id, agency_uid, requested_at desc, request_uid desc);

create table saved_view (
  realm_id uuid not null references realm (realm_id),
  view_uid uuid not null default gen_random_uuid(),
  person_uid uuid not null,
  agency_uid uuid,
  distributor_uid uuid,
  list text not null check (list in ('applications', 'applicants', 'agents', 'agencies', 'distributors', 'reviewers')),
  name text not null,
  query text not null,
  is_shared boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (realm_id, view_uid),
  foreign key (realm_id, person_uid) references person (realm_id, person_uid) on delete cascade,
  foreign key (realm_id, agency_uid) references agency (realm_id, agency_uid),
  foreign key (realm_id, distributor_uid) references distributor (realm_id, distributor_uid)
);
create index saved_view_of_person on saved_view (realm_id, person_uid, list);
create index saved_view_shared on saved_view (realm_id, list) where is_shared;

-- One effect per idempotency key: the sealed reply, so that a retry gets what the first call got.
create table idempotency (
  realm_id uuid not null references realm (realm_id),
  person_uid uuid not null,
  operation text not null,
  key text not null,
  body_sha256 bytea not null,
  reply bytea,
  at timestamptz not null default now(),
  primary key (realm_id, person_uid, operation, key),
  foreign key (realm_id, person_uid) references person (realm_id, person_uid) on delete cascade
);
create index idempotency_old on idempotency (realm_id, at);

call enable_tenant_policy('distributor', 'agency', 'person', 'session', 'handoff_code', 'ended_session', 'reset_request',
  'sign_in_attempt', 'extension_release', 'request', 'saved_view', 'idempotency');

-- Other processes cache actors; a changed person is dropped there. Ids only: listeners are outside row-level security.
-- A traveller added by an applicant concerns that applicant's own account.
create function notify_actor_changed() returns trigger language plpgsql as $$
declare
  changed jsonb := to_jsonb(coalesce(new, old));
  person uuid := (changed ->> 'person_uid')::uuid;
begin
  if changed ->> 'added_by' is not null then
    select a.person_uid into person from applicant a
    where a.realm_id = (changed ->> 'realm_id')::uuid and a.applicant_uid = (changed ->> 'added_by')::uuid;
  end if;
  if person is not null then
    perform pg_notify('actor_changed', jsonb_build_object('realmId', changed -> 'realm_id', 'personUid', person)::text);
  end if;
  return null;
end $$;
-- Only the columns that decide who may act; the hour of the last activity must not drop a session.
create trigger person_changed after delete or update of kc_sub, role, status, agency_uid, distributor_uid on person
  for each row execute function notify_actor_changed();

-- The status of a company is the status of its people, so each of them is notified.
create function notify_company_changed() returns trigger language plpgsql as $$
declare
  changed jsonb := to_jsonb(new);
begin
  if tg_table_name = 'agency' then
    perform pg_notify('actor_changed', jsonb_build_object('realmId', p.realm_id, 'personUid', p.person_uid)::text)
    from person p where p.realm_id = new.realm_id and p.agency_uid = (changed ->> 'agency_uid')::uuid;
  else
    perform pg_notify('actor_changed', jsonb_build_object('realmId', p.realm_id, 'personUid', p.person_uid)::text)
    from person p where p.realm_id = new.realm_id and p.distributor_uid = (changed ->> 'distributor_uid')::uuid;
  end if;
  return null;
end $$;
create trigger agency_changed after update of status on agency for each row execute function notify_company_changed();
create trigger distributor_changed after update of status on distributor for each row execute function notify_company_changed();

grant select, insert, update on distributor, agency, person to visawright_api;
grant select, insert, update, delete on session, sign_in_attempt to visawright_api;
grant select, insert, delete on handoff_code, ended_session, saved_view to visawright_api;
grant select, insert, update on reset_request, request, idempotency to visawright_api;
grant select, insert on extension_release to visawright_api;

grant select on person, agency, distributor, request to visawright_worker;
grant update (kc_sub) on person to visawright_worker;            -- a job creates an invited person's account
grant select, update, delete on reset_request to visawright_worker;
-- The worker deletes what has expired; it may read no more than the columns that decide this.
grant select (realm_id, expires_at), delete on session to visawright_worker;
grant select (realm_id, expires_at), delete on handoff_code to visawright_worker;
grant select (realm_id, until), delete on ended_session to visawright_worker;
grant select (realm_id, last_at), delete on sign_in_attempt to visawright_worker;
grant select (realm_id, at), delete on idempotency to visawright_worker;
