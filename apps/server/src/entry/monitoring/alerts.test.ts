import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fileKeyStore } from '../../platform/crypto/key-store.ts';
import { openClient } from '../../platform/db/connection.ts';
import { openTenants } from '../../platform/db/tenant-db.ts';
import { openJobs } from '../../platform/jobs/jobs.ts';
import { secretAbout, secretUse, serverClient } from '../../platform/keycloak/client-secrets.ts';
import { insertRealm } from '../../testing/insert-realm.ts';
import { openCuttableProxy, openOwnStore } from '../../testing/monitoring/breakable-parts.ts';
import { startPrometheus } from '../../testing/monitoring/start-prometheus.ts';
import { freePort, startProcess, type StartedProcess } from '../../testing/monitoring/start-process.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

// The rules as they are shipped, with shorter windows: real processes are scraped by a real Prometheus, and parts are really broken.
const shorter: Readonly<Record<string, string>> = {
  '5m': '10s',
  '10m': '15s',
  '15m': '15s',
  '30m': '15s',
  '1h': '20s',
  '2h': '20s',
  '6h': '30s',
  '1d': '40s',
  '3d': '60s',
};
const rules = readFileSync(join(import.meta.dirname, '../../../../../deploy/observe/alerts.yaml'), 'utf8')
  .replaceAll(/\[(\w+)\]/g, (_, window: string) => `[${shorter[window]!}]`)
  .replaceAll(/for: \w+/g, 'for: 2s')
  .replace('interval: 30s', 'interval: 1s')
  .replace('visawright_queue_oldest_seconds) > 300', 'visawright_queue_oldest_seconds) > 5');

let database: TestDatabase;
let store: Awaited<ReturnType<typeof openOwnStore>>;
let proxy: Awaited<ReturnType<typeof openCuttableProxy>>;
let prometheus: Awaited<ReturnType<typeof startPrometheus>>;
let [api, worker]: (StartedProcess | undefined)[] = [];
let realmId: string;
let origin: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const { S3_ACCESS_KEY = '', S3_SECRET_KEY = '', S3_BUCKET = '', KEYCLOAK_URL = '' } = process.env;
  store = await openOwnStore(S3_ACCESS_KEY, S3_SECRET_KEY, S3_BUCKET);
  await store.start();
  proxy = await openCuttableProxy(new URL(KEYCLOAK_URL));
  realmId = await insertRealm(database.ownerUrl, { path: 'dev', isDefault: true, keycloakUrl: proxy.origin });
  await storeClientSecret();
  const [port, apiPort, workerPort] = [await freePort(), await freePort(), await freePort()];
  origin = `http://127.0.0.1:${port}`;
  const env = {
    PORT: String(port),
    METRICS_PORT: String(apiPort),
    WORKER_METRICS_PORT: String(workerPort),
    HEALTH_SECONDS: '1',
    KEYCLOAK_URL: proxy.origin,
    S3_ENDPOINT: store.endpoint,
    DATABASE_API_URL: database.apiUrl,
    DATABASE_RESOLVER_URL: database.resolverUrl,
    DATABASE_WORKER_URL: database.workerUrl,
  };
  [api, worker] = await Promise.all([startProcess('api', env), startProcess('worker', env)]);
  prometheus = await startPrometheus({ 'visawright-api': apiPort, 'visawright-worker': workerPort }, rules);
  const health = (path: string) => fetch(`http://127.0.0.1:${workerPort}${path}`).then(({ status }) => status);
  expect([await health('/healthz'), await health('/nothing')]).toEqual([200, 404]);
  await vi.waitFor(async () => expect(await health('/readyz')).toBe(200), { timeout: 20_000 });
}, 300_000);

afterAll(async () => {
  await prometheus?.close();
  await api?.end();
  await worker?.end('SIGKILL');
  await store?.close();
  await database?.drop();
});

// Without it a sign-in would end before it asks the identity provider.
async function storeClientSecret(): Promise<void> {
  const secret = fileKeyStore(process.env['ROOT_KEY_FILE']!).seal(
    secretUse,
    secretAbout(realmId, serverClient),
    'no secret of a real client',
  );
  const owner = await openClient(database.ownerUrl);
  await owner.query(`select set_config('app.realm_id', $1, false)`, [realmId]);
  await owner.query('insert into realm_key (realm_id, kind, key_no, wrapped) values ($1, $2, 1, $3)', [
    realmId,
    serverClient,
    secret,
  ]);
  await owner.end();
}

const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 90_000, interval: 500 });
const fires = (...alerts: string[]) =>
  eventually(async () => expect(await prometheus.firing()).toEqual(expect.arrayContaining(alerts)));
const ends = (alert: string) => eventually(async () => expect(await prometheus.firing()).not.toContain(alert));
// Of the watch of the parts; calls that fail in an outage have lines of their own.
const linesAbout = (part: string) =>
  api!
    .lines()
    .filter((line) => line['part'] === part)
    .map((line) => String(line['msg']))
    .filter((text) => text.startsWith('a part '));

test('while everything works nothing fires, and every metric that rules use is there', async () => {
  const calls = setInterval(() => void fetch(`${origin}/das/v1/realms/kc-realm/dev`).catch(() => undefined), 500);
  const seen = eventually(async () => {
    for (const query of [
      'up{job="visawright-api"} == 1',
      'up{job="visawright-worker"} == 1',
      'visawright_part_up{job="visawright-worker",part="mail"} == 1',
      'visawright_part_up{job="visawright-api",part="object-store"} == 1',
      'visawright_queue_oldest_seconds{job="visawright-api",queue="documents"} == 0',
      'visawright_workers_alive == 1',
      'visawright:call_errors:ratio_rate5m == 0',
    ])
      expect([query, await prometheus.series(query)]).not.toEqual([query, 0]);
  });
  await seen.finally(() => clearInterval(calls));
  expect(await prometheus.firing()).toEqual([]);
});

test('an object store that is killed is reported and logged by name, once, and so is its return', async () => {
  await store.kill();
  await fires('ObjectStoreDown');
  expect(linesAbout('object-store')).toEqual(['a part does not answer']);
  await store.start();
  await ends('ObjectStoreDown');
  expect(linesAbout('object-store')).toEqual(['a part does not answer', 'a part answers again']);
});

test('sign-in without Keycloak uses up the error budget', async () => {
  proxy.cut();
  const login = () =>
    fetch(`${origin}/das/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'realm-client-id': 'dev' },
      body: JSON.stringify({ username: 'nobody@dev.test', password: 'Test-Pass-2026!' }),
    }).then(({ status }) => status);
  const calls = setInterval(() => void login().catch(() => undefined), 300);
  try {
    await fires('KeycloakDown', 'CallErrorsFast');
  } finally {
    clearInterval(calls);
  }
  expect(linesAbout('keycloak')).toEqual(['a part does not answer']);
});

test('a worker that is killed is missed, and its queue ages', async () => {
  await worker!.end('SIGKILL');
  const log = pino({ level: 'silent' });
  const [tenants, jobs] = [openTenants(database.apiUrl, 1), await openJobs(database.apiUrl, log)];
  const requestUid = randomUUID();
  await tenants
    .forRealm(realmId)
    .transaction((tx) => jobs.enqueue(tx, 'resetMail', requestUid, { realmId, requestUid }));
  await Promise.all([jobs.close(), tenants.close()]);
  await fires('WorkerDown', 'ProcessMissing', 'QueueOld');
});
