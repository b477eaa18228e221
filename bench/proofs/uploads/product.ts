import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const server = join(import.meta.dirname, '../../../apps/server/src/entry');

export interface Product {
  readonly url: string;
  readonly pids: Readonly<Record<string, number>>;
  crashes(): number;
  stop(): Promise<void>;
}

// The API and a worker as in production, on separate parts.
export async function startProduct(port: number, env: Readonly<Record<string, string>>): Promise<Product> {
  const url = `http://127.0.0.1:${port}`;
  let crashes = 0;
  let isStopping = false;
  const start = (file: string): ChildProcess => {
    const child = fork(join(server, file), [], {
      env: {
        ...process.env,
        LOG_LEVEL: process.env['PROOF_LOG'] ?? 'error',
        READERS: '1',
        ...env,
        PORT: String(port),
        PUBLIC_URL: url,
      },
    });
    child.once('exit', () => {
      if (!isStopping) crashes++;
    });
    return child;
  };
  const api = start('api.ts');
  const worker = start('worker.ts');
  await once(worker, 'message');
  for (let tries = 0; tries < 200 && !(await isReady(url)); tries++) await wait(100);
  return {
    url,
    pids: { api: api.pid!, worker: worker.pid! },
    crashes: () => crashes,
    async stop() {
      isStopping = true;
      for (const child of [api, worker]) {
        if (child.exitCode !== null) continue;
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        const late = setTimeout(() => child.kill('SIGKILL'), 15_000);
        await ended;
        clearTimeout(late);
      }
    },
  };
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
