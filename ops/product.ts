import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { runToEnd, stopChildren, type Child, type ChildOptions } from './children.ts';
import { migrationEnv, seedEnv, startServices } from './services.ts';
import { loadEnv } from '@visawright/server/config.ts';

export const root = join(import.meta.dirname, '..');
const dist = join(root, 'apps', 'web', 'dist');
const server = (file: string) => join('apps', 'server', 'src', file);

export interface Settings {
  readonly seed: boolean;
  readonly child: ChildOptions;
  readonly publicUrl: string;
}

export function readSettings(): Settings {
  const { values } = parseArgs({ options: { 'no-seed': { type: 'boolean' }, port: { type: 'string' } } });
  loadEnv();
  const port = values.port ?? process.env.PORT ?? '8080';
  if (!/^\d{2,5}$/.test(port)) throw new Error('--port needs a number');
  const publicUrl = values.port ? `http://127.0.0.1:${port}` : (process.env.PUBLIC_URL ?? `http://127.0.0.1:${port}`);
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH: path, PORT: port, PUBLIC_URL: publicUrl, WEB_FOLDER: dist };
  return { seed: !values['no-seed'], publicUrl, child: { cwd: root, env } };
}

export async function stackIsUp(): Promise<boolean> {
  const url = process.env.DATABASE_API_URL;
  if (!url) return false;
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

export async function buildWebIfMissing({ child }: Settings): Promise<void> {
  if (!existsSync(join(dist, 'index.html'))) await runToEnd('build', 'npm', ['run', '--silent', 'build'], child);
}

export async function prepareDatabase({ seed, child }: Settings): Promise<void> {
  const migration = { ...child, env: migrationEnv(child.env) };
  await runToEnd('migrate', 'node', [server('entry/migrate.ts')], migration);
  const seeding = { ...child, env: seedEnv(child.env) };
  if (seed) await runToEnd('seed', 'node', [join('apps', 'demo', 'src', 'seed.ts')], seeding);
}

// Runs until a signal arrives or one process ends, which stops the others too.
export async function runProduct(settings: Settings, nodeArgs: readonly string[], others: readonly Child[] = []) {
  const place = { root, env: settings.child.env };
  const { worker, all } = startServices(place, { nodeArgs, signalsReady: true });
  const children = [...all, ...others];
  let stopping = false;
  const stop = () => {
    if (!stopping) void stopChildren(children);
    stopping = true;
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  const firstEnd = Promise.race(children.map(async (child) => `${child.name} ended (${await child.ended})`));
  const workerReady = new Promise<void>((resolve) => worker.process.once('message', () => resolve()));
  void Promise.all([apiReady(settings, () => stopping), workerReady]).then(() => {
    if (!stopping) console.log(addresses(settings));
  });
  const why = await firstEnd;
  if (!stopping) {
    console.error(why);
    process.exitCode = 1;
    stop();
  }
  await Promise.all(children.map((child) => child.ended));
  process.exit();
}

const apiReady = ({ child }: Settings, hasEnded: () => boolean): Promise<void> =>
  readyAt(`http://127.0.0.1:${child.env.PORT}`, hasEnded);

export async function readyAt(origin: string, hasEnded: () => boolean): Promise<void> {
  const address = `${origin}/readyz`;
  while (!hasEnded()) {
    const reply = await fetch(address, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    if (reply?.ok) return;
    await wait(200);
  }
}

function addresses({ publicUrl, child }: Settings): string {
  const bluegate = `http://bluegate.localhost:${child.env.PORT}`;
  const mail = child.env.MAIL_WEB_URL ? ` · mail ${child.env.MAIL_WEB_URL}` : '';
  return `ready: ${publicUrl}/ · ${publicUrl}/sunrise · ${bluegate}/ · API reference ${publicUrl}/reference${mail}`;
}
