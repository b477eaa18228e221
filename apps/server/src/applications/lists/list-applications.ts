import type { Application } from '@visawright/contract/applications/application.ts';
import { totalCap, type Page } from '@visawright/contract/platform/list.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db, type Sql } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { readCursor } from '../../platform/lists/cursor.ts';
import type { Only } from '../../platform/lists/export-list.ts';
import { parseLimit, buildPage, type ListedRow } from '../../platform/lists/page.ts';
import { presentApplication, type ApplicationRow } from '../records/present-application.ts';
import { selectApplications } from '../records/applications.queries.ts';
import type { ApplicationListQuery } from './list-conditions.ts';
import { allApplications, findListed, isWideSearch, type ApplicationListSource } from './find-listed.ts';
import { searchCap } from './list-search.ts';

type Row = ApplicationRow & ListedRow & { readonly total: number };

// Constant limits let the planner know how few rows are needed, and each statement is prepared once.
const sizes = [
  [25, sql`limit 26`],
  [50, sql`limit 51`],
  [100, sql`limit 101`],
] as const;
const limitFor = (limit: number): Sql => sizes.find(([size]) => limit <= size)![1];
const pastTheCap = sql`limit 1001`;

// One statement per page covers reach, ids, filters and search. The first page also counts up to the cap and loads only
// the rows it shows.
export async function listApplications(
  db: Db,
  keys: KeyStore,
  actor: Actor,
  query: ApplicationListQuery & Only,
  source: ApplicationListSource = allApplications(query.sort),
): Promise<Page<Application>> {
  const asked = { db, keys, actor, query, source };
  const { order } = source;
  const size = limitFor(parseLimit(query.limit));
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
    with found as materialized (${findListed(asked, cursor, cursor ? size : pastTheCap)})
    ${selectApplications(picked, columns, order.shown(sql`a`))}`);
  const counted = cursor ? undefined : (rows[0]?.total ?? 0);
  const page = buildPage(rows, parseLimit(query.limit), counted, (row) => presentApplication(row, actor));
  return { ...page, more: page.more || (isWideSearch(asked) && (counted ?? 0) >= searchCap) };
}

// For "select all matching": newest first, at most as many as the total counts.
export async function listMatchingUids(
  db: Db,
  keys: KeyStore,
  actor: Actor,
  query: ApplicationListQuery,
): Promise<string[]> {
  const source = allApplications();
  const rows = await db.many<{ uid: string }>(sql`
    with found as materialized (${findListed({ db, keys, actor, query, source }, undefined, pastTheCap)})
    select f.application_uid as uid from found f ${source.order.shown(sql`f`)} limit ${totalCap}`);
  return rows.map(({ uid }) => uid);
}
