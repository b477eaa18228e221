import type { applicationSorts } from '@visawright/contract/applications/application-sorts.ts';
import { sql, type Sql } from '../../platform/db/db.ts';
import type { Cursor, CursorKind } from '../../platform/lists/cursor.ts';

export interface ListOrder {
  readonly kind: CursorKind;
  readonly key: Sql;
  readonly join: Sql; // the table of the key, if it is not the application's
  readonly within: Sql; // order while selecting rows, matching an index
  shown(alias: Sql): Sql; // the same order for the selected rows
  after(cursor: Cursor): Sql; // condition while selecting rows
  afterFound(cursor: Cursor): Sql; // condition for the selected rows, aliased `f`
}

interface Key {
  readonly kind: CursorKind;
  readonly key: Sql;
  readonly uid?: Sql; // the column that the key's index ends in
  readonly join?: Sql;
}

const types: Record<CursorKind, Sql> = {
  time: sql`::timestamptz`,
  day: sql`::date`,
  number: sql`::integer`,
  text: sql`::text`,
};

const orderBy = (
  { kind, key, uid = sql`a.application_uid`, join = sql`` }: Key,
  direction: 'ascending' | 'descending',
): ListOrder => {
  const isDescending = direction === 'descending';
  const word = isDescending ? sql`desc` : sql`asc`;
  const comparison = isDescending ? sql`<` : sql`>`;
  const past = (sorted: Sql, last: Sql, cursor: Cursor) =>
    sql`(${sorted}, ${last}) ${comparison} (${cursor.key}${types[kind]}, ${cursor.uid}::uuid)`;
  return {
    kind,
    key,
    join,
    within: sql`order by ${key} ${word}, ${uid} ${word}`,
    shown: (alias) => sql`order by ${alias}.sorted_by ${word}, ${alias}.application_uid ${word}`,
    after: (cursor) => past(key, uid, cursor),
    afterFound: (cursor) => past(sql`f.sorted_by`, sql`f.application_uid`, cursor),
  };
};

// The agency is part of the join, so that an index on the agency's keys can be read in order.
const join = sql`
  join application_sort o on o.realm_id = a.realm_id and o.agency_uid = a.agency_uid and o.application_uid = a.application_uid`;
const joined = (kind: CursorKind, key: Sql): Key => ({ kind, key, join, uid: sql`o.application_uid` });

const keys: Record<(typeof applicationSorts)[number], Key> = {
  created: { kind: 'time', key: sql`a.created_at` },
  travel: { kind: 'day', key: sql`a.travel_from` },
  lodgeBy: { kind: 'day', key: sql`a.lodge_order` },
  status: { kind: 'number', key: sql`a.status_order` },
  review: { kind: 'number', key: sql`a.review_order` },
  outcome: { kind: 'number', key: sql`a.outcome_order` },
  destination: { kind: 'text', key: sql`a.visa_to collate "C"` },
  reference: { kind: 'text', key: sql`a.reference collate "C"` },
  applicant: joined('text', sql`o.applicant_name`),
  agent: joined('text', sql`o.agent_name`),
  documents: joined('number', sql`o.documents_missing`),
  findings: joined('number', sql`o.findings`),
};

type Word = keyof typeof keys;
export type SortWord = Word | `-${Word}`;

// `created` begins with the newest, every other word with the smallest; a minus reverses the order, ties included.
const written: Partial<Record<SortWord, ListOrder>> = {};
for (const word of Object.keys(keys) as Word[]) {
  const isNewestFirst = word === 'created';
  written[word] = orderBy(keys[word], isNewestFirst ? 'descending' : 'ascending');
  written[`-${word}`] = orderBy(keys[word], isNewestFirst ? 'ascending' : 'descending');
}
export const listOrders = written as Readonly<Record<SortWord, ListOrder>>;

const requested: Key = { kind: 'time', key: sql`t.requested_at`, uid: sql`t.application_uid` };
export const oldestRequestFirst = orderBy(requested, 'ascending');
export const latestRequestFirst = orderBy(requested, 'descending');
