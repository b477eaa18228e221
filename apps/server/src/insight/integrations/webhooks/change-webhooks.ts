import { randomUUID } from 'node:crypto';
import { webhookLimits } from '@visawright/contract/integrations/webhook-words.ts';
import { writeChange } from '../../../platform/changes/write-change.ts';
import { sql, type Tx } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { ActorCall, Handler } from '../../../platform/http/call.ts';
import { namesPublicHost } from '../../../platform/outbound/public-address.ts';
import { getWebhook, inWebhookReach, listWebhooks } from './webhooks.queries.ts';
import { newWebhookSecret, sealWebhookSecret } from './webhook-secret.ts';

export const createWebhook: Handler<'createWebhook'> = ({ db, parts, actor }, { body }) => {
  requirePublicHost(body.url);
  return db.transaction(async (tx) => {
    const owner = actor.agencyUid;
    await tx.find(sql`select pg_advisory_xact_lock(hashtextextended('webhooks ' || ${owner ?? tx.realmId}, 0))`);
    const { count } = await tx.get<{ count: number }>(sql`
      select count(*)::int as count from webhook_endpoint
      where realm_id = ${tx.realmId} and agency_uid is not distinct from ${owner}::uuid`);
    if (count >= webhookLimits.mostEndpoints) throw new AppError('webhook.tooMany');
    const [endpointUid, secret] = [randomUUID(), newWebhookSecret()];
    await tx.run(sql`
      insert into webhook_endpoint (realm_id, endpoint_uid, agency_uid, name, url, events, secret, created_by)
      values (${tx.realmId}, ${endpointUid}, ${owner}, ${body.name}, ${body.url}, ${body.events},
        ${sealWebhookSecret(parts.keys, tx.realmId, endpointUid, secret)}, ${actor.personUid})`);
    await writeChange(tx, actor, { kind: 'webhookAdded', subjectUid: endpointUid });
    return { endpoint: await getWebhook(tx, actor, endpointUid), secret };
  });
};

export const changeWebhook: Handler<'changeWebhook'> = async (call, { body: { endpointUid, name, url, events } }) => {
  requirePublicHost(url);
  return withWebhook(call, endpointUid, async (tx) => {
    await tx.run(sql`
      update webhook_endpoint set name = ${name}, url = ${url}, events = ${events}
      where realm_id = ${tx.realmId} and endpoint_uid = ${endpointUid}`);
    await writeChange(tx, call.actor, { kind: 'webhookChanged', subjectUid: endpointUid });
    return getWebhook(tx, call.actor, endpointUid);
  });
};

export const pauseWebhook: Handler<'pauseWebhook'> = (call, { body: { endpointUid, isPaused } }) =>
  withWebhook(call, endpointUid, async (tx) => {
    const { actor } = call;
    await tx.run(sql`
      update webhook_endpoint set paused_at = case when ${isPaused} then coalesce(paused_at, now()) end,
        paused_by = case when ${isPaused} then ${actor.personUid}::uuid end, failing_since = null
      where realm_id = ${tx.realmId} and endpoint_uid = ${endpointUid}`);
    await writeChange(tx, actor, { kind: isPaused ? 'webhookPaused' : 'webhookResumed', subjectUid: endpointUid });
    await tx.find(sql`select pg_notify('webhook_due', ${tx.realmId})`);
    return getWebhook(tx, actor, endpointUid);
  });

export const removeWebhook: Handler<'removeWebhook'> = (call, { body: { endpointUid } }) =>
  withWebhook(call, endpointUid, async (tx) => {
    await tx.run(sql`delete from webhook_endpoint where realm_id = ${tx.realmId} and endpoint_uid = ${endpointUid}`);
    await writeChange(tx, call.actor, { kind: 'webhookRemoved', subjectUid: endpointUid });
    return listWebhooks(tx, call.actor);
  });

export const withWebhook = <T>(
  { db, actor }: Pick<ActorCall, 'db' | 'actor'>,
  endpointUid: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.get(sql`
      select a.endpoint_uid from webhook_endpoint a
      where a.realm_id = ${tx.realmId} and a.endpoint_uid = ${endpointUid} and ${inWebhookReach(actor)} for update`);
    return work(tx);
  });

function requirePublicHost(url: string): void {
  if (!namesPublicHost(url)) throw new AppError('webhook.addressRefused');
}
