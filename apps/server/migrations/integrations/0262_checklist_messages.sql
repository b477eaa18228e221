-- A message of staff to a traveller, above the shared checklist of the application: also for travellers without an account. The key in its
-- address is derived from the id, so that the mail job can rebuild it; only its hash is stored.
create table checklist_message (
  realm_id uuid not null references realm (realm_id),
  message_uid uuid not null,
  applicant_uid uuid not null,
  application_uid uuid not null,
  key_hash bytea not null,
  text bytea not null,                                           -- sealed under the traveller's key
  created_by uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  primary key (realm_id, message_uid),
  unique (realm_id, key_hash),
  foreign key (realm_id, applicant_uid) references applicant (realm_id, applicant_uid) on delete cascade,
  foreign key (realm_id, application_uid) references application (realm_id, application_uid) on delete cascade,
  foreign key (realm_id, created_by) references person (realm_id, person_uid)
);
create index checklist_message_of_applicant on checklist_message (realm_id, applicant_uid, created_at);
create index checklist_message_of_application on checklist_message (realm_id, application_uid);
create index checklist_message_created_by on checklist_message (realm_id, created_by);
create trigger checklist_message_fence before insert on checklist_message for each row execute function refuse_erased();

call enable_tenant_policy('checklist_message');

-- Erasing a traveller leaves no trace of the mail either.
create function forget_checklist_mail() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from mail_sent where realm_id = old.realm_id and mail_key = 'checklist message ' || old.message_uid;
  return null;
end $$;
create trigger checklist_message_mail after delete on checklist_message for each row execute function forget_checklist_mail();

grant select, insert on checklist_message to visawright_api;
grant select on checklist_message to visawright_worker;
