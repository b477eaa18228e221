-- Programs look here, when they start, whether the database has what they need.
alter table schema_migration add column requires text; -- of a contract: programs that do not know this file cannot run any more

grant select on schema_migration to visawright_api, visawright_worker;

-- How far each backfill is in each realm. What it reached is the key of the last row that was filled, and commits with the rows.
create table backfill (
  realm_id uuid not null references realm (realm_id) on delete cascade,
  name text not null,
  reached text,
  rows_filled bigint not null default 0,
  started_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz,
  primary key (realm_id, name)
);

call enable_tenant_policy('backfill');

grant select, insert, update on backfill to visawright_worker;
