import type { Actor } from '../access/actor.types.ts';
import { sql, type Db, type Sql } from '../access/db.ts';
import { inReach, reachFor } from '../access/reach.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import type { Cursor } from '../lists/cursor.ts';
import { allOf } from '../lists/page.ts';
import { listConditions, type ListQuery } from './list-conditions.ts';
import { listOrders, type ListOrder } from './list-order.ts';
import { amongFew, foundInAgency, searchOf } from './list-search.ts';

export interface Source {
  readonly from: Sql;
  readonly conditions: readonly Sql[];
  readonly order: ListOrder;
}

export const allApplications = (sort: keyof typeof listOrders = 'created'): Source => ({
  from: plain,
  conditions: [],
  order: listOrders[sort],
});
const plain = sql`from application a`;

export interface Asked {
  readonly db: Db;
  readonly keys: KeyStore;
  readonly actor: Actor;
  readonly query: ListQuery;
  readonly source: Source;
}

// Which applications, by uid and sort key alone: an index has both, and all that lists filter by.
export function foundBy(asked: Asked, cursor: Cursor | undefined, limit: Sql): Sql {
  const { db, query, source } = asked;
  const conditions = conditionsOf(asked);
  if (isWideSearch(asked))
    return foundInAgency(
      db.realmId,
      asked.actor,
      searchOf(asked.keys, db.realmId, query.search!),
      source.order.key,
      conditions,
    );
  const all =
    query.search === undefined
      ? [conditions]
      : [conditions, amongFew(db.realmId, searchOf(asked.keys, db.realmId, query.search))];
  return sql`
    select a.application_uid, ${source.order.key} as sorted_by ${source.from}
    where ${allOf(cursor ? [...all, source.order.after(cursor)] : all)} ${source.order.within} ${limit}`;
}

// Such a search is cut at its cap before it is sorted, so its pages are cut from what was found.
export const isWideSearch = ({ actor, query, source }: Asked): boolean =>
  query.search !== undefined &&
  reachFor(actor, 'application.read') === 'agency' &&
  source.from === plain &&
  !query.agentUid &&
  !query.applicantUid;

const conditionsOf = ({ db, actor, query, source }: Asked): Sql =>
  allOf([
    sql`a.realm_id = ${db.realmId} and a.deleted_at is null`,
    inReach('application', actor, 'application.read'),
    ...listConditions(query),
    ...source.conditions,
  ]);
