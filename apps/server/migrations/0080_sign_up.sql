-- Accounts that direct travellers ask for themselves. The account is created when the code from the email is confirmed; until then
-- there is only this row. Name, address and the hash of the password are sealed, the code is derived and stored nowhere.
create table sign_up (
  realm_id uuid not null references realm (realm_id),
  sign_up_uid uuid not null,                                     -- chosen by the browser: a repeated request is the same sign-up
  details bytea,                                                 -- sealed; null once the account exists
  language text not null check (language in ('en', 'hi')),
  terms_version integer not null,
  requested_at timestamptz not null,
  sends integer not null default 1,                              -- each has its own code
  sent_at timestamptz not null,
  tries integer not null default 0,                              -- of the current code
  confirmed_at timestamptz,
  primary key (realm_id, sign_up_uid)
);
create index sign_up_old on sign_up (realm_id, requested_at);

call enable_tenant_policy('sign_up');

-- Which terms the person agreed to when they created their account; null for accounts that were created for them.
alter table person
  add column terms_version integer,
  add column terms_accepted_at timestamptz;

grant select, insert, update on sign_up to visawright_api;
grant select, delete on sign_up to visawright_worker;
