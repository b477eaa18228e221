-- API keys: programs that act for an agency, or for the realm, in the name of the person who made the key. Only a keyed hash is stored.
create table api_key (
  realm_id uuid not null references realm (realm_id),
  key_uid uuid not null default gen_random_uuid(),
  agency_uid uuid,                                               -- null: of the realm
  person_uid uuid not null,                                      -- in whose name it acts
  name text not null,
  key_hash bytea not null,
  beginning text not null,                                       -- shown, so that people recognise the key
  ending text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  used_at timestamptz,                                           -- to the minute
  recorded_at timestamptz,                                       -- when a use was last written to the trail
  denied_at timestamptz,                                         -- when a refused call was last written to the trail
  ended_at timestamptz,
  primary key (realm_id, key_uid),
  unique (realm_id, key_hash),
  foreign key (realm_id, agency_uid) references agency (realm_id, agency_uid),
  foreign key (realm_id, person_uid) references person (realm_id, person_uid) on delete cascade
);
create index api_key_of_agency on api_key (realm_id, agency_uid, created_at desc) where ended_at is null;
create index api_key_of_person on api_key (realm_id, person_uid);

call enable_tenant_policy('api_key');

-- A suspended person's keys end, also for when the person is reinstated.
create function end_keys_of_person() returns trigger language plpgsql as $$
begin
  update api_key k set ended_at = clock_timestamp()
  where k.realm_id = new.realm_id and k.person_uid = new.person_uid and k.ended_at is null;
  return null;
end $$;
create trigger person_keys after update of status on person for each row when (new.status = 'suspended')
  execute function end_keys_of_person();

grant select, insert on api_key to visawright_api;
grant update (person_uid, expires_at, used_at, recorded_at, denied_at, ended_at) on api_key to visawright_api;
grant select, update (ended_at) on api_key to visawright_worker;
