import { totalCap, type Page } from '@visawright/contract/list.ts';
import { sql, type Db, type Sql } from '../access/db.ts';
import { writeCursor } from './cursor.ts';

export const limitOf = (text: string | undefined): number => Number(text ?? 50);

export interface ListedRow {
  readonly sort_key: string;
  readonly uid: string;
}

// Rows are asked for one beyond the page: whether there is a next one costs no second question.
export function pageFrom<Row extends ListedRow, Item>(
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

// `from … where …` as the list asks it; counting stops one past the cap.
export const countUpToCap = async (db: Db, from: Sql): Promise<number> =>
  (await db.get<{ n: number }>(sql`select count(*)::int as n from (select ${from} limit ${totalCap + 1}) counted`)).n;

export const allOf = (conditions: readonly Sql[]): Sql => conditions.reduce((all, each) => sql`${all} and ${each}`);
