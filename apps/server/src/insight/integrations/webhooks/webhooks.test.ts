import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { webhookEvents, webhookLimits } from '@visawright/contract/integrations/webhook-words.ts';
import type { Actor } from '../../../platform/access/actor.types.ts';
import { writeChange } from '../../../platform/changes/write-change.ts';
import { sql } from '../../../platform/db/db.ts';
import { openTenants } from '../../../platform/db/tenant-db.ts';
import type { ActorCall } from '../../../platform/http/call.ts';
import type { Run } from '../../../platform/jobs/engine.types.ts';
import type { JobInputs, Jobs } from '../../../platform/jobs/jobs.types.ts';
import { answers, openWebhookReceiver, type WebhookReceiver } from '../../../testing/outside/webhook-receiver.ts';
import { createAgency, type TestAgency } from '../../../testing/test-agency.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createTestTenant, type TestTenant } from '../../../testing/test-tenant.ts';
import { changeWebhook, createWebhook, pauseWebhook, removeWebhook } from './change-webhooks.ts';
import { deliverWebhooks } from './deliver-webhooks.ts';
import { getDelivery, listDeliveries, replayDeliveries, replayDelivery } from './deliveries.ts';
import { sweepDeliveries } from './sweep-webhook-deliveries.ts';
import { enqueueDueWebhooks } from './watch-webhooks.ts';
import { listWebhooks } from './webhooks.queries.ts';

let database: TestDatabase;
let tenant: TestTenant;
let here: TestAgency;
let other: TestAgency;
let receiver: WebhookReceiver;
let workers: ReturnType<typeof openTenants>;
let endpointUid: string;
let secret: string;

beforeAll(async () => {
  database = await createTestDatabase();
  tenant = await createTestTenant(database);
  [here, other] = [await createAgency(tenant), await createAgency(tenant)];
  workers = openTenants(database.workerUrl, 4);
});
afterAll(async () => {
  receiver?.close();
  await workers.close();
  await tenant.close();
  await database.drop();
});

const callOf = (actor: Actor) => ({ db: tenant.db, actor, parts: { keys: tenant.keys } }) as unknown as ActorCall;
const input = (body: object) => ({ body, query: undefined, params: {} }) as never;
const asked = (query: object) => ({ query, body: undefined, params: {} }) as never;
const add = (actor: Actor, events: readonly string[] = webhookEvents) =>
  createWebhook(callOf(actor), input({ name: 'CRM', url: 'https://crm.example.org/hooks', events: [...events] }));

// The address of a test receiver is not one that the API accepts.
beforeEach(async () => {
  receiver?.close();
  receiver = await openWebhookReceiver();
  await tenant.owner.run(sql`delete from webhook_endpoint where realm_id = ${tenant.realmId}`);
  const made = await add(here.agency);
  ({ secret } = made);
  ({ endpointUid } = made.endpoint);
  await tenant.owner.run(sql`update webhook_endpoint set url = ${receiver.url} where endpoint_uid = ${endpointUid}`);
});

const run = { step: (_name: string, work: () => Promise<unknown>) => work() } as unknown as Run;
const queued: JobInputs['deliverWebhooks'][] = [];
const jobs = {
  enqueue: async (_tx: unknown, _name: string, _key: string, job: JobInputs['deliverWebhooks']) =>
    void queued.push(job),
} as unknown as Jobs;
const work = async (timeoutMs = 2_000) => {
  queued.length = 0;
  await enqueueDueWebhooks({ tenants: workers, jobs }, tenant.realmId);
  const deliver = deliverWebhooks({ tenants: workers, keys: tenant.keys, test: { allowsLoopback: true, timeoutMs } });
  for (const job of queued) await deliver(run, job);
};
const isDueNow = () =>
  tenant.owner.run(
    sql`update webhook_delivery set next_at = now() where realm_id = ${tenant.realmId} and state = 'waiting'`,
  );
