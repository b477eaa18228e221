import { sql, type Sql } from '../../platform/db/db.ts';
import type { Cursor } from '../../platform/lists/cursor.ts';

export interface ListOrder {
  readonly kind: 'time' | 'day';
  readonly key: Sql;
  readonly within: Sql; // order while selecting rows, matching an index
  shown(alias: Sql): Sql; // the same order for the selected rows
  after(cursor: Cursor): Sql; // condition while selecting rows
  afterFound(cursor: Cursor): Sql; // condition for the selected rows, aliased `f`
}

const orderBy = (
  kind: 'time' | 'day',
  key: Sql,
  isDescending: boolean,
  uid: Sql = sql`a.application_uid`,
): ListOrder => {
  const direction = isDescending ? sql`desc` : sql`asc`;
  const comparison = isDescending ? sql`<` : sql`>`;
  const typed = kind === 'time' ? sql`::timestamptz` : sql`::date`;
  const past = (sorted: Sql, last: Sql, cursor: Cursor) =>
    sql`(${sorted}, ${last}) ${comparison} (${cursor.key}${typed}, ${cursor.uid}::uuid)`;
  return {
    kind,
    key,
    within: sql`order by ${key} ${direction}, ${uid} ${direction}`,
    shown: (alias) => sql`order by ${alias}.sorted_by ${direction}, ${alias}.application_uid ${direction}`,
    after: (cursor) => past(key, uid, cursor),
    afterFound: (cursor) => past(sql`f.sorted_by`, sql`f.application_uid`, cursor),
  };
};

const created = sql`a.created_at`;
const travel = sql`a.travel_from`;
const requested = sql`t.requested_at`;

export const listOrders = {
  created: orderBy('time', created, true),
  '-created': orderBy('time', created, false),
  travel: orderBy('day', travel, false),
  '-travel': orderBy('day', travel, true),
} as const;

const asked = sql`t.application_uid`; // the column that the index on review tasks ends in
export const oldestRequestFirst = orderBy('time', requested, false, asked);
export const latestRequestFirst = orderBy('time', requested, true, asked);
