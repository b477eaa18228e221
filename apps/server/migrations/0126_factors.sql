-- When a session last proved who uses it: at the sign-in, or when a password or code was asked for again. Sensitive calls need a recent one.
create table session_factor (
  realm_id uuid not null references realm (realm_id),
  kc_session text not null,
  person_uid uuid not null,
  at timestamptz not null,
  primary key (realm_id, kc_session),
  foreign key (realm_id, person_uid) references person (realm_id, person_uid) on delete cascade
);
create index session_factor_of_person on session_factor (realm_id, person_uid);
create index session_factor_old on session_factor (realm_id, at);

call enable_tenant_policy('session_factor');

grant select, insert, update, delete on session_factor to visawright_api;
grant select (realm_id, at), delete on session_factor to visawright_worker;

-- An authenticator app: the shared secret, sealed. Unconfirmed until the first code was right.
create table second_factor (
  realm_id uuid not null references realm (realm_id),
  person_uid uuid not null,
  secret bytea not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,                           -- a code works once: only later time steps are accepted
  primary key (realm_id, person_uid),
  foreign key (realm_id, person_uid) references person (realm_id, person_uid) on delete cascade
);

-- For those who have lost it: keyed hashes, each good for one sign-in.
create table recovery_code (
  realm_id uuid not null references realm (realm_id),
  person_uid uuid not null,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (realm_id, person_uid, code_hash),
  foreign key (realm_id, person_uid) references person (realm_id, person_uid) on delete cascade
);

-- The password was right and a code is still missing. The provider's tokens wait here, sealed.
create table pending_sign_in (
  realm_id uuid not null references realm (realm_id),
  sign_in_uid uuid not null,
  person_uid uuid not null,
  refresh_token bytea not null,
  secret bytea,                                                  -- sealed; for a person who sets up the app now
  factor_at timestamptz not null,                                -- when the password was entered
  expires_at timestamptz not null,
  primary key (realm_id, sign_in_uid),
  foreign key (realm_id, person_uid) references person (realm_id, person_uid) on delete cascade
);
create index pending_sign_in_of_person on pending_sign_in (realm_id, person_uid);
create index pending_sign_in_old on pending_sign_in (realm_id, expires_at);

call enable_tenant_policy('second_factor', 'recovery_code', 'pending_sign_in');

alter table known_origin add column trusted_until timestamptz;   -- until then this device is not asked for a code

grant select, insert, update, delete on second_factor, recovery_code, pending_sign_in to visawright_api;
grant select (realm_id, expires_at), delete on pending_sign_in to visawright_worker;

-- Passkeys that were added with our calls. The identity provider stores the keys; one that is missing here never signs anybody in.
create table passkey (
  realm_id uuid not null references realm (realm_id),
  passkey_uid uuid not null default gen_random_uuid(),
  person_uid uuid not null,
  credential_id text not null,                                   -- the provider's
  name text not null,
  added_at timestamptz not null,
  last_used_at timestamptz,
  primary key (realm_id, passkey_uid),
  unique (realm_id, credential_id),
  foreign key (realm_id, person_uid) references person (realm_id, person_uid) on delete cascade
);
create index passkey_of_person on passkey (realm_id, person_uid);

-- A person has just proved who they are and may add one passkey.
create table passkey_request (
  realm_id uuid not null references realm (realm_id),
  person_uid uuid not null,
  requested_at timestamptz not null,
  primary key (realm_id, person_uid),
  foreign key (realm_id, person_uid) references person (realm_id, person_uid) on delete cascade
);

call enable_tenant_policy('passkey', 'passkey_request');

grant select, insert, update, delete on passkey, passkey_request to visawright_api;
