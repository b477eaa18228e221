-- Forms: who answered what and when, accepted findings, the summary that lists show, and the upkeep of forms and rules.
-- The current answers are application.answers; every act on them is recorded here. Both are sealed under the applicant's key.

create table answer_act (
  realm_id uuid not null references realm (realm_id),
  application_uid uuid not null,
  act_no integer not null,
  field text not null,
  act text not null check (act in ('confirmed', 'edited', 'declared')),
  person_uid uuid not null,
  at timestamptz not null default clock_timestamp(),
  body bytea not null,                                           -- the value, what was proposed, and its evidence
  primary key (realm_id, application_uid, act_no),
  foreign key (realm_id, application_uid) references application (realm_id, application_uid) on delete cascade,
  foreign key (realm_id, person_uid) references person (realm_id, person_uid)
);
create index answer_act_of_field on answer_act (realm_id, application_uid, field, act_no desc);
create trigger answer_act_append_only before update on answer_act for each row execute function reject_update();

-- The latest row of a finding counts.
create table finding_acceptance (
  realm_id uuid not null references realm (realm_id),
  application_uid uuid not null,
  acceptance_no integer not null,
  key text not null,                                             -- the rule and its subject, never a value
  person_uid uuid not null,
  at timestamptz not null default clock_timestamp(),
  reason bytea,                                                  -- null: the acceptance was withdrawn
  primary key (realm_id, application_uid, acceptance_no),
  foreign key (realm_id, application_uid) references application (realm_id, application_uid) on delete cascade,
  foreign key (realm_id, person_uid) references person (realm_id, person_uid)
);
create trigger finding_acceptance_append_only before update on finding_acceptance for each row execute function reject_update();

-- The result of the last evaluation of the rules, in numbers, so that lists need not open a document. It holds no value and no text of a
-- document, only which rule and which checklist item come first.
create table application_summary (
  realm_id uuid not null references realm (realm_id),
  application_uid uuid not null,
  documents_present integer not null,
  documents_required integer not null,                           -- of the checklist, as far as it applies to this person
  blocking integer not null,                                     -- open findings only; accepted ones do not count
  warnings integer not null,
  first_key text,                                                -- the most severe open finding: its rule and subject
  first_severity text check (first_severity in ('blocking', 'warning', 'note')),
  judged_at timestamptz not null default clock_timestamp(),
  is_stale boolean not null default false,                       -- an input of the rules changed since
  primary key (realm_id, application_uid),
  foreign key (realm_id, application_uid) references application (realm_id, application_uid) on delete cascade
);

-- Inputs of the rules: the answers, the trip, the list of documents, a document, a value in one.
create function mark_summary_stale() returns trigger language plpgsql as $$
begin
  update application_summary s set is_stale = true
  where s.realm_id = new.realm_id and s.application_uid = new.application_uid and not s.is_stale;
  return null;
end $$;
create trigger application_marks_summary
  after update of answers, travel_from, travel_to, visa_to, visa_category, visa_type, nationality, form_id, form_version on application
  for each row execute function mark_summary_stale();

create function mark_summary_stale_by_attachment() returns trigger language plpgsql as $$
begin
  update application_summary s set is_stale = true from changed c
  where s.realm_id = c.realm_id and s.application_uid = c.application_uid and not s.is_stale;
  return null;
end $$;
create trigger attached_marks_summary after insert on application_document referencing new table as changed
  for each statement execute function mark_summary_stale_by_attachment();
create trigger detached_marks_summary after delete on application_document referencing old table as changed
  for each statement execute function mark_summary_stale_by_attachment();

create function mark_summary_stale_by_document() returns trigger language plpgsql as $$
begin
  update application_summary s set is_stale = true from application_document d
  where d.realm_id = new.realm_id and d.document_uid = new.document_uid
    and s.realm_id = d.realm_id and s.application_uid = d.application_uid and not s.is_stale;
  return null;
end $$;
create trigger document_marks_summary after update of state, category, kind, belonging, is_primary, verified_at, deleted_at, page_count on document
  for each row execute function mark_summary_stale_by_document();
create trigger value_marks_summary after insert on value_act for each row execute function mark_summary_stale_by_document();

-- Who compared which form or rule with which source. The content's hash is part of it: changed data is no longer verified.
create table catalogue_verification (
  realm_id uuid not null references realm (realm_id),
  verification_uid uuid not null default gen_random_uuid(),
  form_id text not null,
  part text not null check (part in ('form', 'checklist', 'fees', 'processing', 'rule')),
  rule_id text,                                                  -- for part 'rule' only
  content_sha256 text not null,
  source text not null,                                          -- an address, or a description
  verified_on date not null,
  verified_by uuid not null,
  verified_at timestamptz not null default clock_timestamp(),
  primary key (realm_id, verification_uid),
  check ((part = 'rule') = (rule_id is not null)),
  foreign key (realm_id, verified_by) references person (realm_id, person_uid)
);
create index catalogue_verification_of_form on catalogue_verification (realm_id, form_id, verified_at desc);
create trigger catalogue_verification_append_only before update on catalogue_verification
  for each row execute function reject_update();

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

call enable_tenant_policy('answer_act', 'finding_acceptance', 'application_summary', 'catalogue_verification', 'catalogue_proposal');

grant select, insert on answer_act, finding_acceptance, catalogue_verification to visawright_api;
grant select, insert, update on application_summary to visawright_api, visawright_worker;
grant select, insert, update (state, decided_by, decided_at) on catalogue_proposal to visawright_api;
grant select on catalogue_verification to visawright_worker;
