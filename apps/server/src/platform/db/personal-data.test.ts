import { personalData } from '@visawright/contract/privacy/personal-data.ts';
import { personalDataElsewhere } from '@visawright/contract/privacy/personal-data-elsewhere.ts';
import type { TableEntry } from '@visawright/contract/privacy/personal-data.types.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openClient } from './connection.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;
let live: Map<string, string[]>; // columns of each table; of a partitioned one, only the parent
let foreignKeys: { from: string; to: string }[];

beforeAll(async () => {
  database = await createTestDatabase();
  const owner = await openClient(database.ownerUrl);
  const columns = await owner.query<{ table: string; column: string }>(`
    select c.relname as table, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped`);
  const keys = await owner.query<{ from: string; to: string }>(`
    select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`);
  await owner.end();
  foreignKeys = keys.rows;
  live = new Map(
    [...Map.groupBy(columns.rows, ({ table }) => table)].map(([table, rows]) => [
      table,
      rows.map(({ column }) => column),
    ]),
  );
});
afterAll(() => database?.drop());

const lists = ['plain', 'sealed', 'hashed', 'keys', 'facts', 'links', 'other'] as const;
const listedIn = (entry: TableEntry) => lists.flatMap((list) => entry[list]?.split(' ') ?? []);
const sorted = (words: readonly string[]) => [...words].sort();

test('every table and column of the schema is listed once, and nothing else', () => {
  expect(sorted(Object.keys(personalData))).toEqual(sorted([...live.keys()]));
  for (const [table, columns] of live)
    expect([table, ...sorted(listedIn(personalData[table]!))]).toEqual([table, ...sorted(columns)]);
});

test('what remains, expires or is not exported has a reason', () => {
  for (const [table, entry] of Object.entries(personalData))
    if (entry.erasure !== 'deleted' || entry.exported === null)
      expect([table, Boolean(entry.why)]).toEqual([table, true]);
  for (const place of Object.values(personalDataElsewhere)) expect(place.how).not.toBe('');
});

test('a table without a person in it has no personal column', () => {
  for (const [table, { subject, plain, hashed, keys }] of Object.entries(personalData))
    if (subject === 'nobody' || subject === 'actor')
      expect([table, plain, hashed, keys]).toEqual([table, undefined, undefined, undefined]);
});

// Otherwise the values of an erased person stay in the planner's statistics, of which a dump knows nothing.
test('no personal value in plain text is sampled for statistics', async () => {
  const owner = await openClient(database.ownerUrl);
  const { rows } = await owner.query<{ table: string; column: string }>(`
    select c.relname as table, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and a.attstattarget = 0`);
  await owner.end();
  const plain = Object.entries(personalData).flatMap(([table, entry]) =>
    (entry.plain?.split(' ') ?? []).map((column) => `${table}.${column}`),
  );
  expect(plain.length).toBeGreaterThan(20);
  const excluded = new Set(rows.map(({ table, column }) => `${table}.${column}`));
  expect(plain.filter((column) => !excluded.has(column))).toEqual([]);
});

// A table that refers to a traveller's table is about a traveller too, however many tables lie between.
test('tables that are linked to a person indirectly are found as well', () => {
  const about = new Set(['applicant']);
  for (let before = 0; before < about.size;) {
    before = about.size;
    for (const { from, to } of foreignKeys) if (about.has(to)) about.add(from);
  }
  const missed = [...about].filter((table) => personalData[table]?.subject !== 'traveller');
  expect(missed).toEqual([]);
});
