import { totalCap, type Page } from '@visawright/contract/platform/list.ts';
import { sql, type Db, type Sql } from '../db/db.ts';
import { writeCursor } from './cursor.ts';

export const parseLimit = (text: string | undefined): number => Number(text ?? 50);

export interface ListedRow {
  readonly sort_key: string;
  readonly uid: string;
}

// Callers fetch one row more than the page, so knowing whether there is a next page costs no extra query.
export function buildPage<Row extends ListedRow, Item>(
  rows: readonly Row[],
  limit: number,
  counted: number | undefined,
  itemOf: (row: Row) => Item,
): Page<Item> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(itemOf),
    nextCursor: rows.length > limit && last ? writeCursor({ key: last.sort_key, uid: last.uid }) : null,
    total: counted === undefined ? null : Math.min(counted, totalCap),
    more: counted !== undefined && counted > totalCap,
  };
}

// Takes the list's own `from … where …`; counting stops one past the cap.
export const countUpToCap = async (db: Db, from: Sql): Promise<number> =>
  (await db.get<{ n: number }>(sql`select count(*)::int as n from (select ${from} limit ${totalCap + 1}) counted`)).n;

export const allOf = (conditions: readonly Sql[]): Sql => conditions.reduce((all, each) => sql`${all} and ${each}`);
