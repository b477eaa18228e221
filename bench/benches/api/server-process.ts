import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { BrokenRun } from '../../measurement.ts';

export interface ServerProcess {
  readonly url: string;
  cpuMs(): number;
  rssMb(): number;
  stop(): Promise<void>;
}

const ticksPerSecond = 100;

// 0 for a process that has ended meanwhile.
export function cpuMsOf(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return 0;
  const fields = readFileSync(file, 'utf8').split(') ')[1]!.split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticksPerSecond;
}

// Starts a server in its own process. Its log is discarded, but the server still pays for writing it.
export async function serverProcess(file: string, port: number, env: Record<string, string>): Promise<ServerProcess> {
  const child: ChildProcess = spawn(process.execPath, [file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  for (let i = 0; ; i++) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) break;
    if (i > 300 || child.exitCode !== null) throw new BrokenRun(`${file} does not respond`);
    await wait(100);
  }
  return {
    url,
    cpuMs: () => cpuMsOf(child.pid!),
    rssMb: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))![1]) / 1_024,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}
