import type { Delivery } from '@visawright/contract/integrations/webhook.ts';
import {
  webhookLimits,
  type DeliveryCause,
  type WebhookEvent,
} from '@visawright/contract/integrations/webhook-words.ts';
import { reachFor } from '../../../platform/access/reach.ts';
import type { Actor } from '../../../platform/access/actor.types.ts';
import { sql, type Db, type Sql } from '../../../platform/db/db.ts';
import type { Handler } from '../../../platform/http/call.ts';
import { readCursor } from '../../../platform/lists/cursor.ts';
import { buildPage, parseLimit, type ListedRow } from '../../../platform/lists/page.ts';
import { withWebhook } from './change-webhooks.ts';
import { deliveryBody, deliveryHeaders, type DeliveryEvent } from './delivery-request.ts';
import { getWebhook, inWebhookReach } from './webhooks.queries.ts';
import { openWebhookSecret } from './webhook-secret.ts';

interface Row extends ListedRow {
  readonly event_uid: string;
  readonly event: WebhookEvent;
  readonly reference: string;
  readonly at: Date;
  readonly state: Delivery['state'];
  readonly tries: number;
  readonly tried_at: Date | null;
  readonly next_at: Date;
  readonly status: number | null;
  readonly cause: DeliveryCause | null;
  readonly took_ms: number | null;
}

const columns = sql`
  d.delivery_uid as uid, d.event_uid, d.event, d.reference, d.at, d.state, d.tries, d.tried_at, d.next_at, d.status, d.cause, d.took_ms`;

// Failed ones are parked, or wait after a failed try. A letter sorts them before the others, and each group by its latest.
const isFailed = sql`(d.state = 'parked' or d.state = 'waiting' and d.cause is not null)`;
const place = sql`lpad(d.seq::text, 18, '0')`;
const orders = {
  latest: sql`('a' || ${place}) collate "C"`,
  failed: sql`((case when ${isFailed} then 'b' else 'a' end) || ${place}) collate "C"`,
};

export const listDeliveries: Handler<'listDeliveries'> = async ({ db, actor }, { query }) => {
  await getWebhook(db, actor, query.endpointUid);
  const limit = parseLimit(query.limit);
  const cursor = readCursor(query.cursor, 'text');
  const order = orders[query.order ?? 'latest'];
  const rows = await db.many<Row>(sql`
    select ${columns}, ${order} as sort_key from webhook_delivery d
    where d.realm_id = ${db.realmId} and d.endpoint_uid = ${query.endpointUid}
      ${cursor ? sql`and ${order} < ${cursor.key}` : sql``}
    order by ${order} desc limit ${limit + 1}`);
  return buildPage(rows, limit, undefined, presentDelivery);
};

const inDeliveryReach = (db: Db, actor: Actor, deliveryUid: string): Sql => sql`
  webhook_delivery d join webhook_endpoint a on a.realm_id = d.realm_id and a.endpoint_uid = d.endpoint_uid
  where d.realm_id = ${db.realmId} and d.delivery_uid = ${deliveryUid} and ${inWebhookReach(actor)}`;

// Admins see an application of an agency by its reference only.
export const getDelivery: Handler<'getDelivery'> = async ({ db, parts, actor }, { query }) => {
  const row = await db.get<Row & DeliveryEvent & { readonly endpoint_uid: string; readonly secret: Buffer }>(sql`
    select ${columns}, '' as sort_key, d.details, a.endpoint_uid, a.secret,
      case when a.agency_uid is not null and ${reachFor(actor, 'integration.manage') === 'agency'} then d.application_uid end
        as application_uid
    from ${inDeliveryReach(db, actor, query.deliveryUid)}`);
  const body = deliveryBody(row);
  const secret = openWebhookSecret(parts.keys, db.realmId, row.endpoint_uid, row.secret);
  const headers = deliveryHeaders(row, body, secret, Math.max(1, row.tries), (row.tried_at ?? new Date()).getTime());
  return {
    ...presentDelivery(row),
    headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
    body,
  };
};

export const replayDelivery: Handler<'replayDelivery'> = ({ db, actor }, { body }) =>
  db.transaction(async (tx) => {
    const { uid } = await tx.get<{ uid: string }>(sql`
      select d.delivery_uid as uid from ${inDeliveryReach(tx, actor, body.deliveryUid)} for update of d`);
    const row = await tx.get<Row>(sql`
      update webhook_delivery d set state = 'waiting', tries = 0, next_at = now(), replayed_at = now()
      where d.realm_id = ${tx.realmId} and d.delivery_uid = ${uid} returning ${columns}, '' as sort_key`);
    await tx.find(sql`select pg_notify('webhook_due', ${tx.realmId})`);
    return presentDelivery(row);
  });

// Oldest first, one a second. Stopping parks those that have not been sent yet.
export const replayDeliveries: Handler<'replayDeliveries'> = (call, { body: { endpointUid, isStopped } }) =>
  withWebhook(call, endpointUid, async (tx) => {
    if (isStopped)
      await tx.run(sql`
        update webhook_delivery set state = 'parked'
        where realm_id = ${tx.realmId} and endpoint_uid = ${endpointUid} and state = 'waiting' and replayed_at is not null and tries = 0`);
    else
      await tx.run(sql`
        update webhook_delivery w set state = 'waiting', tries = 0, replayed_at = now(),
          next_at = now() + t.place * make_interval(secs => ${webhookLimits.replaySeconds})
        from (
          select d.delivery_uid, row_number() over (order by d.seq) - 1 as place from webhook_delivery d
          where d.realm_id = ${tx.realmId} and d.endpoint_uid = ${endpointUid} and ${isFailed}
        ) t
        where w.realm_id = ${tx.realmId} and w.delivery_uid = t.delivery_uid`);
    await tx.find(sql`select pg_notify('webhook_due', ${tx.realmId})`);
    return getWebhook(tx, call.actor, endpointUid);
  });

const presentDelivery = (row: Row): Delivery => ({
  deliveryUid: row.uid,
  eventUid: row.event_uid,
  event: row.event,
  reference: row.reference,
  at: row.at.toISOString(),
  state: row.state,
  tries: row.tries,
  triedAt: row.tried_at?.toISOString() ?? null,
  nextAt: row.state === 'waiting' ? row.next_at.toISOString() : null,
  status: row.status,
  cause: row.cause,
  tookMs: row.took_ms,
});
