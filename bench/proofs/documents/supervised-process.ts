import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

// A process that is restarted when it is killed, as a process supervisor does in production.
export interface SupervisedProcess {
  readonly pid: number;
  readonly deaths: number;
  kill(): void;
  stop(): Promise<void>;
}

export function startSupervised(file: 'api.ts' | 'worker.ts', env: Record<string, string>): SupervisedProcess {
  const path = join(import.meta.dirname, '../../../apps/server/src/entry', file);
  let child: ChildProcess;
  let deaths = 0;
  let isWanted = true;
  const start = () => {
    child = spawn(process.execPath, [path], {
      env: { ...process.env, LOG_LEVEL: 'fatal', ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'], // ends with this process
    });
    child.once('exit', () => {
      if (!isWanted) return;
      deaths++;
      start();
    });
  };
  start();
  return {
    get pid() {
      return child.pid!;
    },
    get deaths() {
      return deaths;
    },
    kill: () => void child.kill('SIGKILL'),
    async stop() {
      isWanted = false;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
