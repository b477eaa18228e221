-- Forms: who answered what and when, the declaration, and findings somebody goes on in spite of.
-- What stands in a form now is `application.answers`; every act on it is kept here. Both are sealed under the applicant's key.

alter table application add column declared_at timestamptz;      -- the standing declaration; reopening ends it
alter table application add column declared_by uuid;
alter table application add foreign key (realm_id, declared_by) references person (realm_id, person_uid);

-- An application keeps the form it began with. Those that were here before forms had versions began with the first, and what lies beyond
-- the declaration was declared when it came there.
do $$
declare
  known uuid;
begin
  alter table application disable trigger application_life;
  for known in select realm_id from realm loop
    perform set_config('app.realm_id', known::text, true);
    update application set form_version = 1 where realm_id = known and form_id is not null and form_version is null;
    update application set declared_at = status_since where realm_id = known and status not in ('draft', 'initiated');
  end loop;
  perform set_config('app.realm_id', '', true);
  alter table application enable trigger application_life;
end $$;

create table answer_act (
  realm_id uuid not null references realm (realm_id),
  application_uid uuid not null,
  act_no integer not null,
  field text not null,
  act text not null check (act in ('confirmed', 'edited', 'declared')),
  person_uid uuid not null,
  at timestamptz not null default clock_timestamp(),
  body bytea not null,                                           -- the value, what was proposed, and where it stands
  primary key (realm_id, application_uid, act_no),
  foreign key (realm_id, application_uid) references application (realm_id, application_uid) on delete cascade,
  foreign key (realm_id, person_uid) references person (realm_id, person_uid)
);
create index answer_act_of_field on answer_act (realm_id, application_uid, field, act_no desc);

-- The last word on a finding counts.
create table finding_acceptance (
  realm_id uuid not null references realm (realm_id),
  application_uid uuid not null,
  acceptance_no integer not null,
  key text not null,                                             -- the rule and what it speaks of, never a value
  person_uid uuid not null,
  at timestamptz not null default clock_timestamp(),
  reason bytea,                                                  -- null: taken back
  primary key (realm_id, application_uid, acceptance_no),
  foreign key (realm_id, application_uid) references application (realm_id, application_uid) on delete cascade,
  foreign key (realm_id, person_uid) references person (realm_id, person_uid)
);

create trigger answer_act_append_only before update on answer_act for each row execute function change_log_is_append_only();
create trigger finding_acceptance_append_only before update on finding_acceptance
  for each row execute function change_log_is_append_only();

-- That required answers are valid and nothing blocks is judged where the rules are; that somebody declared it, here.
create or replace function guard_declaration_accepted(a application) returns boolean language sql stable as $$
  select a.declared_at is not null $$;

-- What was declared stays as it was declared, and a declaration ends with reopening.
create function application_keeps_its_declaration() returns trigger language plpgsql as $$
begin
  if old.status not in ('draft', 'initiated') then
    if new.answers is distinct from old.answers or new.form_version is distinct from old.form_version then
      raise exception 'the answers are declared' using errcode = 'VW001';
    end if;
    if new.status = 'initiated' then
      new.declared_at := null;
      new.declared_by := null;
    end if;
  end if;
  return new;
end $$;
create trigger application_declaration before update on application for each row execute function application_keeps_its_declaration();

do $$
declare
  named text;
begin
  foreach named in array array['answer_act', 'finding_acceptance'] loop
    execute format('alter table %I enable row level security', named);
    execute format('alter table %I force row level security', named);
    execute format('create policy tenant on %I using (realm_id = nullif(current_setting(''app.realm_id'', true), '''')::uuid)
      with check (realm_id = nullif(current_setting(''app.realm_id'', true), '''')::uuid)', named);
  end loop;
end $$;

grant select, insert on answer_act, finding_acceptance to visawright_api;
