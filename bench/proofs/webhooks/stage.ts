import { createHmac, randomUUID } from 'node:crypto';
import type { LookupFunction } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pino from 'pino';
import { webhookEvents } from '@visawright/contract/integrations/webhook-words.ts';
import { deliverWebhooks, sealWebhookSecret, watchWebhooks } from '@visawright/server/product.ts';
import { createTestDatabase, insertRealm } from '@visawright/server/testing.ts';
import {
  fileKeyStore,
  openJobs,
  openListener,
  openTenants,
  sql,
  startWorker,
  writeChange,
  type Db,
} from '@visawright/server/tools.ts';

export interface Endpoint {
  readonly endpointUid: string;
  readonly secret: string;
  readonly applications: readonly string[]; // of the agency that the endpoint belongs to
}

export interface StoredDelivery {
  readonly application_uid: string;
  readonly event_uid: string;
  readonly state: string;
  readonly tries: number;
  readonly cause: string | null;
  readonly status: number | null;
  readonly wait: number; // seconds between the last try and the next
}

const timeoutMs = 800;
const log = pino({ level: 'silent' });

// A database of its own with two realms, and the product's worker: its queue, its job and its watch. Only the time limit of a reply is
// shorter, and receivers on 127.0.0.1 are allowed.
export async function openStage(lookup: LookupFunction) {
  const database = await createTestDatabase();
  const realmIds = [
    await insertRealm(database.ownerUrl, { path: 'hooks-one' }),
    await insertRealm(database.ownerUrl, { path: 'hooks-two' }),
  ] as const;
  const [apis, workers, owners] = [database.apiUrl, database.workerUrl, database.ownerUrl].map((url) =>
    openTenants(url, 6),
  ) as [ReturnType<typeof openTenants>, ReturnType<typeof openTenants>, ReturnType<typeof openTenants>];
  const keys = fileKeyStore(process.env['ROOT_KEY_FILE']!);
  const jobs = await openJobs(database.workerUrl, log);
  const mails = new Map<string, number>(); // when the job of another queue ran
  const worker = await startWorker({
    databaseUrl: database.workerUrl,
    executorId: `webhooks ${process.pid}`,
    log,
    handlers: {
      deliverWebhooks: deliverWebhooks({ tenants: workers, keys, test: { allowsLoopback: true, lookup, timeoutMs } }),
      resetMail: async (_run, { requestUid }) => void mails.set(requestUid, Date.now()),
    },
  });
  const listener = await openListener(database.workerUrl, log);
  const directory = { ids: () => Promise.resolve([...realmIds]) } as Parameters<typeof watchWebhooks>[0]['realms'];
  const watch = watchWebhooks({ tenants: workers, realms: directory, jobs, log }, listener);

  const uidOf = async (owner: Db, query: ReturnType<typeof sql>) => (await owner.get<{ uid: string }>(query)).uid;
  const realm = (realmId: string) => {
    const [db, owner] = [apis.forRealm(realmId), owners.forRealm(realmId)];
    const rowsOf = (endpointUid: string) =>
      owner.many<StoredDelivery>(sql`
        select application_uid, event_uid, state, tries, cause, status, round(extract(epoch from next_at - tried_at))::int as wait
        from webhook_delivery where endpoint_uid = ${endpointUid} order by seq`);
    return {
      db,
      owner,
      rowsOf,
      // An agency with applications and an endpoint at this address.
      async endpoint(url: string, applications: number): Promise<Endpoint> {
        const agency = await uidOf(
          owner,
          sql`insert into agency (realm_id, type, name) values (${realmId}, 'AGENCY', 'Proof') returning agency_uid as uid`,
        );
        const person = await uidOf(
          owner,
          sql`insert into person (realm_id, kc_sub, role, agency_uid, first_name, last_name, email, joined_at)
            values (${realmId}, ${randomUUID()}, 'agency', ${agency}, 'Proof', 'Person', ${`${randomUUID()}@proof.test`}, now())
            returning person_uid as uid`,
        );
        const applicant = await uidOf(
          owner,
          sql`insert into applicant (realm_id, agency_uid, type, first_name, last_name)
            values (${realmId}, ${agency}, 'B2B', 'Marigold', 'Quillfeather') returning applicant_uid as uid`,
        );
        const rows = await owner.many<{ uid: string }>(sql`
          insert into application (realm_id, reference, applicant_uid, agency_uid, visa_from, visa_to, nationality, visa_category,
            visa_type, travel_from, travel_to)
          select ${realmId}, 'A-' || gen_random_uuid(), ${applicant}, ${agency}, 'India', 'France', 'India', 'Tourism', 'Short stay',
            '2027-03-10', '2027-03-20' from generate_series(1, ${applications}) returning application_uid as uid`);
        const [endpointUid, secret] = [randomUUID(), `whsec_${randomUUID()}`];
        await owner.run(sql`
          insert into webhook_endpoint (realm_id, endpoint_uid, agency_uid, name, url, events, secret, created_by)
          values (${realmId}, ${endpointUid}, ${agency}, 'Proof', ${url}, ${[...webhookEvents]},
            ${sealWebhookSecret(keys, realmId, endpointUid, secret)}, ${person})`);
        return { endpointUid, secret, applications: rows.map(({ uid }) => uid) };
      },
      // As the product writes it: the change and its event in one transaction.
      change: (applicationUid: string, became: string) =>
        db.transaction((tx) =>
          writeChange(tx, null, { kind: 'moved', applicationUid, field: 'status', was: 'draft', became }),
        ),
      changeAll: (endpoint: Endpoint, times: number) =>
        owner.run(sql`
          insert into change_log (realm_id, application_uid, kind, field, was, became)
          select ${realmId}, a.uid, 'moved', 'status', 'draft', n::text
          from generate_series(1, ${times}) n, unnest(${[...endpoint.applications]}::uuid[]) a (uid) order by n`),
      // As if the time until the next try had passed.
      skipWaiting: (endpointUid: string) =>
        owner.find(sql`
          with moved as (
            update webhook_delivery set next_at = now() where endpoint_uid = ${endpointUid} and state = 'waiting' and next_at > now()
            returning 1)
          select pg_notify('webhook_due', ${realmId}), count(*) from moved`),
      async mail(): Promise<number> {
        const requestUid = randomUUID();
        const from = Date.now();
        await db.transaction((tx) => jobs.enqueue(tx, 'resetMail', requestUid, { realmId, requestUid }));
        await until('a job of another queue', () => Promise.resolve(mails.has(requestUid)));
        return mails.get(requestUid)! - from;
      },
    };
  };
  return {
    realms: realmIds.map(realm) as [ReturnType<typeof realm>, ReturnType<typeof realm>],
    async close() {
      watch.close();
      await listener.close();
      await worker.close();
      await jobs.close();
      await Promise.all([apis, workers, owners].map((pool) => pool.close()));
      await database.drop();
    },
  };
}
export type Stage = Awaited<ReturnType<typeof openStage>>;
export type StageRealm = Stage['realms'][number];

export async function until(what: string, reached: () => Promise<boolean>, seconds = 60): Promise<void> {
  for (const limit = Date.now() + seconds * 1_000; !(await reached());) {
    if (Date.now() > limit) throw new Error(`not within ${seconds} s: ${what}`);
    await wait(20);
  }
}

// As the documentation tells receivers to check it.
export function isSigned(secret: string, header: string | undefined, body: string, now: number): boolean {
  const [, time = '', signature = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return signature === expected && Math.abs(now / 1_000 - Number(time)) < 300;
}
