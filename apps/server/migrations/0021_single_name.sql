-- A passport with one name: which of the two name fields is blank on the page, as a person answered. Nobody guesses it.
alter table document
  add column blank_name text check (blank_name in ('surname', 'givenNames')),
  add column blank_name_by uuid,
  add column blank_name_at timestamptz,
  add check ((blank_name is null) = (blank_name_by is null) and (blank_name is null) = (blank_name_at is null)),
  add foreign key (realm_id, blank_name_by) references person (realm_id, person_uid);

drop trigger document_marks_summary on document;
create trigger document_marks_summary
  after update of state, category, kind, belonging, owner_question, blank_name, is_primary, verified_at, deleted_at, page_count on document
  for each row execute function mark_summary_stale_by_document();
