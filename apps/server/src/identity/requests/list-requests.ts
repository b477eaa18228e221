import type { Action } from '@visawright/contract/platform/access.ts';
import type { Page } from '@visawright/contract/platform/list.ts';
import type { QueryOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import type { Request } from '@visawright/contract/identity/staff.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { inReach } from '../../platform/access/reach.ts';
import { readCursor } from '../../platform/lists/cursor.ts';
import { containsAllWords } from '../../platform/lists/name-search.ts';
import { allOf, countUpToCap, parseLimit, buildPage, type ListedRow } from '../../platform/lists/page.ts';
import { requestColumns, requestJoins, requestOf, type RequestRow } from './requests.queries.ts';

type Query = QueryOf<Operations['listRequests']>;

// Newest first, for those who decide and for the agency that asked.
export async function listRequests(db: Db, actor: Actor, action: Action, query: Query): Promise<Page<Request>> {
  const limit = parseLimit(query.limit);
  const cursor = readCursor(query.cursor, 'time');
  const where = [sql`a.realm_id = ${db.realmId}`, inReach('request', actor, action)];
  if (query.status) where.push(sql`a.status = any(${query.status.split(',')}::text[])`);
  if (query.agency) where.push(sql`a.agency_uid = ${query.agency}`);
  if (query.search) where.push(containsAllWords(sql`g.name`, query.search));
  const matching = allOf(where);
  const after = cursor
    ? sql`(a.requested_at, a.request_uid) < (${cursor.key}::timestamptz, ${cursor.uid}::uuid)`
    : sql`true`;
  const rows = await db.many<RequestRow & ListedRow>(sql`
    select ${requestColumns}, a.requested_at::text as sort_key, a.request_uid as uid from request a ${requestJoins}
    where ${matching} and ${after} order by a.requested_at desc, a.request_uid desc limit ${limit + 1}`);
  const counted = cursor ? undefined : await countUpToCap(db, sql`1 from request a ${requestJoins} where ${matching}`);
  return buildPage(rows, limit, counted, (row) => requestOf(actor, row));
}
