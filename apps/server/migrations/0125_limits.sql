-- From where an account has signed in before: devices (by a cookie) and networks (by their address). Guesses from anywhere else have their
-- own limit, so strangers cannot use up the attempts of the owner. Keyed hashes only.
create table known_origin (
  realm_id uuid not null references realm (realm_id),
  account bytea not null,                                        -- as in sign_in_attempt
  origin bytea not null,
  seen_at timestamptz not null,
  primary key (realm_id, account, origin)
);
create index known_origin_old on known_origin (realm_id, seen_at);

call enable_tenant_policy('known_origin');

grant select, insert, update, delete on known_origin to visawright_api;
grant select (realm_id, seen_at), delete on known_origin to visawright_worker;

-- How often something was called within a time, for all copies of the server together. Named by a keyed hash of route and address, or of a
-- person, before any tenant is known; nothing else is stored. Lost when the database crashes, which only begins the count again.
create unlogged table call_counter (
  counter bytea primary key check (length(counter) = 32),
  calls integer not null,
  ends_at timestamptz not null
);
create index call_counter_ended on call_counter (ends_at);
grant select, insert, update, delete on call_counter to visawright_resolver;
