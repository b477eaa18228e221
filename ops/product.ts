import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { runToEnd, type ChildOptions } from './children.ts';
import { migrationEnv, prepareServices, seedEnv, type Service } from './services.ts';
import { isStale } from './running/stale-build.ts';
import { supervise, type Program } from './running/supervisor.ts';
import { loadEnv } from '@visawright/server/config.ts';

export const root = join(import.meta.dirname, '..');
const dist = join(root, 'apps', 'web', 'dist');
const server = (file: string) => join('apps', 'server', 'src', file);

export interface Settings {
  readonly seed: boolean;
  readonly child: ChildOptions;
  readonly publicUrl: string;
}

// `npm start` never creates demo accounts: their password is known to everybody.
export function readSettings(command: 'dev' | 'start'): Settings {
  const { port: asked, noSeed } = readArguments(command);
  loadEnv();
  const port = asked ?? process.env.PORT ?? '8080';
  const publicUrl = asked ? `http://127.0.0.1:${port}` : (process.env.PUBLIC_URL ?? `http://127.0.0.1:${port}`);
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const env = { RELEASE: revision(), ...process.env, PATH: path, PORT: port, PUBLIC_URL: publicUrl, WEB_FOLDER: dist };
  return { seed: command === 'dev' && !noSeed, publicUrl, child: { cwd: root, env } };
}

// What log lines and the status page call the release of a clone.
function revision(): string | undefined {
  const asked = spawnSync('git', ['-C', root, 'rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' });
  return asked.status === 0 ? asked.stdout.trim() : undefined;
}

function readArguments(command: 'dev' | 'start'): { port: string | undefined; noSeed: boolean } {
  const usage =
    command === 'dev' ? 'use: npm run dev [-- --no-seed --port N]' : 'use: npm start [-- --port N] (it never seeds)';
  try {
    const { values } = parseArgs({ options: { 'no-seed': { type: 'boolean' }, port: { type: 'string' } } });
    if (values.port !== undefined && !/^\d{2,5}$/.test(values.port)) throw new Error('--port needs a number');
    if (values['no-seed'] && command === 'start') throw new Error('--no-seed is not needed');
    return { port: values.port, noSeed: values['no-seed'] ?? false };
  } catch (error) {
    return stopWith(`${(error as Error).message}\n${usage}`, 2);
  }
}

export function stopWith(words: string, code = 1): never {
  console.error(words);
  process.exit(code);
}

// Says who has the port instead of letting the API fail on it again and again.
export async function requireFreePort({ child }: Settings): Promise<void> {
  const port = Number(child.env.PORT);
  if (await isFree(port)) return;
  const script = 'source "$0"; port_owner "$1"';
  const owner = spawnSync('bash', ['-c', script, join(root, 'ops', 'parts', 'process.sh'), `${port}`], {
    encoding: 'utf8',
  });
  const who = owner.stdout.trim() || 'another process';
  stopWith(`port ${port} is in use by ${who}; end it, or choose another port with -- --port N`);
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

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

// While developing, the build that watches the sources replaces an outdated one.
export async function buildWeb({ child }: Settings, isNeeded: () => boolean): Promise<void> {
  if (isNeeded()) await runToEnd('build', 'npm', ['run', '--silent', 'build'], child);
}
export const isWebMissing = (): boolean => !existsSync(join(dist, 'index.html'));
export const isWebStale = (): boolean => isStale(root);

export async function prepareDatabase({ seed, child }: Settings): Promise<void> {
  const migration = { ...child, env: migrationEnv(child.env) };
  await runToEnd('migrate', 'node', [server('entry/migrate.ts')], migration);
  const seeding = { ...child, env: seedEnv(child.env) };
  if (seed) await runToEnd('seed', 'node', [join('apps', 'demo', 'src', 'seed.ts')], seeding);
}

// Runs until a signal arrives. A process that ends is started again; the others keep running.
export async function runProduct(settings: Settings, nodeArgs: readonly string[], others: readonly Program[] = []) {
  let stopping = false;
  const workerReady = Promise.withResolvers<void>();
  const onReady = (service: Service) => service === 'worker' && workerReady.resolve();
  const services = prepareServices({ root, env: settings.child.env }, { nodeArgs, onReady });
  const say = (line: string) => console.error(`${'ops'.padEnd(6)} │ ${line}`);
  const supervisor = supervise([...services.programs, ...others], say);
  const stop = () => {
    if (!stopping) void supervisor.stop();
    stopping = true;
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  void Promise.all([apiReady(settings, () => stopping), workerReady.promise]).then(() => {
    if (!stopping) console.log(addresses(settings));
  });
  await supervisor.ended;
  services.close();
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

function addresses({ publicUrl, seed, child }: Settings): string {
  const bluegate = `http://bluegate.localhost:${child.env.PORT}`;
  const demo = seed ? ` · ${publicUrl}/sunrise · ${bluegate}/` : '';
  const mail = child.env.MAIL_WEB_URL ? ` · mail ${child.env.MAIL_WEB_URL}` : '';
  return `ready: ${publicUrl}/${demo} · API reference ${publicUrl}/reference${mail}`;
}
