import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db, type Sql } from '../../platform/db/db.ts';
import { inReach, reachFor } from '../../platform/access/reach.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import type { Cursor } from '../../platform/lists/cursor.ts';
import type { Only } from '../../platform/lists/export-list.ts';
import { allOf } from '../../platform/lists/page.ts';
import { buildListConditions, type ApplicationListQuery } from './list-conditions.ts';
import { listOrders, type ListOrder, type SortWord } from './list-order.ts';
import { matchesEachRow, searchAgency, parseSearch } from './list-search.ts';

export interface ApplicationListSource {
  readonly from: Sql;
  readonly conditions: readonly Sql[];
  readonly order: ListOrder;
}

export const allApplications = (sort: SortWord = 'created'): ApplicationListSource => ({
  from: plain,
  conditions: [],
  order: listOrders[sort],
});
const plain = sql`from application a`;

export interface ApplicationListRequest {
  readonly db: Db;
  readonly keys: KeyStore;
  readonly actor: Actor;
  readonly query: ApplicationListQuery & Only;
  readonly source: ApplicationListSource;
}

// Selects only uid and sort key, which the list indexes cover together with all filter columns.
export function findListed(asked: ApplicationListRequest, cursor: Cursor | undefined, limit: Sql): Sql {
  const { db, query, source } = asked;
  const conditions = conditionsOf(asked);
  if (isWideSearch(asked))
    return searchAgency(
      db.realmId,
      asked.actor,
      parseSearch(asked.keys, db.realmId, query.search!),
      source.order,
      conditions,
    );
  const all =
    query.search === undefined
      ? [conditions]
      : [conditions, matchesEachRow(db.realmId, parseSearch(asked.keys, db.realmId, query.search))];
  return sql`
    select a.application_uid, ${source.order.key} as sorted_by ${source.from} ${source.order.join}
    where ${allOf(cursor ? [...all, source.order.after(cursor)] : all)} ${source.order.within} ${limit}`;
}

// A search is capped before sorting, so its pages are taken from the capped result.
export const isWideSearch = ({ actor, query, source }: ApplicationListRequest): boolean =>
  query.search !== undefined &&
  reachFor(actor, 'application.read') === 'agency' &&
  source.from === plain &&
  !query.agentUid &&
  !query.applicantUid;

const conditionsOf = ({ db, actor, query, source }: ApplicationListRequest): Sql =>
  allOf([
    sql`a.realm_id = ${db.realmId} and a.deleted_at is null`,
    inReach('application', actor, 'application.read'),
    ...buildListConditions(query),
    ...source.conditions,
  ]);
