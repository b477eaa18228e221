import { randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import type { OperationId } from '@visawright/contract/operations/index.ts';
import {
  createIdentityRealm,
  createTestBucket,
  createTestDatabase,
  type IdentityRealm,
} from '@visawright/server/testing.ts';
import { openClient } from '@visawright/server/tools.ts';
import { BrokenRun, requireForProof } from '../../measurement.ts';

export interface Product {
  readonly url: string;
  readonly path: string; // of the realm
  readonly email: string;
  readonly password: string;
  readonly database: Awaited<ReturnType<typeof openClient>>; // of a superuser without triggers
  readonly bucket: string;
  ask<T>(id: OperationId, input: { readonly query?: Record<string, string>; readonly body?: object }): Promise<T>;
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '../../..');

const startMs = 180_000; // nothing is measured until it is up, and both cores may be busy

async function startServer(url: string, env: Record<string, string>): Promise<() => Promise<void>> {
  const isBuilt = existsSync(join(root, 'apps/web/dist/index.html'));
  requireForProof(isBuilt, 'the pages of the product are not built: run npm run build first');
  const file = join(root, 'apps/server/src/entry/api.ts');
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill('SIGKILL');
    });
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  for (const started = performance.now(); !(await answers()); await wait(200))
    if (child.exitCode !== null || performance.now() - started > startMs) {
      await stop();
      throw new BrokenRun('the server of the product does not respond');
    }
  return stop;
}

const signIns = 6;

// Keycloak hashes a password with a whole core; on a busy machine a sign-in can take longer than the product waits.
async function tokenOf(realm: IdentityRealm): Promise<string> {
  for (let attempt = 1; ; attempt++)
    try {
      return await realm.token('agent');
    } catch (error) {
      if (attempt === signIns) throw new BrokenRun('nobody can sign in', { cause: error });
      await wait(attempt * 1_000);
    }
}

// The API with the built web application on a database and a bucket of its own, and an agency's person who can sign in.
export async function startProduct(port: number): Promise<Product> {
  const database = await createTestDatabase();
  const bucket = await createTestBucket();
  const realm = await createIdentityRealm(database, ['agency', 'agent']);
  const url = `http://127.0.0.1:${port}`;
  let token = await tokenOf(realm);
  let renewedAt = Date.now();
  const stopServer = await startServer(url, {
    S3_BUCKET: bucket.config.S3_BUCKET,
    PORT: String(port),
    PUBLIC_URL: url,
    WEB_FOLDER: join(root, 'apps/web/dist'),
    LOG_LEVEL: 'warn',
    DATABASE_API_URL: database.apiUrl,
    DATABASE_WORKER_URL: database.workerUrl,
    DATABASE_RESOLVER_URL: database.resolverUrl,
  });
  const adminUrl = new URL(process.env['DATABASE_ADMIN_URL']!);
  adminUrl.pathname = new URL(database.apiUrl).pathname;
  const admin = await openClient(adminUrl.href);
  await admin.query('set session_replication_role = replica');
  return {
    url,
    path: realm.path,
    email: realm.email('agent'),
    password: realm.password,
    database: admin,
    bucket: bucket.config.S3_BUCKET,
    async ask<T>(id: OperationId, { query, body }: { query?: Record<string, string>; body?: object }) {
      if (Date.now() - renewedAt > 120_000) [token, renewedAt] = [await tokenOf(realm), Date.now()];
      const { method, path } = addresses[id];
      const reply = await fetch(`${url}${path}?${new URLSearchParams(query)}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'realm-client-id': realm.path,
          ...(body ? { 'content-type': 'application/json', 'idempotency-key': randomUUID() } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      if (!reply.ok) throw new BrokenRun(`${id} was answered with ${reply.status}: ${await reply.text()}`);
      return (await reply.json()) as T;
    },
    async stop() {
      await stopServer();
      await admin.end();
      await realm.drop();
      await bucket.drop();
      await database.drop();
    },
  };
}
