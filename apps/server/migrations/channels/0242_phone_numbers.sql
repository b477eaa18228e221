-- A phone number is used once its code was entered. The code is derived and stored nowhere.
create table phone_code (
  realm_id uuid not null references realm (realm_id),
  code_uid uuid not null,
  person_uid uuid not null,
  number bytea not null,                                         -- sealed
  requested_at timestamptz not null,
  tries integer not null default 0,
  confirmed_at timestamptz,
  primary key (realm_id, code_uid),
  foreign key (realm_id, person_uid) references person (realm_id, person_uid) on delete cascade
);
create index phone_code_old on phone_code (realm_id, requested_at);
create index phone_code_of_person on phone_code (realm_id, person_uid);

create table person_phone (
  realm_id uuid not null references realm (realm_id),
  person_uid uuid not null,
  number bytea not null,                                         -- sealed under a root key
  number_hash bytea not null,                                    -- finds who answered STOP
  stopped text[] not null default '{}' check (stopped <@ array['sms', 'whatsapp']),
  confirmed_at timestamptz not null default clock_timestamp(),
  primary key (realm_id, person_uid),
  foreign key (realm_id, person_uid) references person (realm_id, person_uid) on delete cascade
);
create index person_phone_by_number on person_phone (realm_id, number_hash);

call enable_tenant_policy('phone_code', 'person_phone');

grant select, insert, update (tries, confirmed_at) on phone_code to visawright_api;
grant select, delete on phone_code to visawright_worker;
grant select, insert, delete on person_phone to visawright_api;
grant update (number, number_hash, stopped, confirmed_at) on person_phone to visawright_api;
grant select, update (stopped) on person_phone to visawright_worker;
