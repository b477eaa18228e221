-- How a traveller's pages are arranged into documents, changed by several people at once.

-- Raised once by every transaction that changes the traveller's documents or their pages, whoever makes it: a person, the pipeline, a
-- sweep. A screen whose number is lower reads the arrangement again.
create table arrangement (
  realm_id uuid not null references realm (realm_id),
  applicant_uid uuid not null,
  version integer not null default 1,
  raised_in xid8 not null default pg_current_xact_id(),
  primary key (realm_id, applicant_uid),
  foreign key (realm_id, applicant_uid) references applicant (realm_id, applicant_uid) on delete cascade
);

create function raise_arrangement(realm uuid, applicants uuid[]) returns void language sql as $$
  insert into arrangement as a (realm_id, applicant_uid)
  select distinct realm, each from unnest(applicants) each order by each
  on conflict (realm_id, applicant_uid) do update set version = a.version + 1, raised_in = pg_current_xact_id()
    where a.raised_in <> pg_current_xact_id() $$;

create function document_raises_arrangement() returns trigger language plpgsql as $$
begin
  perform raise_arrangement(new.realm_id, array[new.applicant_uid]);
  return null;
end $$;
create trigger document_raises_arrangement after insert on document for each row execute function document_raises_arrangement();
-- Not the stages in between: nothing that a list of pages shows depends on them.
create trigger changed_document_raises_arrangement
  after update of version, category, category_outcome, kind, is_primary, page_count, to_confirm, deleted_at, state on document
  for each row when (
    (old.version, old.category, old.category_outcome, old.is_primary, old.page_count, old.to_confirm)
      is distinct from (new.version, new.category, new.category_outcome, new.is_primary, new.page_count, new.to_confirm)
    or old.kind is distinct from new.kind or old.deleted_at is distinct from new.deleted_at
    or old.state <> new.state and new.state in ('rendered', 'checked', 'rejected', 'failed'))
  execute function document_raises_arrangement();

-- A list of pages is replaced by deleting and inserting it; an emptied document is deleted, which is a change of the document.
create function pages_raise_arrangement() returns trigger language plpgsql as $$
begin
  perform raise_arrangement(c.realm_id, array_agg(distinct c.applicant_uid)) from changed c group by c.realm_id;
  return null;
end $$;
create trigger pages_raise_arrangement after insert on document_page referencing new table as changed
  for each statement execute function pages_raise_arrangement();

-- One step of an editor: what was asked for, and what is needed to undo it. Ids and page operations only, never a name or a value.
create table arrangement_operation (
  realm_id uuid not null references realm (realm_id),
  operation_uid uuid not null,                                   -- chosen by the client: a repeated one has one effect
  operation_no bigint generated always as identity,
  visit_uid uuid not null,                                       -- one open screen
  person_uid uuid not null,
  applicants uuid[] not null,                                    -- the travellers it named
  body jsonb not null,                                           -- the step as sent
  inverse jsonb,                                                 -- null: refused
  pages uuid[] not null default '{}',                            -- which it moved, edited or removed
  outcome text not null check (outcome in ('applied', 'rebased', 'refused')),
  refusal text,
  lost_to uuid,                                                  -- who made the change it lost against
  undoes uuid,
  undone_by uuid,
  created_at timestamptz not null default clock_timestamp(),
  primary key (realm_id, operation_uid),
  check ((outcome = 'refused') = (refusal is not null) and (outcome = 'refused') = (inverse is null)),
  foreign key (realm_id, person_uid) references person (realm_id, person_uid),
  foreign key (realm_id, lost_to) references person (realm_id, person_uid),
  foreign key (realm_id, undoes) references arrangement_operation (realm_id, operation_uid) on delete set null (undoes),
  foreign key (realm_id, undone_by) references arrangement_operation (realm_id, operation_uid) on delete set null (undone_by)
);
create index arrangement_operation_of_visit on arrangement_operation (realm_id, visit_uid, operation_no);
create index arrangement_operation_of_applicants on arrangement_operation using gin (applicants);
create index arrangement_operation_of_pages on arrangement_operation using gin (pages);

-- Erasing a traveller erases every operation that named them.
create function forget_arrangement() returns trigger language plpgsql as $$
begin
  delete from arrangement_operation where realm_id = old.realm_id and applicants @> array[old.applicant_uid];
  return old;
end $$;
create trigger applicant_forgets_arrangement before delete on applicant for each row execute function forget_arrangement();

call enable_tenant_policy('arrangement', 'arrangement_operation');

grant select, insert, update on arrangement to visawright_api, visawright_worker;
grant select, insert, update (undone_by) on arrangement_operation to visawright_api;