const rowsOf = (uid = endpointUid) =>
  tenant.owner.many<{ state: string; tries: number; cause: string | null; event: string; wait: number }>(sql`
    select state, tries, cause, event, round(extract(epoch from next_at - tried_at))::int as wait
    from webhook_delivery where endpoint_uid = ${uid} order by seq`);
const changed = (applicationUid: string, became = 'initiated') =>
  tenant.db.transaction((tx) =>
    writeChange(tx, here.agent, { kind: 'moved', applicationUid, field: 'status', was: 'draft', became }),
  );

test('another agency’s endpoint and its deliveries look like none', async () => {
  await here.draft();
  const { deliveryUid } = (await listDeliveries(callOf(here.agency), asked({ endpointUid }))).items[0]!;
  const theirs = callOf(other.agency);
  const absent = expect.objectContaining({ code: 'record.notFound' }) as Error;
  const order = { endpointUid, name: 'x', url: 'https://x.example.org/', events: ['package.ready'] };
  await expect(changeWebhook(theirs, input(order))).rejects.toThrow(absent);
  await expect(pauseWebhook(theirs, input({ endpointUid, isPaused: true }))).rejects.toThrow(absent);
  await expect(removeWebhook(theirs, input({ endpointUid }))).rejects.toThrow(absent);
  await expect(listDeliveries(theirs, asked({ endpointUid }))).rejects.toThrow(absent);
  await expect(getDelivery(theirs, asked({ deliveryUid }))).rejects.toThrow(absent);
  await expect(replayDelivery(theirs, input({ deliveryUid }))).rejects.toThrow(absent);
  await expect(replayDeliveries(theirs, input({ endpointUid, isStopped: false }))).rejects.toThrow(absent);
  expect((await listWebhooks(tenant.db, other.agency)).endpoints).toEqual([]);
});

test('an event is written with its change or not at all, and only for the agency it is about', async () => {
  const theirs = (await add(other.agency)).endpoint.endpointUid;
  const application = await here.draft();
  const fails = tenant.db.transaction(async (tx) => {
    await writeChange(tx, here.agent, { kind: 'deleted', applicationUid: application.applicationUid });
    throw new Error('changed my mind');
  });
  await expect(fails).rejects.toThrow('changed my mind');
  expect((await rowsOf()).map(({ event }) => event)).toEqual(['application.created']);
  expect(await rowsOf(theirs)).toEqual([]);
});

