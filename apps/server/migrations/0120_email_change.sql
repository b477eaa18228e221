-- A person changes their own email address: the password is checked when it is requested, a code goes to the new address, and both
-- addresses get a mail. Both addresses are sealed, the code is derived and stored nowhere.
create table email_change (
  realm_id uuid not null references realm (realm_id),
  change_uid uuid not null,
  person_uid uuid not null,
  details bytea not null,                                        -- sealed
  requested_at timestamptz not null,
  tries integer not null default 0,
  confirmed_at timestamptz,
  primary key (realm_id, change_uid),
  foreign key (realm_id, person_uid) references person (realm_id, person_uid) on delete cascade
);
create index email_change_old on email_change (realm_id, requested_at);
create index email_change_of_person on email_change (realm_id, person_uid);

call enable_tenant_policy('email_change');

grant select, insert, update on email_change to visawright_api;
grant select, delete on email_change to visawright_worker;
