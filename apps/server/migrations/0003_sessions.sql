-- Sessions, hand-off codes, forgotten passwords, and the counter that protects accounts. Nothing here can be used by who reads it:
-- handles and codes are derived or hashed, the identity provider's tokens are sealed, account names are keyed hashes.

create table session (
  realm_id uuid not null references realm (realm_id),
  session_uid uuid not null,
  person_uid uuid not null,
  counter integer not null default 0,          -- which handle is the current one
  rotated_at timestamptz not null,             -- when it became so: its predecessor is answered for a short while
  kc_session text not null,                    -- the provider's session id, as tokens name it (sid)
  kc_refresh bytea not null,                   -- sealed
  access_token bytea not null,                 -- sealed; the successor's, to be replayed
  access_expires_at timestamptz not null,
  cookie_hash bytea,                           -- set where the login came from a browser
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (realm_id, session_uid),
  foreign key (realm_id, person_uid) references person (realm_id, person_uid) on delete cascade
);
create index session_of_person on session (realm_id, person_uid);

create table handoff_code (
  realm_id uuid not null references realm (realm_id),
  code_hash bytea not null,
  session_uid uuid not null,
  expires_at timestamptz not null,
  primary key (realm_id, code_hash),
  foreign key (realm_id, session_uid) references session (realm_id, session_uid) on delete cascade
);
create index handoff_code_of_session on handoff_code (realm_id, session_uid);

-- An access token lives a few minutes longer than its session: its session's id is refused here until then.
create table ended_session (
  realm_id uuid not null references realm (realm_id),
  kc_session text not null,
  until timestamptz not null,
  primary key (realm_id, kc_session)
);

-- One row for every request, also for addresses nobody has (person_uid null): the same work for all.
create table reset_request (
  realm_id uuid not null references realm (realm_id),
  request_uid uuid not null default gen_random_uuid(),
  account bytea not null,
  person_uid uuid,
  requested_at timestamptz not null,
  code_hash bytea,                             -- written by the worker when the mail goes out
  code_expires_at timestamptz,
  used_at timestamptz,
  primary key (realm_id, request_uid),
  unique (realm_id, code_hash),
  foreign key (realm_id, person_uid) references person (realm_id, person_uid) on delete cascade
);
create index reset_request_of_account on reset_request (realm_id, account, requested_at);
create index reset_request_of_person on reset_request (realm_id, person_uid);

-- Tries of the last minutes on one account, known or not.
create table sign_in_attempt (
  realm_id uuid not null references realm (realm_id),
  account bytea not null,
  tries timestamptz[] not null,
  last_at timestamptz not null,
  primary key (realm_id, account)
);
create index sign_in_attempt_old on sign_in_attempt (realm_id, last_at);

alter table session enable row level security;
alter table session force row level security;
alter table handoff_code enable row level security;
alter table handoff_code force row level security;
alter table ended_session enable row level security;
alter table ended_session force row level security;
alter table reset_request enable row level security;
alter table reset_request force row level security;
alter table sign_in_attempt enable row level security;
alter table sign_in_attempt force row level security;

create policy tenant on session
  using (realm_id = nullif(current_setting('app.realm_id', true), '')::uuid)
  with check (realm_id = nullif(current_setting('app.realm_id', true), '')::uuid);
create policy tenant on handoff_code
  using (realm_id = nullif(current_setting('app.realm_id', true), '')::uuid)
  with check (realm_id = nullif(current_setting('app.realm_id', true), '')::uuid);
create policy tenant on ended_session
  using (realm_id = nullif(current_setting('app.realm_id', true), '')::uuid)
  with check (realm_id = nullif(current_setting('app.realm_id', true), '')::uuid);
create policy tenant on reset_request
  using (realm_id = nullif(current_setting('app.realm_id', true), '')::uuid)
  with check (realm_id = nullif(current_setting('app.realm_id', true), '')::uuid);
create policy tenant on sign_in_attempt
  using (realm_id = nullif(current_setting('app.realm_id', true), '')::uuid)
  with check (realm_id = nullif(current_setting('app.realm_id', true), '')::uuid);

grant select, insert, update, delete on session, sign_in_attempt to visawright_api;
grant select, insert, delete on handoff_code, ended_session to visawright_api;
grant select, insert, update on reset_request to visawright_api;
grant select, update on reset_request to visawright_worker;
