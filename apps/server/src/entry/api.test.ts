import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { insertRealm } from '../testing/insert-realm.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await insertRealm(database.ownerUrl, { path: 'dev', isDefault: true });
});

afterAll(() => database?.drop());

test('reports not ready on SIGTERM, still answers, and exits in time', async () => {
  const port = 18_070;
  const api = spawn(process.execPath, [join(import.meta.dirname, 'api.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      LOG_LEVEL: 'silent',
      DATABASE_API_URL: database.apiUrl,
      DATABASE_RESOLVER_URL: database.resolverUrl,
      DATABASE_WORKER_URL: database.workerUrl,
    },
    stdio: 'inherit',
  });
  const ended = new Promise<number | null>((resolve) => api.once('exit', resolve));
  const status = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      (reply) => reply.status,
      () => 0,
    );
  while ((await status('/readyz')) !== 200) await wait(100);

  const from = Date.now();
  api.kill('SIGTERM');
  await wait(300);
  expect(await status('/readyz')).toBe(503);
  expect(await status('/das/v1/realms/kc-realm/dev')).toBe(200);
  expect(await ended).toBe(0);
  expect(Date.now() - from).toBeLessThan(25_000);
  expect(await status('/healthz')).toBe(0);
});
