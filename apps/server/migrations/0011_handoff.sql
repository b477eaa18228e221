-- Papers from the phone: a code made on the computer, taken by one device, which then may send files for one applicant and do nothing else.
-- Code and credential are kept as hashes only.

create table handoff (
  realm_id uuid not null references realm (realm_id),
  handoff_uid uuid not null default gen_random_uuid(),
  applicant_uid uuid not null,
  application_uid uuid,
  made_by uuid not null,                                         -- who is on the computer: what comes by the phone is theirs
  kc_session text not null,                                      -- of the session it was made in, and ends with; '' names none
  code_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,                               -- of the code
  used_at timestamptz,                                           -- when a device took it
  credential_hash bytea,
  credential_expires_at timestamptz,
  ended_at timestamptz,                                          -- cancelled, followed by a newer one, or its session ended
  papers integer not null default 0,
  primary key (realm_id, handoff_uid),
  unique (realm_id, code_hash),
  unique (realm_id, credential_hash),
  check ((used_at is null) = (credential_hash is null) and (used_at is null) = (credential_expires_at is null)),
  foreign key (realm_id, applicant_uid) references applicant (realm_id, applicant_uid) on delete cascade,
  foreign key (realm_id, application_uid) references application (realm_id, application_uid) on delete cascade,
  foreign key (realm_id, made_by) references person (realm_id, person_uid) on delete cascade
);
create index handoff_of_maker on handoff (realm_id, made_by) where ended_at is null;
create index handoff_of_applicant on handoff (realm_id, applicant_uid);
create index handoff_of_application on handoff (realm_id, application_uid) where application_uid is not null;
create index handoff_of_session on handoff (realm_id, kc_session) where ended_at is null;
create index handoff_by_age on handoff (realm_id, expires_at);

alter table handoff enable row level security;
alter table handoff force row level security;
create policy tenant on handoff
  using (realm_id = nullif(current_setting('app.realm_id', true), '')::uuid)
  with check (realm_id = nullif(current_setting('app.realm_id', true), '')::uuid);

grant select, insert, update on handoff to visawright_api;
grant select (realm_id, expires_at), delete on handoff to visawright_worker;

-- An upload in pieces that a phone began is gone on with by that phone alone.
alter table upload_on_its_way add column handoff_uid uuid;
alter table upload_on_its_way add foreign key (realm_id, handoff_uid) references handoff (realm_id, handoff_uid)
  on delete set null (handoff_uid);
create index upload_on_its_way_of_handoff on upload_on_its_way (realm_id, handoff_uid) where handoff_uid is not null;

-- Who signs out on the computer has signed out on the phone, whichever call ended the session.
create function end_handoffs_of_session() returns trigger language plpgsql as $$
begin
  update handoff set ended_at = now() where realm_id = new.realm_id and kc_session = new.kc_session and ended_at is null;
  return new;
end $$;
create trigger end_handoffs_of_session after insert on ended_session for each row when (new.kc_session <> '')
  execute function end_handoffs_of_session();
