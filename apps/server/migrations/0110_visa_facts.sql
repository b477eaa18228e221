-- Visa facts kept current by a realm's staff. A fact is named by its form and key (see facts-of.ts in packages/forms).

-- Who compared which fact with its source. The hash of the value is part of it: a changed value is no longer checked.
create table fact_check (
  realm_id uuid not null references realm (realm_id),
  check_uid uuid not null default gen_random_uuid(),
  form_id text not null,
  fact_key text not null,                                        -- or 'document:*' for facts that share one source
  value_sha256 text not null,
  source text not null,                                          -- title and address of what it was compared with
  checked_on date not null,
  checked_by uuid not null,
  checked_at timestamptz not null default clock_timestamp(),
  primary key (realm_id, check_uid),
  foreign key (realm_id, checked_by) references person (realm_id, person_uid)
);
create index fact_check_of_fact on fact_check (realm_id, form_id, fact_key, checked_at desc);
create trigger fact_check_append_only before update on fact_check for each row execute function reject_update();

-- A change of one fact, or an import of many. One person proposes it and another one decides; approved, it is in force in this realm.
create table fact_change (
  realm_id uuid not null references realm (realm_id),
  change_uid uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('edit', 'import')),
  note text not null,                                            -- why, and for an import the hash of its file
  state text not null default 'proposed' check (state in ('proposed', 'approved', 'declined', 'withdrawn')),
  proposed_by uuid not null,
  proposed_at timestamptz not null default clock_timestamp(),
  decided_by uuid,
  decided_at timestamptz,
  decision text,                                                 -- the reason; without it nothing is declined
  primary key (realm_id, change_uid),
  check ((state = 'proposed') = (decided_at is null) and (decided_by is null) = (decided_at is null)),
  check (state not in ('approved', 'declined') or decided_by <> proposed_by),
  check (state <> 'withdrawn' or decided_by = proposed_by),
  check (state <> 'declined' or decision is not null),
  foreign key (realm_id, proposed_by) references person (realm_id, person_uid),
  foreign key (realm_id, decided_by) references person (realm_id, person_uid)
);
create index fact_change_by_age on fact_change (realm_id, proposed_at desc, change_uid desc);
create index fact_change_proposed on fact_change (realm_id) where state = 'proposed';

create table fact_change_item (
  realm_id uuid not null references realm (realm_id),
  change_uid uuid not null,
  form_id text not null,
  fact_key text not null,
  shipped_sha256 text,                                           -- of the product's value it replaces; null: the product has none
  value jsonb,                                                   -- null: removed
  provenance jsonb not null,
  primary key (realm_id, change_uid, form_id, fact_key),
  foreign key (realm_id, change_uid) references fact_change (realm_id, change_uid) on delete cascade
);
create index fact_change_item_of_fact on fact_change_item (realm_id, form_id, fact_key);
create trigger fact_change_item_append_only before update on fact_change_item for each row execute function reject_update();

call enable_tenant_policy('fact_check', 'fact_change', 'fact_change_item');

grant select, insert on fact_check, fact_change, fact_change_item to visawright_api;
grant update (state, decided_by, decided_at, decision) on fact_change to visawright_api;
grant select on fact_check, fact_change, fact_change_item to visawright_worker;
