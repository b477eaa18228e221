import { webhookLimits } from '@visawright/contract/integrations/webhook-words.ts';
import { sql, type Db } from '../../../platform/db/db.ts';
import { runHourlyInRealms, type SweepParts } from '../../../platform/jobs/run-hourly.ts';

// Deliveries are deleted after 30 days. Those that wait longer than 72 hours for a paused endpoint are parked.
export async function sweepDeliveries(db: Db, now: number): Promise<number> {
  const at = new Date(now);
  await db.run(sql`
    update webhook_delivery d set state = 'parked'
    from webhook_endpoint e
    where d.realm_id = ${db.realmId} and e.realm_id = d.realm_id and e.endpoint_uid = d.endpoint_uid and e.paused_at is not null
      and d.state = 'waiting'
      and greatest(d.at, d.replayed_at) < ${at}::timestamptz - make_interval(hours => ${webhookLimits.pausedHours})`);
  return db.run(sql`
    delete from webhook_delivery
    where realm_id = ${db.realmId} and at < ${at}::timestamptz - make_interval(days => ${webhookLimits.storedDays})`);
}

export const sweepWebhookDeliveriesHourly = (parts: SweepParts): { close(): void } =>
  runHourlyInRealms(parts, 'deliveries', sweepDeliveries);
