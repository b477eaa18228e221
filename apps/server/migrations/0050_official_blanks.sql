-- Official forms: an authority's own PDF, uploaded by an admin, with its fields matched to our questions. Published, it is filled into the
-- packages of its destination. The PDF and its page pictures are sealed under a key of their own; a form contains no personal data.
create table official_blank (
  realm_id uuid not null references realm (realm_id),
  blank_uid uuid not null default gen_random_uuid(),
  form_id text not null,                                         -- the destination's form
  title text not null,
  source text not null,                                          -- the address it was taken from, or a description
  edition_on date not null,                                      -- the date of the form
  file_name text not null,
  file_sha256 bytea not null check (length(file_sha256) = 32),   -- of the uploaded file
  byte_size bigint not null,
  object_prefix text not null,                                   -- form.pdf, page-0.jpg …
  wrapped_key bytea not null,
  pages jsonb not null,                                          -- size of each page in points
  words jsonb not null,                                          -- printed words with their areas, for labels of drawn fields
  fields jsonb not null,
  matches jsonb not null,
  state text not null default 'draft' check (state in ('draft', 'published', 'retired')),
  version integer not null default 1,
  created_by uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  published_by uuid,
  published_at timestamptz,                                      -- the last time
  primary key (realm_id, blank_uid),
  check ((state = 'draft') = (published_at is null)),
  foreign key (realm_id, created_by) references person (realm_id, person_uid),
  foreign key (realm_id, published_by) references person (realm_id, person_uid)
);
create unique index official_blank_published on official_blank (realm_id, form_id) where state = 'published';
create index official_blank_of_form on official_blank (realm_id, form_id, created_at desc);

-- What was published does not change: packages refer to it.
create function enforce_published_blank() returns trigger language plpgsql as $$
begin
  if old.state <> 'draft' and (new.fields, new.matches, new.pages, new.object_prefix, new.form_id)
    is distinct from (old.fields, old.matches, old.pages, old.object_prefix, old.form_id) then
    raise exception 'the form was published';
  end if;
  return new;
end $$;
create trigger official_blank_published_stays before update on official_blank
  for each row execute function enforce_published_blank();

-- The PDF and the pictures are deleted with the row.
create function queue_blank_object_deletion() returns trigger language plpgsql as $$
begin
  insert into object_to_delete (realm_id, object_key)
  select old.realm_id, old.object_prefix || name
  from (select 'form.pdf' as name union all
    select 'page-' || n || '.jpg' from generate_series(0, jsonb_array_length(old.pages) - 1) n) objects
  on conflict do nothing;
  return null;
end $$;
create trigger official_blank_object_deletion after delete on official_blank
  for each row execute function queue_blank_object_deletion();

call enable_tenant_policy('official_blank');

grant select, insert, delete on official_blank to visawright_api;
grant update (source, edition_on, fields, matches, state, version, published_by, published_at) on official_blank to visawright_api;
grant select on official_blank to visawright_worker;
