import type { Application } from '@visawright/contract/application.ts';
import type { Page } from '@visawright/contract/list.ts';
import type { QueryOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Db, type Sql } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { listApplications } from '../applications/list-applications.ts';
import { latestRequestFirst, listOrders, oldestRequestFirst } from '../applications/list-order.ts';

type Query = QueryOf<Operations['applicationsOfReviewer']>;

// The reviewer's tasks lead, each to its own application: `limit 1` keeps the planner from reading all applications to find these.
const from = sql`from review_task t cross join lateral (
  select a.* from application a where a.realm_id = t.realm_id and a.application_uid = t.application_uid limit 1) a`;

// Asked again in a later round, an application stands where that round stands.
const isLatest = sql`
  not exists (select from review_task u where u.realm_id = t.realm_id and u.application_uid = t.application_uid
    and u.reviewer_uid = t.reviewer_uid and u.round > t.round and u.withdrawn_at is null)`;

const queues: Record<NonNullable<Query['queue']>, readonly Sql[]> = {
  open: [sql`t.decided_at is null`],
  decided: [sql`t.decided_at is not null`, isLatest],
  all: [isLatest],
};

// The waiting ones in the order they were asked for, the decided ones latest first.
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
