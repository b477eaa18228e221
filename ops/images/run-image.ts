import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { ImageName } from './contents.ts';

export const uids: Readonly<Record<ImageName, number>> = {
  api: 10001,
  worker: 10002,
  readers: 10003,
  migrations: 10004,
  edge: 10005,
};
export const gid = 10000;
const enter = join(import.meta.dirname, 'enter');

export interface RunOrder {
  readonly folder: string; // with images/NAME
  readonly name: ImageName;
  readonly command?: readonly string[]; // instead of the image's own
  readonly env: Readonly<Record<string, string>>;
  readonly secrets?: string;
  readonly shared?: string;
}

export interface Running {
  readonly process: ChildProcess;
  readonly ended: Promise<number>;
  readonly lines: string[];
  pids(): number[]; // of the processes in it
  stop(): Promise<number>; // as a container runtime stops it
}

// ENTRYPOINT, CMD and ENV of a target of the Containerfile, so that images are started as they say.
export function declared(name: ImageName): { command: string[]; env: Record<string, string> } {
  const stages = readFileSync(join(import.meta.dirname, '../../Containerfile'), 'utf8')
    .split(/^FROM /m)
    .slice(1);
  const stage = (wanted: string) => stages.find((text) => new RegExp(`^\\S+ AS ${wanted}\\n`).test(text)) ?? '';
  const words = (text: string, what: string) =>
    JSON.parse(new RegExp(`^${what} (\\[.*\\])$`, 'm').exec(text)?.[1] ?? '[]') as string[];
  const base = name === 'edge' ? '' : stage('node');
  const env = [...`${base}\n${stage(name)}`.matchAll(/^ENV (.+)$/gm)].flatMap(([, pairs = '']) =>
    pairs.split(' ').map((pair) => pair.split('=') as [string, string]),
  );
  return { command: [...words(base, 'ENTRYPOINT'), ...words(stage(name), 'CMD')], env: Object.fromEntries(env) };
}

export function runImage({ folder, name, command, env, secrets = '-', shared = '-' }: RunOrder): Running {
  const own = declared(name);
  const all = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', ...own.env, ...env };
  const variables = Object.entries(all).map(([key, value]) => `${key}=${value}`);
  const isolated = ['--mount', '--pid', '--ipc', '--uts', '--fork', '--kill-child'];
  const place = [enter, join(folder, 'images', name), `${uids[name]}`, `${gid}`, secrets, shared];
  const run = ['env', '--ignore-environment', ...variables, ...(command ?? own.command)];
  const child = spawn('unshare', [...isolated, ...place, ...run], { stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => lines.push(line));
  const ended = new Promise<number>((resolve) => {
    child.once('close', (code) => resolve(code ?? 1)).once('error', () => resolve(127));
  });
  const pids = () =>
    spawnSync('pgrep', ['--parent', `${child.pid}`], { encoding: 'utf8' })
      .stdout.split('\n')
      .filter((line) => line !== '')
      .map(Number);
  return {
    process: child,
    ended,
    lines,
    pids,
    async stop() {
      for (const pid of pids()) process.kill(pid, 'SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), 30_000);
      const code = await ended;
      clearTimeout(force);
      return code;
    },
  };
}
