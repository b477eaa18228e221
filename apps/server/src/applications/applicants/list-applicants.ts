import type { Applicant } from '@visawright/contract/applications/applicant.ts';
import type { Page } from '@visawright/contract/platform/list.ts';
import type { QueryOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { inReach } from '../../platform/access/reach.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { readCursor } from '../../platform/lists/cursor.ts';
import { allOf, countUpToCap, parseLimit, buildPage, type ListedRow } from '../../platform/lists/page.ts';
import type { Only } from '../../platform/lists/export-list.ts';
import { realmKeysOf } from '../../platform/crypto/realm-key.ts';
import { presentApplicant } from './present-applicant.ts';
import { applicantColumns, applicantJoins, type ApplicantRow } from './applicants.queries.ts';
import { buildSearchCondition } from './build-search-condition.ts';

type Query = QueryOf<Operations['listApplicants']> & Only;

export async function listApplicants(db: Db, keys: KeyStore, actor: Actor, query: Query): Promise<Page<Applicant>> {
  const limit = parseLimit(query.limit);
  const cursor = readCursor(query.cursor, 'time');
  const reach = inReach('applicant', actor, 'applicant.manage');
  const where = [sql`a.realm_id = ${db.realmId}`, reach];
  if (query.only) where.push(sql`a.applicant_uid = any(${query.only}::uuid[])`);
  if (query.type) where.push(sql`a.type = ${query.type}`);
  if (query.agent) where.push(query.agent === 'none' ? sql`a.agent_uid is null` : sql`a.agent_uid = ${query.agent}`);
  if (query.account) where.push(query.account === 'yes' ? sql`a.person_uid is not null` : sql`a.person_uid is null`);
  if (query.search) where.push(buildSearchCondition(db, keys, actor, query.search, reach));
  const matching = allOf(where);
  const isOldestFirst = query.sort === 'created';
  const order = isOldestFirst ? sql`a.created_at, a.applicant_uid` : sql`a.created_at desc, a.applicant_uid desc`;
  const after = !cursor
    ? sql`true`
    : isOldestFirst
      ? sql`(a.created_at, a.applicant_uid) > (${cursor.key}::timestamptz, ${cursor.uid}::uuid)`
      : sql`(a.created_at, a.applicant_uid) < (${cursor.key}::timestamptz, ${cursor.uid}::uuid)`;
  const rows = await db.many<ApplicantRow & ListedRow>(sql`
    select ${applicantColumns(actor)}, a.created_at::text as sort_key, a.applicant_uid as uid
    from applicant a ${applicantJoins}
    where ${matching} and ${after} order by ${order} limit ${limit + 1}`);
  const counted = cursor ? undefined : await countUpToCap(db, sql`1 from applicant a where ${matching}`);
  const realmKeys = await realmKeysOf(db, keys);
  return buildPage(rows, limit, counted, (row) => presentApplicant(realmKeys, actor, row));
}
