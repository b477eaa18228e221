import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import { BrokenRun } from '../measurement.ts';

export interface ProgramOrder {
  readonly program: 'api' | 'worker' | 'readers';
  readonly root: string; // of the release
  readonly env: Readonly<Record<string, string | undefined>>;
}

// A copy of the API, a worker or the readers as a process of its own, as in production.
export interface RunningProgram {
  readonly pid: number;
  readonly lines: readonly string[]; // of its log
  readonly hasEnded: boolean;
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

const patience = 240_000; // three processes start at once, on a machine that may be busy

// Until it says that it is ready, and the API answers so.
export async function startProgram({ program, root, env }: ProgramOrder): Promise<RunningProgram> {
  const child = spawn(process.execPath, [`apps/server/src/entry/${program}.ts`], {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'warn', READERS: '1', METRICS_PORT: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'], // ends with this process
  });
  const lines: string[] = [];
  let rest = '';
  child.stdout!.on('data', (chunk: Buffer) => {
    const parts = (rest + chunk.toString()).split('\n');
    rest = parts.pop()!;
    lines.push(...parts);
  });
  let isReady = false;
  child.once('message', () => (isReady = true));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const isReadyToServe = async () => {
    if (!isReady) return false;
    if (program !== 'api') return true;
    const reply = await fetch(`http://127.0.0.1:${env['PORT']}/readyz`).catch(() => undefined);
    return reply?.ok ?? false;
  };
  for (const until = Date.now() + patience; !(await isReadyToServe()); await wait(100))
    if (Date.now() > until || hasEnded(child)) {
      child.kill('SIGKILL');
      throw new BrokenRun(`${join(root, program)} did not start: ${lines.slice(-5).join('\n')}`);
    }
  return {
    pid: child.pid!,
    lines,
    get hasEnded() {
      return hasEnded(child);
    },
    async end(signal) {
      if (!hasEnded(child)) child.kill(signal);
      await ended;
    },
  };
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;
