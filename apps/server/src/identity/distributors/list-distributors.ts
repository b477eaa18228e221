import type { Page } from '@visawright/contract/platform/list.ts';
import type { QueryOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import type { Distributor } from '@visawright/contract/identity/staff.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { inReach } from '../../platform/access/reach.ts';
import type { Only } from '../../platform/lists/export-list.ts';
import { containsAllWords } from '../../platform/lists/name-search.ts';
import { namedOrder } from '../../platform/lists/named-order.ts';
import { allOf, countUpToCap, parseLimit, buildPage, type ListedRow } from '../../platform/lists/page.ts';
import { distributorColumns, distributorOf, type DistributorRow } from './distributors.queries.ts';

type Query = QueryOf<Operations['listDistributors']> & Only;

export async function listDistributors(db: Db, actor: Actor, query: Query): Promise<Page<Distributor>> {
  const limit = parseLimit(query.limit);
  const order = namedOrder(query.sort, query.cursor, {
    name: sql`a.name`,
    createdAt: sql`a.created_at`,
    uid: sql`a.distributor_uid`,
  });
  const where = [sql`a.realm_id = ${db.realmId}`, inReach('distributor', actor, 'distributor.manage')];
  if (query.only) where.push(sql`a.distributor_uid = any(${query.only}::uuid[])`);
  if (query.status) where.push(sql`a.status = any(${query.status.split(',')}::text[])`);
  if (query.search) where.push(containsAllWords(sql`a.name`, query.search));
  const matching = allOf(where);
  const rows = await db.many<DistributorRow & ListedRow>(sql`
    select ${distributorColumns}, ${order.key} as sort_key, a.distributor_uid as uid from distributor a
    where ${matching} and ${order.after} order by ${order.by} limit ${limit + 1}`);
  const counted = order.isFirstPage ? await countUpToCap(db, sql`1 from distributor a where ${matching}`) : undefined;
  return buildPage(rows, limit, counted, (row) => distributorOf(actor, row));
}
