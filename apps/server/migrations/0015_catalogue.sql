-- Keeping forms and rules current: who compared what with which source, and data files somebody proposes.

-- What was verified is named by its content too: when the data changes, nobody has verified the new one.
create table catalogue_verification (
  realm_id uuid not null references realm (realm_id),
  verification_uid uuid not null default gen_random_uuid(),
  form_id text not null,
  part text not null check (part in ('form', 'checklist', 'fees', 'processing', 'rule')),
  rule_id text,                                                  -- of a rule alone
  content_sha256 text not null,
  source text not null,                                          -- an address, or words
  verified_on date not null,
  verified_by uuid not null,
  verified_at timestamptz not null default clock_timestamp(),
  primary key (realm_id, verification_uid),
  check ((part = 'rule') = (rule_id is not null)),
  foreign key (realm_id, verified_by) references person (realm_id, person_uid)
);
create index catalogue_verification_of_form on catalogue_verification (realm_id, form_id, verified_at desc);
create trigger catalogue_verification_append_only before update on catalogue_verification
  for each row execute function change_log_is_append_only();

-- A proposal changes nothing by itself: the operator adds its file to the product, and applications keep the version they have.
create table catalogue_proposal (
  realm_id uuid not null references realm (realm_id),
  proposal_uid uuid not null default gen_random_uuid(),
  target text not null,                                          -- a destination's id, or a block's
  body text not null,                                            -- the data file as it was given
  note text not null,
  state text not null default 'open' check (state in ('open', 'withdrawn', 'taken')),
  proposed_by uuid not null,
  proposed_at timestamptz not null default clock_timestamp(),
  decided_by uuid,
  decided_at timestamptz,
  primary key (realm_id, proposal_uid),
  check ((state = 'open') = (decided_at is null)),
  foreign key (realm_id, proposed_by) references person (realm_id, person_uid),
  foreign key (realm_id, decided_by) references person (realm_id, person_uid)
);
create index catalogue_proposal_by_age on catalogue_proposal (realm_id, proposed_at desc, proposal_uid desc);
create index catalogue_proposal_open on catalogue_proposal (realm_id) where state = 'open';

-- Which open applications keep which version of a form: counted, never read.
create index application_open_by_form on application (realm_id, form_id, form_version, status)
  where deleted_at is null and status <> 'submitted';

do $$
declare
  named text;
begin
  foreach named in array array['catalogue_verification', 'catalogue_proposal'] loop
    execute format('alter table %I enable row level security', named);
    execute format('alter table %I force row level security', named);
    execute format('create policy tenant on %I using (realm_id = nullif(current_setting(''app.realm_id'', true), '''')::uuid)
      with check (realm_id = nullif(current_setting(''app.realm_id'', true), '''')::uuid)', named);
  end loop;
end $$;

grant select, insert on catalogue_verification to visawright_api;
grant select, insert, update (state, decided_by, decided_at) on catalogue_proposal to visawright_api;
grant select on catalogue_verification to visawright_worker;
