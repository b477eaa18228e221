-- Browsers that a person lets us send push messages to. The address is a secret of the browser: whoever has it can send to it.
create table push_device (
  realm_id uuid not null references realm (realm_id),
  device_uid uuid not null,
  person_uid uuid not null,
  name text not null,                                            -- "Chrome on Windows"
  subscription bytea not null,                                   -- address and keys, sealed under a root key
  address_hash bytea not null,
  added_at timestamptz not null default clock_timestamp(),
  used_at timestamptz,
  primary key (realm_id, device_uid),
  unique (realm_id, address_hash),                               -- who signs in on a browser last gets its messages
  foreign key (realm_id, person_uid) references person (realm_id, person_uid) on delete cascade
);
create index push_device_of_person on push_device (realm_id, person_uid);

call enable_tenant_policy('push_device');

grant select, insert, delete on push_device to visawright_api;
grant update (person_uid, name, subscription, added_at, used_at) on push_device to visawright_api;
grant select, delete, update (used_at) on push_device to visawright_worker;
