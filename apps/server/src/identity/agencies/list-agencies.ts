import type { Page } from '@visawright/contract/platform/list.ts';
import type { QueryOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import type { Agency } from '@visawright/contract/identity/staff.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { inReach } from '../../platform/access/reach.ts';
import type { Only } from '../../platform/lists/export-list.ts';
import { containsAllWords } from '../../platform/lists/name-search.ts';
import { namedOrder } from '../../platform/lists/named-order.ts';
import { allOf, countUpToCap, parseLimit, buildPage, type ListedRow } from '../../platform/lists/page.ts';
import { agencyColumns, agencyJoins, agencyOf, isInvited, type AgencyRow } from './agencies.queries.ts';

type Query = QueryOf<Operations['listAgencies']> & Only;

export async function listAgencies(db: Db, actor: Actor, query: Query): Promise<Page<Agency>> {
  const limit = parseLimit(query.limit);
  const order = namedOrder(query.sort, query.cursor, {
    name: sql`a.name`,
    createdAt: sql`a.created_at`,
    uid: sql`a.agency_uid`,
  });
  const where = [sql`a.realm_id = ${db.realmId}`, inReach('agency', actor, 'agency.manage')];
  if (query.only) where.push(sql`a.agency_uid = any(${query.only}::uuid[])`);
  if (query.status)
    where.push(
      sql`(case when a.status = 'active' and ${isInvited} then 'invited' else a.status end) = any(${query.status.split(',')}::text[])`,
    );
  if (query.distributor) where.push(sql`a.distributor_uid = ${query.distributor}`);
  if (query.businessType) where.push(sql`a.business_type = ${query.businessType}`);
  if (query.search) where.push(containsAllWords(sql`a.name`, query.search));
  const matching = allOf(where);
  const rows = await db.many<AgencyRow & ListedRow>(sql`
    select ${agencyColumns}, ${order.key} as sort_key, a.agency_uid as uid from agency a ${agencyJoins}
    where ${matching} and ${order.after} order by ${order.by} limit ${limit + 1}`);
  const counted = order.isFirstPage ? await countUpToCap(db, sql`1 from agency a where ${matching}`) : undefined;
  return buildPage(rows, limit, counted, (row) => agencyOf(actor, row));
}