test('sends references with a signature that the secret verifies', async () => {
  const { applicationUid, reference } = await here.draft();
  await work();
  const { body, headers } = receiver.received[0]!;
  expect(JSON.parse(body)).toEqual({
    id: headers['visa-id'],
    type: 'application.created',
    application: reference,
    applicationUid,
    at: expect.any(String),
  });
  const [, time, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers['visa-signature']!)!;
  expect(createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')).toBe(signature);
  expect(Math.abs(Number(time) - Date.now() / 1_000)).toBeLessThan(60);
  expect(await rowsOf()).toMatchObject([{ state: 'delivered', tries: 1, cause: null }]);
});

test('an endpoint of the realm gets references without ids', async () => {
  const admin = await tenant.person('admin');
  const made = await add(admin, ['application.created']);
  await tenant.owner.run(
    sql`update webhook_endpoint set url = ${receiver.url} where endpoint_uid = ${made.endpoint.endpointUid}`,
  );
  const { applicationUid, reference } = await here.draft();
  await work();
  const bodies = receiver.received.map(({ body }) => body);
  expect(bodies.filter((body) => body.includes(reference))).toHaveLength(2);
  expect(bodies.filter((body) => body.includes(applicationUid))).toHaveLength(1);
  // An admin who looks at a delivery of an agency sees the reference only.
  const { items } = await listDeliveries(callOf(admin), asked({ endpointUid }));
  const shown = await getDelivery(callOf(admin), asked({ deliveryUid: items[0]!.deliveryUid }));
  expect(shown.body).toContain(reference);
  expect(shown.body).not.toContain(applicationUid);
  await tenant.owner.run(sql`delete from webhook_endpoint where endpoint_uid = ${made.endpoint.endpointUid}`);
});

test('keeps the order for an application while others go on', async () => {
  const [one, two] = [await here.at('initiated'), await here.at('initiated')];
  for (const to of ['a', 'b', 'c']) await changed(one.applicationUid, to);
  await changed(two.applicationUid, 'd');
  const seen = () => receiver.received.map(({ body }) => (JSON.parse(body) as { to: string }).to);
  receiver.answers = (reply, { body }) => answers.status(body.includes('"to":"a"') ? 503 : 200)(reply);
  await work();
  expect(seen().toSorted()).toEqual(['a', 'd']);
  receiver.answers = answers.ok;
  await isDueNow();
  await work();
  expect(seen().slice(2)).toEqual(['a', 'b', 'c']);
});

test('waits longer after each failure and parks after the eighth; then the next of the application follows', async () => {
  const { applicationUid } = await here.at('initiated');
  await changed(applicationUid, 'a');
  await changed(applicationUid, 'b');
  receiver.answers = answers.status(503);
  const waits: number[] = [];
  for (let n = 0; n < 8; n++) {
    await work();
    waits.push((await rowsOf())[0]!.wait);
    if (n < 7) await isDueNow();
  }
  expect(waits.slice(0, 7)).toEqual([...webhookLimits.delays]);
  expect((await rowsOf())[0]).toMatchObject({ state: 'parked', tries: 8, cause: 'status' });
  const ids = new Set(
    receiver.received.filter(({ body }) => body.includes('"to":"a"')).map(({ headers }) => headers['visa-id']),
  );
  expect(ids.size).toBe(1);
  receiver.answers = answers.ok;
  await isDueNow();
  await work();
  expect(await rowsOf()).toMatchObject([{ state: 'parked' }, { state: 'delivered' }]);
});

test.each<[string, WebhookReceiver['answers']]>([
  ['redirect', answers.status(302, { location: 'https://example.org/' })],
  ['status', answers.status(410)],
  ['timeout', answers.never],
  ['reply', (reply) => void reply.writeHead(200).end('x'.repeat(80_000))],
  ['reply', (reply) => void reply.socket!.end('HTTP/1.1 999999 what\r\n\r\n')],
])('an answer that is none: %s', async (cause, answer) => {
  await here.draft();
  receiver.answers = answer;
  await work(300);
  expect(await rowsOf()).toMatchObject([{ state: 'waiting', tries: 1, cause }]);
});

test.each([
  'https://10.0.0.8/',
  'https://[::1]/',
  'https://localhost/',
  'https://a.internal/',
  'https://2130706433/',
  'https://x/',
])('%s is not accepted', async (url) => {
  const order = input({ name: 'x', url, events: ['package.ready'] });
  await expect((async () => createWebhook(callOf(here.agency), order))()).rejects.toThrow(
    expect.objectContaining({ code: 'webhook.addressRefused' }) as Error,
  );
});

test('an address inside is never connected to, whatever the name leads to', async () => {
  await here.draft();
  await tenant.owner.run(sql`
    update webhook_endpoint set url = ${`https://receiver.example.org:${receiver.port}/`} where endpoint_uid = ${endpointUid}`);
  queued.length = 0;
  await enqueueDueWebhooks({ tenants: workers, jobs }, tenant.realmId);
  const lookup = (_host: string, _options: unknown, done: (...all: unknown[]) => void) =>
    done(null, [{ address: '127.0.0.1', family: 4 }]);
  const options = { allowsLoopback: false, lookup: lookup as never };
  await deliverWebhooks({ tenants: workers, keys: tenant.keys, test: options })(run, queued[0]!);
  expect(await rowsOf()).toMatchObject([{ state: 'waiting', cause: 'address' }]);
  expect(receiver.connections()).toBe(0);
});

test('sends one again, and all that failed one a second, until it is stopped', async () => {
  receiver.answers = answers.status(500);
  for (let n = 0; n < 3; n++) await here.draft();
  await work();
  const call = callOf(here.agency);
  const { items } = await listDeliveries(call, asked({ endpointUid, order: 'failed' }));
  expect(items.map(({ cause }) => cause)).toEqual(['status', 'status', 'status']);
  receiver.answers = answers.ok;
  expect(await replayDelivery(call, input({ deliveryUid: items[0]!.deliveryUid }))).toMatchObject({
    state: 'waiting',
    tries: 0,
  });
  await work();
  expect((await rowsOf()).map(({ state }) => state)).toEqual(['waiting', 'waiting', 'delivered']);
  const again = await replayDeliveries(call, input({ endpointUid, isStopped: false }));
  expect(again).toMatchObject({ isReplaying: true, waiting: 2 });
  const { seconds } = await tenant.owner.get<{ seconds: number }>(sql`
    select extract(epoch from max(next_at) - min(next_at))::int as seconds from webhook_delivery
    where endpoint_uid = ${endpointUid} and state = 'waiting'`);
  expect(seconds).toBe(1);
  const stopped = await replayDeliveries(call, input({ endpointUid, isStopped: true }));
  expect(stopped).toMatchObject({ isReplaying: false, parked: 2, waiting: 0 });
});

test('pauses after a day of failures; events of a pause are stored and sent afterwards', async () => {
  receiver.answers = answers.status(500);
  await here.draft();
  await tenant.owner.run(
    sql`update webhook_endpoint set failing_since = now() - interval '25 hours' where endpoint_uid = ${endpointUid}`,
  );
  await work();
  const call = callOf(here.agency);
  expect((await listWebhooks(tenant.db, here.agency)).endpoints).toMatchObject([
    { isPaused: true, isPausedByUs: true },
  ]);
  await here.draft();
  receiver.answers = answers.ok;
  await isDueNow();
  await work();
  expect((await rowsOf()).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  await pauseWebhook(call, input({ endpointUid, isPaused: false }));
  await work();
  expect((await rowsOf()).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
});

test('parks what waits too long for a paused endpoint, and deletes deliveries after 30 days', async () => {
  await pauseWebhook(callOf(here.agency), input({ endpointUid, isPaused: true }));
  for (let n = 0; n < 3; n++) await here.draft();
  await tenant.owner.run(sql`
    update webhook_delivery d set at = now() - (case n.n when 1 then interval '31 days' when 2 then interval '73 hours' else '0' end)
    from (select delivery_uid, row_number() over (order by seq) as n from webhook_delivery where endpoint_uid = ${endpointUid}) n
    where n.delivery_uid = d.delivery_uid`);
  expect(await sweepDeliveries(workers.forRealm(tenant.realmId), Date.now())).toBe(1);
  expect((await rowsOf()).map(({ state }) => state)).toEqual(['parked', 'waiting']);
});

test('one job at a time sends to an endpoint; one that is late does nothing', async () => {
  await here.draft();
  queued.length = 0;
  await Promise.all([1, 2, 3].map(() => enqueueDueWebhooks({ tenants: workers, jobs }, tenant.realmId)));
  expect(queued).toHaveLength(1);
  const deliver = deliverWebhooks({ tenants: workers, keys: tenant.keys, test: { allowsLoopback: true } });
  await deliver(run, { ...queued[0]!, turn: queued[0]!.turn + 7 });
  await deliver(run, { ...queued[0]!, endpointUid: randomUUID() });
  expect(receiver.received).toEqual([]);
  await deliver(run, queued[0]!);
  expect(receiver.received).toHaveLength(1);
});
