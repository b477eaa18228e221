import type { LookupFunction } from 'node:net';
import { mostTries, webhookLimits, type DeliveryCause } from '@visawright/contract/integrations/webhook-words.ts';
import { writeChange } from '../../../platform/changes/write-change.ts';
import { sql, type Db, type TenantDatabase } from '../../../platform/db/db.ts';
import type { KeyStore } from '../../../platform/crypto/key-store.ts';
import type { JobHandlers } from '../../../platform/jobs/jobs.ts';
import { postOutbound, RefusedAddress, ReplyTooLong } from '../../../platform/outbound/post-outbound.ts';
import { deliveryBody, deliveryHeaders, type DeliveryEvent } from './delivery-request.ts';
import { openWebhookSecret } from './webhook-secret.ts';

export interface DeliveryParts {
  readonly tenants: TenantDatabase;
  readonly keys: KeyStore;
  readonly test?: { readonly allowsLoopback: boolean; readonly lookup?: LookupFunction; readonly timeoutMs?: number };
}

interface Turn {
  readonly realmId: string;
  readonly endpointUid: string;
  readonly turn: number;
}

const atOnce = 4; // deliveries to one endpoint, each of another application
const fetched = 40;
const turnMs = 20_000; // then other endpoints get the slot
const renewSeconds = 90;

// Sends what is due for one endpoint, in order for each application. Each result is stored before the next is taken, so a job that is run
// again after a crash goes on where the first one stopped; only a delivery in flight is sent twice, with the same id.
export const deliverWebhooks =
  (parts: DeliveryParts): JobHandlers['deliverWebhooks'] =>
  async (run, input) =>
    run.step('deliver', () => sendTurn(parts, input), { attempts: 1, firstWaitSeconds: 1 });

async function sendTurn(parts: DeliveryParts, input: Turn): Promise<void> {
  const db = parts.tenants.forRealm(input.realmId);
  for (const until = Date.now() + turnMs; Date.now() < until;) {
    const endpoint = await takeTurn(db, input);
    if (!endpoint) return; // paused, removed, or another job has the turn
    const due = await listDue(db, input, endpoint.is_of_realm);
    if (due.length === 0) break;
    const secret = openWebhookSecret(parts.keys, db.realmId, input.endpointUid, endpoint.secret);
    const lanes = Array.from({ length: atOnce }, async () => {
      for (let row = due.shift(); row && Date.now() < until; row = due.shift())
        await storeResult(db, input, row, await send(parts, endpoint.url, secret, row));
    });
    await Promise.all(lanes);
    if (await pauseIfFailing(db, input)) return;
  }
  await db.run(sql`
    with ended as (
      update webhook_endpoint set turn_until = null
      where realm_id = ${db.realmId} and endpoint_uid = ${input.endpointUid} and turn = ${input.turn} returning 1)
    select pg_notify('webhook_due', ${db.realmId}) from ended`);
}

interface Endpoint {
  readonly url: string;
  readonly secret: Buffer;
  readonly is_of_realm: boolean;
}

const takeTurn = (db: Db, { endpointUid, turn }: Turn): Promise<Endpoint | undefined> =>
  db.find<Endpoint>(sql`
    update webhook_endpoint set turn_until = now() + make_interval(secs => ${renewSeconds})
    where realm_id = ${db.realmId} and endpoint_uid = ${endpointUid} and turn = ${turn} and paused_at is null
    returning url, secret, agency_uid is null as is_of_realm`);

interface DueRow extends DeliveryEvent {
  readonly delivery_uid: string;
  readonly tries: number;
}

// The first waiting delivery of each application: those after it wait until it was delivered or parked.
const listDue = (db: Db, { endpointUid }: Turn, isOfRealm: boolean): Promise<DueRow[]> =>
  db.many<DueRow>(sql`
    select d.delivery_uid, d.event_uid, d.event, d.at, d.reference, d.details, d.tries,
      case when not ${isOfRealm} then d.application_uid end as application_uid
    from webhook_delivery d
    where d.realm_id = ${db.realmId} and d.endpoint_uid = ${endpointUid} and d.state = 'waiting' and d.next_at <= now()
      and not exists (select from webhook_delivery b where b.realm_id = d.realm_id and b.endpoint_uid = d.endpoint_uid
        and b.application_uid = d.application_uid and b.state = 'waiting' and b.seq < d.seq)
    order by d.next_at, d.seq limit ${fetched}`);

interface Sent {
  readonly status: number | null;
  readonly cause: DeliveryCause | null;
  readonly ms: number;
}

async function send({ test }: DeliveryParts, url: string, secret: string, row: DueRow): Promise<Sent> {
  const from = performance.now();
  const took = () => Math.round(performance.now() - from);
  const body = deliveryBody(row);
  const timeoutMs = test?.timeoutMs ?? webhookLimits.timeoutMs;
  const headers = deliveryHeaders(row, body, secret, row.tries + 1, Date.now());
  try {
    const { status } = await postOutbound({
      ...test,
      url,
      headers,
      body,
      timeoutMs,
      mostBytes: webhookLimits.mostReplyBytes,
    });
    const cause = status >= 200 && status < 300 ? null : status >= 300 && status < 400 ? 'redirect' : 'status';
    return { status, cause, ms: took() };
  } catch (error) {
    return { status: null, cause: took() >= timeoutMs ? 'timeout' : causeOf(error), ms: took() };
  }
}

function causeOf(error: unknown): DeliveryCause {
  if (error instanceof RefusedAddress) return 'address';
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return error instanceof ReplyTooLong || message === 'aborted' || code.startsWith('HPE_') ? 'reply' : 'connection';
}

// Only if nobody has changed the delivery meanwhile, such as by sending it again.
async function storeResult(db: Db, { endpointUid }: Turn, row: DueRow, { status, cause, ms }: Sent): Promise<void> {
  const tries = row.tries + 1;
  const isDone = cause === null;
  const state = isDone ? 'delivered' : tries >= mostTries ? 'parked' : 'waiting';
  const delay = webhookLimits.delays[row.tries] ?? 0;
  await db.run(sql`
    with stored as (
      update webhook_delivery set state = ${state}, tries = ${tries}, tried_at = now(), status = ${status}, cause = ${cause},
        took_ms = ${ms}, next_at = now() + make_interval(secs => ${delay})
      where realm_id = ${db.realmId} and delivery_uid = ${row.delivery_uid} and state = 'waiting' and tries = ${row.tries})
    update webhook_endpoint set failing_since = case when ${isDone} then null else coalesce(failing_since, now()) end
    where realm_id = ${db.realmId} and endpoint_uid = ${endpointUid}
      and (failing_since is null) <> ${isDone}`);
}

// Where nothing was delivered for a day, nothing is tried until a person lets it go on.
const pauseIfFailing = (db: Db, { endpointUid }: Turn): Promise<boolean> =>
  db.transaction(async (tx) => {
    const paused = await tx.run(sql`
      update webhook_endpoint set paused_at = now(), turn_until = null
      where realm_id = ${tx.realmId} and endpoint_uid = ${endpointUid} and paused_at is null
        and failing_since < now() - make_interval(hours => ${webhookLimits.pauseAfterHours})`);
    if (paused) await writeChange(tx, null, { kind: 'webhookPaused', subjectUid: endpointUid });
    return paused > 0;
  });
