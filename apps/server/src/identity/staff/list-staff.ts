import type { Page } from '@visawright/contract/platform/list.ts';
import type { QueryOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import type { StaffPerson } from '@visawright/contract/identity/staff.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { inReach } from '../../platform/access/reach.ts';
import type { Only } from '../../platform/lists/export-list.ts';
import { containsAllWords } from '../../platform/lists/name-search.ts';
import { namedOrder } from '../../platform/lists/named-order.ts';
import { allOf, countUpToCap, parseLimit, buildPage, type ListedRow } from '../../platform/lists/page.ts';
import { manageAction, presentStaff, type StaffRole } from './present-staff.ts';
import { listedStatus, staffColumns, staffJoins, staffName, type StaffRow } from './staff.queries.ts';

type Query = QueryOf<Operations['listAgents']> & Only;

// Lists agents or reviewers within the caller's reach.
export async function listStaff(db: Db, actor: Actor, role: StaffRole, query: Query): Promise<Page<StaffPerson>> {
  const limit = parseLimit(query.limit);
  const order = namedOrder(query.sort, query.cursor, {
    name: staffName,
    createdAt: sql`a.created_at`,
    uid: sql`a.person_uid`,
  });
  const where = [sql`a.realm_id = ${db.realmId}`, sql`a.role = ${role}`, inReach('person', actor, manageAction[role])];
  if (query.personUid) where.push(sql`a.person_uid = ${query.personUid}`);
  if (query.only) where.push(sql`a.person_uid = any(${query.only}::uuid[])`);
  if (query.status) where.push(sql`${listedStatus} = any(${query.status.split(',')}::text[])`);
  if (query.search)
    where.push(containsAllWords(sql`a.first_name || ' ' || a.last_name || ' ' || a.email`, query.search));
  const matching = allOf(where);
  const rows = await db.many<StaffRow & ListedRow>(sql`
    select ${staffColumns}, ${order.key} as sort_key, a.person_uid as uid from person a ${staffJoins}
    where ${matching} and ${order.after} order by ${order.by} limit ${limit + 1}`);
  const counted = order.isFirstPage ? await countUpToCap(db, sql`1 from person a where ${matching}`) : undefined;
  return buildPage(rows, limit, counted, (row) => presentStaff(actor, row));
}
