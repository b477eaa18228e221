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
