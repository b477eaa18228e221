-- A start link may include a premium check: the link then has a second key, of which only the hash is stored.
alter table intake_key add column premium_key_hash bytea;
alter table application add column has_premium_check boolean not null default false;
