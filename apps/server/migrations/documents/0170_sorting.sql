-- Bulk sorting: staff upload the files of everyone on a trip and do not say whose they are.
alter table upload add column for_trip boolean not null default false;
alter table upload_session add column for_trip boolean not null default false;

-- Where the system found a document that it then gave to another traveller: the uploaded file and the first page in it, from 1. Neighbours
-- in a file speak for whose a page is. Not a reference: the file is erased with the traveller among whose documents it was.
alter table document add column found_in uuid, add column found_at integer check (found_at > 0);
create index document_found_in on document (realm_id, found_in) where found_in is not null;

-- An answer to whose a document is shows in every open list of pages.
drop trigger changed_document_raises_arrangement on document;
create trigger changed_document_raises_arrangement
  after update of version, category, category_outcome, kind, is_primary, page_count, to_confirm, deleted_at, state, belonging,
    owner_question, placed_by on document
  for each row when (
    (old.version, old.category, old.category_outcome, old.is_primary, old.page_count, old.to_confirm, old.belonging)
      is distinct from (new.version, new.category, new.category_outcome, new.is_primary, new.page_count, new.to_confirm, new.belonging)
    or old.kind is distinct from new.kind or old.deleted_at is distinct from new.deleted_at
    or old.owner_question is distinct from new.owner_question or old.placed_by is distinct from new.placed_by
    or old.state <> new.state and new.state in ('rendered', 'checked', 'rejected', 'failed'))
  execute function document_raises_arrangement();
