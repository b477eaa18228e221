import type { Application } from '@visawright/contract/applications/application.ts';
import type { Page } from '@visawright/contract/platform/list.ts';
import type { QueryOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db, type Sql } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { listApplications } from '../lists/list-applications.ts';
import type { Only } from '../../platform/lists/export-list.ts';
import { latestRequestFirst, listOrders, oldestRequestFirst } from '../lists/list-order.ts';

type Query = QueryOf<Operations['applicationsOfReviewer']> & Only;

// Starts from the reviewer's tasks; `limit 1` keeps the planner from scanning all applications.
const from = sql`from review_task t cross join lateral (
  select a.* from application a where a.realm_id = t.realm_id and a.application_uid = t.application_uid limit 1) a`;

// If an application was sent again, only its latest round counts.
const isLatest = sql`
  not exists (select from review_task u where u.realm_id = t.realm_id and u.application_uid = t.application_uid
    and u.reviewer_uid = t.reviewer_uid and u.round > t.round and u.withdrawn_at is null)`;

const queues: Record<NonNullable<Query['queue']>, readonly Sql[]> = {
  open: [sql`t.decided_at is null`],
  decided: [sql`t.decided_at is not null`, isLatest],
  all: [isLatest],
};

// Open reviews oldest request first, decided ones latest first.
export const listReviews = (db: Db, keys: KeyStore, actor: Actor, query: Query): Promise<Page<Application>> => {
  const { reviewerUid, queue = 'all', ...asked } = query;
  const byRequest = queue === 'decided' ? latestRequestFirst : oldestRequestFirst;
  return listApplications(db, keys, actor, asked, {
    from,
    conditions: [
      sql`t.realm_id = ${db.realmId} and t.reviewer_uid = ${reviewerUid} and t.withdrawn_at is null`,
      ...queues[queue],
    ],
    order: asked.sort === undefined ? byRequest : listOrders[asked.sort],
  });
};
