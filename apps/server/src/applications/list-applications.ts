import type { Application } from '@visawright/contract/application.ts';
import { totalCap, type Page } from '@visawright/contract/list.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Db, type Sql } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { readCursor } from '../lists/cursor.ts';
import { limitOf, pageFrom, type ListedRow } from '../lists/page.ts';
import { recordOf, type ApplicationRow } from './application-row.ts';
import { recordsFrom } from './applications.queries.ts';
import type { ListQuery } from './list-conditions.ts';
import { allApplications, foundBy, isWideSearch, type Source } from './list-found.ts';
import { searchCap } from './list-search.ts';

type Row = ApplicationRow & ListedRow & { readonly total: number };

// Three sizes as constants in the text: the planner then knows how few rows are wanted, and each text is prepared once.
const sizes = [
  [25, sql`limit 26`],
  [50, sql`limit 51`],
  [100, sql`limit 101`],
] as const;
const limitFor = (limit: number): Sql => sizes.find(([size]) => limit <= size)![1];
const pastTheCap = sql`limit 1001`;

// Reach, what the ids narrow, filters and search in one statement a page. The first page finds up to the cap, which is its total, and
// reads no more of them than it shows.
export async function listApplications(
  db: Db,
  keys: KeyStore,
  actor: Actor,
  query: ListQuery,
  source: Source = allApplications(query.sort),
): Promise<Page<Application>> {
  const asked = { db, keys, actor, query, source };
  const { order } = source;
  const size = limitFor(limitOf(query.limit));
  const cursor = readCursor(query.cursor, order.kind);
  const picked = sql`
    select a.*, true as in_reach, f.sorted_by, f.total
    from (
      select f.application_uid, f.sorted_by, (select count(*)::int from found) as total from found f
      ${cursor ? sql`where ${order.afterFound(cursor)}` : sql``} ${order.shown(sql`f`)} ${size}
    ) f
    join application a on a.realm_id = ${db.realmId} and a.application_uid = f.application_uid`;
  const columns = sql`, a.sorted_by::text as sort_key, a.application_uid as uid, a.total`;
  const rows = await db.many<Row>(sql`
    with found as materialized (${foundBy(asked, cursor, cursor ? size : pastTheCap)})
    ${recordsFrom(picked, columns, order.shown(sql`a`))}`);
  const counted = cursor ? undefined : (rows[0]?.total ?? 0);
  const page = pageFrom(rows, limitOf(query.limit), counted, (row) => recordOf(row, actor));
  return { ...page, more: page.more || (isWideSearch(asked) && (counted ?? 0) >= searchCap) };
}

// "All that match": the newest first, at most as many as a total counts.
export async function matchingUids(db: Db, keys: KeyStore, actor: Actor, query: ListQuery): Promise<string[]> {
  const source = allApplications();
  const rows = await db.many<{ uid: string }>(sql`
    with found as materialized (${foundBy({ db, keys, actor, query, source }, undefined, pastTheCap)})
    select f.application_uid as uid from found f ${source.order.shown(sql`f`)} limit ${totalCap}`);
  return rows.map(({ uid }) => uid);
}
