import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface KillableWorker {
  readonly name: string;
  kill(): Promise<void>; // SIGKILL: nothing is finished, closed or returned
}

export async function startKillableWorker(
  name: string,
  env: Readonly<Record<string, string>>,
): Promise<KillableWorker> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'worker.ts')], {
    env: { ...process.env, ...env, PROOF_NAME: name },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await Promise.race([
    once(child.stdout, 'data'),
    ended.then(() => Promise.reject(new Error(`${name} ended before it was ready`))),
  ]);
  return {
    name,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
