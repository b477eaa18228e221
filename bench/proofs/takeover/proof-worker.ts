import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface ProofWorker {
  readonly name: string;
  refused: number; // refused writes of a stale run
  took: number; // jobs it took over from others
  kill(signal: NodeJS.Signals): void;
  gone(): Promise<void>;
}

export async function startProofWorker(name: string, databaseUrl: string): Promise<ProofWorker> {
  const child: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, 'worker.ts')], {
    env: { ...process.env, PROOF_DATABASE_URL: databaseUrl, PROOF_WORKER: name },
    stdio: ['pipe', 'pipe', 'inherit'], // its stdin ends with this process, which ends the worker
  });
  const ended = once(child, 'exit');
  const worker: ProofWorker = {
    name,
    refused: 0,
    took: 0,
    kill: (signal) => void child.kill(signal),
    gone: async () => void (await ended),
  };
  const ready = Promise.withResolvers<void>();
  createInterface({ input: child.stdout! }).on('line', (line) => {
    const [word, count] = line.split(' ');
    if (word === 'ready') ready.resolve();
    if (word === 'refused') worker.refused++;
    if (word === 'took') worker.took += Number(count);
  });
  child.once('exit', () => ready.reject(new Error(`${name} ended before it was ready`)));
  await ready.promise;
  return worker;
}
