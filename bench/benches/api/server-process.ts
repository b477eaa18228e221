import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

export interface ServerProcess {
  readonly url: string;
  cpuMs(): number;
  rssMb(): number;
  stop(): Promise<void>;
}

const ticksPerSecond = 100;

export function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticksPerSecond;
}

// A server as a process of its own. Its log goes nowhere, but it is written.
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
    if (i > 300 || child.exitCode !== null) throw new Error(`${file} does not answer`);
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
