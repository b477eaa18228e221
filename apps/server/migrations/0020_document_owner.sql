-- Whose is it? A document that names someone else than the traveller is asked about; the answer and who gave it are kept.
alter table document add column owner_question text check (owner_question in ('similar', 'different', 'sameName'));  -- null: nothing to ask

create table owner_answer (
  realm_id uuid not null references realm (realm_id),
  document_uid uuid not null,
  answer_no integer not null,
  answer text not null check (answer in ('traveller', 'supporting')),
  person_uid uuid not null,
  at timestamptz not null default clock_timestamp(),
  body bytea not null,                                           -- the people the document named when it was asked
  primary key (realm_id, document_uid, answer_no),
  foreign key (realm_id, document_uid) references document (realm_id, document_uid) on delete cascade,
  foreign key (realm_id, person_uid) references person (realm_id, person_uid)
);
create trigger owner_answer_append_only before update on owner_answer for each row execute function reject_update();
call enable_tenant_policy('owner_answer');
grant select, insert on owner_answer to visawright_api, visawright_worker;

drop trigger document_marks_summary on document;
create trigger document_marks_summary
  after update of state, category, kind, belonging, owner_question, is_primary, verified_at, deleted_at, page_count on document
  for each row execute function mark_summary_stale_by_document();
