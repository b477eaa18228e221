import type { Webhook, Webhooks } from '@visawright/contract/integrations/webhook.ts';
import { webhookLimits, type WebhookEvent } from '@visawright/contract/integrations/webhook-words.ts';
import type { Actor } from '../../../platform/access/actor.types.ts';
import { inReach } from '../../../platform/access/reach.ts';
import { sql, type Db, type Sql } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';

interface Row {
  readonly endpoint_uid: string;
  readonly name: string;
  readonly agency_name: string | null;
  readonly url: string;
  readonly events: WebhookEvent[];
  readonly is_paused: boolean;
  readonly is_paused_by_us: boolean;
  readonly failing_since: Date | null;
  readonly latest: Webhook['latest'];
  readonly failed: number;
  readonly delivered: number;
  readonly tried: number;
  readonly waiting: number;
  readonly parked: number;
  readonly is_replaying: boolean;
}

export const inWebhookReach = (actor: Actor): Sql => inReach('integration', actor, 'integration.manage');

const counted = 1_000;

// Deliveries `d` of endpoint `a`.
const ofEndpoint = sql`d.realm_id = a.realm_id and d.endpoint_uid = a.endpoint_uid`;
const countUpTo = (condition: Sql): Sql =>
  sql`(select count(*)::int from (select from webhook_delivery d where ${ofEndpoint} and ${condition} limit ${counted}) n)`;

const select = (db: Db, actor: Actor, condition: Sql): Promise<Row[]> =>
  db.many<Row>(sql`
    select a.endpoint_uid, a.name, g.name as agency_name, a.url, a.events, a.paused_at is not null as is_paused,
      a.paused_at is not null and a.paused_by is null as is_paused_by_us, a.failing_since,
      coalesce(l.latest, '{}') as latest, coalesce(l.failed, 0) as failed, w.delivered, w.tried,
      ${countUpTo(sql`d.state = 'waiting'`)} as waiting, ${countUpTo(sql`d.state = 'parked'`)} as parked,
      exists (select from webhook_delivery d where ${ofEndpoint} and d.state = 'waiting' and d.replayed_at is not null and d.tries = 0
        ) as is_replaying
    from webhook_endpoint a left join agency g on g.realm_id = a.realm_id and g.agency_uid = a.agency_uid
    left join lateral (
      select array_agg(t.state order by t.seq) as latest,
        (count(*) filter (where t.state = 'parked' or t.state = 'waiting' and t.cause is not null))::int as failed
      from (select d.state, d.seq, d.cause from webhook_delivery d where ${ofEndpoint} and (d.tries > 0 or d.state <> 'waiting')
        order by d.seq desc limit 20) t) l on true
    left join lateral (
      select (count(*) filter (where d.state = 'delivered'))::int as delivered,
        (count(*) filter (where d.state <> 'waiting' or d.tries > 0))::int as tried
      from webhook_delivery d where ${ofEndpoint} and d.at > now() - interval '7 days') w on true
    where a.realm_id = ${db.realmId} and ${inWebhookReach(actor)} and ${condition}
    order by a.created_at, a.endpoint_uid limit 200`);

export const listWebhooks = async (db: Db, actor: Actor): Promise<Webhooks> => ({
  endpoints: (await select(db, actor, sql`true`)).map(presentWebhook),
  most: webhookLimits.mostEndpoints,
});

export async function getWebhook(db: Db, actor: Actor, endpointUid: string): Promise<Webhook> {
  const [row] = await select(db, actor, sql`a.endpoint_uid = ${endpointUid}`);
  if (!row) throw new AppError('record.notFound');
  return presentWebhook(row);
}

const presentWebhook = (row: Row): Webhook => ({
  endpointUid: row.endpoint_uid,
  name: row.name,
  agencyName: row.agency_name,
  url: row.url,
  events: row.events,
  isPaused: row.is_paused,
  isPausedByUs: row.is_paused_by_us,
  failingSince: row.failing_since?.toISOString() ?? null,
  latest: row.latest,
  failed: row.failed,
  deliveredShare: row.tried === 0 ? null : Math.floor((row.delivered / row.tried) * 1_000) / 10,
  waiting: row.waiting,
  parked: row.parked,
  isReplaying: row.is_replaying,
});
