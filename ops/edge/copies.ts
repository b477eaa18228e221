import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

// A copy of the API as a process of its own, which can be ended and started again on the same port.
export interface Copy {
  readonly port: number;
  start(): Promise<void>; // until it is ready
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>; // until it has ended
}

const root = join(import.meta.dirname, '../..');
const patience = 90_000;

export function copyOf(port: number, env: NodeJS.ProcessEnv): Copy {
  let child: ChildProcess | undefined;
  let ended: Promise<unknown> = Promise.resolve();
  return {
    port,
    async start() {
      const own = spawn(process.execPath, ['apps/server/src/entry/api.ts'], {
        cwd: root,
        env: { ...env, PORT: `${port}`, METRICS_PORT: '' },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      child = own;
      ended = new Promise((resolve) => own.once('exit', resolve));
      for (const until = Date.now() + patience; Date.now() < until; await wait(100)) {
        if (own.exitCode !== null) break;
        const reply = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
        if (reply?.ok) return;
      }
      throw new Error('a copy of the API did not start');
    },
    async end(signal) {
      child?.kill(signal);
      await ended;
    },
  };
}
