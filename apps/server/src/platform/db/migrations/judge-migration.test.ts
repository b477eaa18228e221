import { expect, test } from 'vitest';
import { judgeMigration, migrationRules, type MigrationRule } from './judge-migration.ts';
import { readMigrations } from './read-migrations.ts';

// Files up to this number ran before there was a database that must not stop.
const lastExempt = 250;

const earlier = [
  { file: '0001_first.sql', text: 'create table trip (id uuid primary key, note text, days integer)' },
  { file: '0290_notes.sql', text: 'alter table trip add constraint trip_note check (note is not null) not valid' },
  { file: '0291_checked.sql', text: 'alter table trip validate constraint trip_note' },
];
const rulesOf = (text: string, file = '0300_new.sql') =>
  judgeMigration({ file, text }, earlier).map(({ rule }) => rule);

test('no migration stops people while it runs', () => {
  const all = readMigrations();
  const judged = all.filter(({ file }) => Number(file.slice(0, 4)) > lastExempt);
  const faults = judged.flatMap((migration) =>
    judgeMigration(migration, all.slice(0, all.indexOf(migration))).map(
      ({ rule, statement }) => `${migration.file}: ${migrationRules[rule]}: ${statement.slice(0, 80)}`,
    ),
  );
  expect(faults).toEqual([]);
  expect(judged.length).toBeGreaterThan(0);
});

// One of each kind, as it would be written.
const planted: readonly (readonly [MigrationRule, string])[] = [
  ['blockingIndex', 'create index trip_days on trip (days)'],
  ['blockingIndex', 'create unique index trip_days on only trip (days)'],
  ['blockingIndex', 'create index concurrently trip_days on trip (days)'],
  ['blockingIndex', 'drop index trip_days'],
  ['notRepeatable', '-- outside a transaction\ncreate index concurrently trip_days on trip (days)'],
  ['notRepeatable', '-- outside a transaction\nalter table trip add column place text'],
  ['requiredColumn', 'alter table trip add column place text not null'],
  ['requiredColumn', 'alter table trip add column a text, add place text not null'],
  ['notNull', 'alter table trip alter column days set not null'],
  ['rewrite', 'alter table trip alter column days type bigint'],
  ['rewrite', 'alter table trip alter days set data type bigint using days::bigint'],
  ['rewrite', 'alter table trip add column key uuid not null default gen_random_uuid()'],
  ['rewrite', 'alter table trip add column twice integer generated always as (days * 2) stored'],
  ['rewrite', 'alter table trip add column no bigserial'],
  ['rewrite', 'vacuum full trip'],
  ['unvalidated', 'alter table trip add constraint trip_days check (days > 0)'],
  ['unvalidated', 'alter table trip add check (days > 0)'],
  ['unvalidated', 'alter table trip add foreign key (id) references other (id)'],
  ['unvalidated', 'alter table trip add constraint trip_once unique (note)'],
  ['unvalidated', 'alter table trip add column place text unique'],
  [
    'validation',
    'alter table trip add constraint days check (days > 0) not valid; alter table trip validate constraint days',
  ],
  ['removal', 'alter table trip drop column note'],
  ['removal', 'alter table trip drop note'],
  ['removal', 'alter table trip rename column note to text'],
  ['removal', 'alter table trip rename to journey'],
  ['removal', 'alter table trip alter column days drop default'],
  ['removal', 'drop table if exists trip'],
  ['removal', 'drop view trips'],
  ['removal', 'drop function days_of(uuid)'],
  ['removal', 'revoke insert on trip from visawright_api'],
  ['removal', 'truncate trip'],
  ['contract', '-- contract after 0299_unknown.sql\nalter table trip drop column note'],
  ['rows', "update trip set note = 'x;y' where note is null"],
  ['rows', 'with old as (select 1) delete from trip'],
  ['rows', 'do $$ begin update trip set note = null; end $$'],
  ['lock', 'lock table trip in access exclusive mode'],
  ['limits', "set lock_timeout = '1h'"],
  ['limits', "select set_config('statement_timeout', '0', true)"],
  ['limits', 'commit'],
];
test.each(planted)('%s: %s', (rule, text) => expect(rulesOf(text)).toContain(rule));

test('every rule has a violation that it finds', () => {
  expect([...new Set(planted.map(([rule]) => rule))].sort()).toEqual(Object.keys(migrationRules).sort());
});

test.each([
  'create table stop (id uuid primary key, trip uuid not null references trip (id)); create index stop_trip on stop (trip)',
  'create table stop (id uuid, n int); alter table stop add constraint n check (n > 0); update stop set n = 1',
  'alter table trip add column place text, add column seats integer not null default 0, add at timestamptz default now()',
  '-- outside a transaction\ncreate index concurrently if not exists trip_days on trip (days);\nalter table trip validate constraint x',
  '-- outside a transaction\ndrop index concurrently if exists trip_days',
  'alter table trip add constraint days check (days > 0) not valid',
  'alter table trip add constraint trip_key unique using index trip_key_index',
  'alter table trip validate constraint added_before',
  'alter table trip alter column note set not null',
  '-- contract after 0291_checked.sql\nalter table trip drop column note; drop table other; revoke all on trip from visawright_api',
  'alter table trip drop constraint trip_days, alter column note drop not null, alter column days set default 1',
  'revoke all on procedure fill from public; grant select on trip to visawright_api',
  "-- alter table trip drop column note\ninsert into kind (name) values ('lock table; update trip')",
])('%s', (text) => expect(rulesOf(text)).toEqual([]));
