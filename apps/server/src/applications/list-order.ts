import { sql, type Sql } from '../access/db.ts';
import type { Cursor } from '../lists/cursor.ts';

export interface ListOrder {
  readonly kind: 'time' | 'day';
  readonly key: Sql;
  readonly within: Sql; // where rows are picked, as an index has them
  shown(alias: Sql): Sql; // the same once more, of what was picked
  after(cursor: Cursor): Sql; // where rows are picked
  afterFound(cursor: Cursor): Sql; // of what was picked, as `f`
}

const orderBy = (kind: 'time' | 'day', key: Sql, isDown: boolean, uid: Sql = sql`a.application_uid`): ListOrder => {
  const way = isDown ? sql`desc` : sql`asc`;
  const beyond = isDown ? sql`<` : sql`>`;
  const typed = kind === 'time' ? sql`::timestamptz` : sql`::date`;
  const past = (sorted: Sql, last: Sql, cursor: Cursor) =>
    sql`(${sorted}, ${last}) ${beyond} (${cursor.key}${typed}, ${cursor.uid}::uuid)`;
  return {
    kind,
    key,
    within: sql`order by ${key} ${way}, ${uid} ${way}`,
    shown: (alias) => sql`order by ${alias}.sorted_by ${way}, ${alias}.application_uid ${way}`,
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

const asked = sql`t.application_uid`; // as the index of a reviewer's tasks has it
export const oldestRequestFirst = orderBy('time', requested, false, asked);
export const latestRequestFirst = orderBy('time', requested, true, asked);
