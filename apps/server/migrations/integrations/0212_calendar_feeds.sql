-- A secret address where a calendar reads the deadlines of a person's applications, or of an agency's. Only a keyed hash is stored.
create table calendar_feed (
  realm_id uuid not null references realm (realm_id),
  person_uid uuid not null,
  feed_hash bytea not null,
  created_at timestamptz not null default clock_timestamp(),
  used_at timestamptz,                                           -- to the hour
  primary key (realm_id, person_uid),
  unique (realm_id, feed_hash),
  foreign key (realm_id, person_uid) references person (realm_id, person_uid) on delete cascade
);
call enable_tenant_policy('calendar_feed');

create function end_feed_of_person() returns trigger language plpgsql as $$
begin
  delete from calendar_feed f where f.realm_id = new.realm_id and f.person_uid = new.person_uid;
  return null;
end $$;
create trigger person_feed after update of status on person for each row when (new.status = 'suspended')
  execute function end_feed_of_person();

grant select, insert, delete, update (feed_hash, created_at, used_at) on calendar_feed to visawright_api;
