import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestBucket, TestDatabase } from '@visawright/server/testing.ts';
import { BrokenRun } from '../../measurement.ts';

export interface ProductProcess {
  readonly lines: () => Buffer; // its complete output
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

const entry = (name: string) => join(import.meta.dirname, '../../../apps/server/src/entry', name);

const environment = (database: TestDatabase, bucket: TestBucket) => ({
  ...process.env,
  DATABASE_API_URL: database.apiUrl,
  DATABASE_WORKER_URL: database.workerUrl,
  DATABASE_RESOLVER_URL: database.resolverUrl,
  S3_BUCKET: bucket.config.S3_BUCKET,
  READERS: '1',
  LOG_LEVEL: 'debug',
});

function watched(child: ChildProcess): ProductProcess {
  const lines: Buffer[] = [];
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk: Buffer) => lines.push(chunk));
  const ended = once(child, 'exit');
  return {
    lines: () => Buffer.concat(lines),
    async kill(signal) {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal);
        await ended;
      }
    },
  };
}

// Resolves when the worker takes jobs: after the erasure ledger was applied.
export async function startWorkerProcess(database: TestDatabase, bucket: TestBucket): Promise<ProductProcess> {
  const child = spawn(process.execPath, [entry('worker.ts')], {
    env: environment(database, bucket),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const started = watched(child);
  await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (child.exitCode !== null)
    throw new BrokenRun(`the worker did not start: ${started.lines().toString().slice(-500)}`);
  return started;
}

export async function startApiProcess(
  database: TestDatabase,
  bucket: TestBucket,
): Promise<ProductProcess & { readonly url: string; isListening(): Promise<boolean> }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [entry('api.ts')], {
    env: { ...environment(database, bucket), PORT: String(port), PUBLIC_URL: url },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const isListening = () =>
    fetch(`${url}/healthz`).then(
      () => true,
      () => false,
    );
  return { ...watched(child), url, isListening };
}

export async function untilListening(api: { isListening(): Promise<boolean> }, seconds = 60): Promise<boolean> {
  for (const end = Date.now() + seconds * 1_000; Date.now() < end; await wait(100))
    if (await api.isListening()) return true;
  return false;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
