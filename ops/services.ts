import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { variablesOf } from '@visawright/server/config.ts';
import { startChild, type Child } from './children.ts';
import type { Program } from './running/supervisor.ts';

// The processes of the running product. Each runs as its own user without rights, and knows only what it needs.
export type Service = 'api' | 'worker' | 'readers';

interface Account {
  readonly uid: number;
  readonly gid: number;
}

const userOf = (service: Service) => `visawright-${service}`;
// The group of the API and the worker may read the root key and use the readers' socket, nothing else. The readers are not in it.
const groupOf = (service: Service) => (service === 'readers' ? userOf(service) : 'visawright');

const systemNames = ['PATH', 'LANG', 'TZ', 'TMPDIR', 'NODE_EXTRA_CA_CERTS', 'LD_PRELOAD', 'FAKETIME', 'CHROMIUM'];
const movedClockNames = ['FAKETIME_DONT_FAKE_MONOTONIC', 'FAKETIME_FORCE_MONOTONIC_FIX'];
const namesOf: Readonly<Record<Service, readonly string[]>> = {
  api: [...systemNames, ...movedClockNames, ...variablesOf('api')],
  worker: [...systemNames, ...movedClockNames, ...variablesOf('worker')],
  readers: [...systemNames, ...movedClockNames, ...variablesOf('readers'), 'VISAWRIGHT_CACHE'],
};

const only = (env: NodeJS.ProcessEnv, names: readonly string[]): NodeJS.ProcessEnv =>
  Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));

// Migrations alone have the owner's rights; nothing that we start is a superuser of the database.
export const migrationEnv = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  only(env, [...systemNames, ...movedClockNames, ...variablesOf('migrate'), 'HOME']);
export const seedEnv = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  only(
    env,
    Object.keys(env).filter((name) => name !== 'DATABASE_ADMIN_URL'),
  );

export interface ServicePlace {
  readonly root: string; // of the code
  readonly env: NodeJS.ProcessEnv;
}

export interface Services {
  readonly api: Child;
  readonly worker: Child;
  readonly all: readonly Child[];
}

export interface PreparedServices {
  readonly programs: readonly (Program & { readonly name: Service })[];
  readonly close: () => void; // when none of them runs any more
}

// The whole product, started once.
export function startServices(place: ServicePlace): Services {
  const { programs, close } = prepareServices(place);
  const children = new Map(programs.map(({ name, start }) => [name, start()]));
  const all = [...children.values()];
  void Promise.all(all.map((each) => each.ended)).then(close);
  return { api: children.get('api')!, worker: children.get('worker')!, all };
}

// Users, folders and rights of the processes, each of which may then be started any number of times. Where the readers get no user of their
// own, the worker starts them itself.
export function prepareServices(place: ServicePlace, options: StartOptions = {}): PreparedServices {
  const accountFor = (service: Service) => accountOf(service, place.root, place.env);
  const accounts = { api: accountFor('api'), worker: accountFor('worker'), readers: accountFor('readers') };
  const socket = accounts.readers && accounts.worker && prepareReadersSocket(accounts.readers, accounts.worker);
  const env = { ...place.env, READERS_SOCKET: socket };
  const services: Service[] = ['api', 'worker', ...(socket === undefined ? [] : (['readers'] as const))];
  return {
    programs: services.map((name) => ({
      name,
      start: () => startService(name, accounts[name], { ...place, env }, options),
    })),
    close() {
      if (socket !== undefined) rmSync(dirname(socket), { recursive: true, force: true });
    },
  };
}

export interface StartOptions {
  readonly nodeArgs?: readonly string[];
  readonly onReady?: (service: Service) => void; // each time it has started; with it, a process ends when its parent has ended
}

// Starts a service as its own user. Where that is not possible it says so, and starts it only in development.
function startService(
  service: Service,
  account: PreparedAccount | undefined,
  { root, env }: ServicePlace,
  { nodeArgs = [], onReady }: StartOptions,
): Child {
  const own = only({ ...env, ...account?.env }, namesOf[service]);
  const home = account?.home ?? env['HOME'];
  const args = [...nodeArgs, join('apps', 'server', 'src', 'entry', `${service}.ts`)];
  const child = startChild(service, account?.node ?? 'node', args, {
    cwd: root,
    env: { ...own, ...(home === undefined ? {} : { HOME: home }) },
    ...(onReady ? { signalsReady: true } : {}),
    ...(account ? { uid: account.uid, gid: account.gid } : {}),
  });
  child.process.once('message', () => onReady?.(service));
  return child;
}

// In a folder of the readers that the group of the worker may pass, so that the worker can use the socket and nothing else of theirs.
function prepareReadersSocket(readers: Account, worker: Account): string {
  const folder = mkdtempSync(join(tmpdir(), 'visawright-readers-'));
  chownSync(folder, readers.uid, worker.gid);
  chmodSync(folder, 0o2710); // what is created in it belongs to the worker's group
  return join(folder, 'socket');
}

interface PreparedAccount extends Account {
  readonly node: string;
  readonly home: string;
  readonly env: NodeJS.ProcessEnv; // what differs for this user
}

const warned = new Set<string>();

function accountOf(service: Service, root: string, env: NodeJS.ProcessEnv): PreparedAccount | undefined {
  const reason = process.getuid?.() === 0 ? undefined : 'this is not root';
  const prepared = reason === undefined ? prepareAccount(service, root, env) : reason;
  if (typeof prepared !== 'string') return prepared;
  const sentence = `processes do not get users of their own: ${prepared}`;
  if ((env['ENVIRONMENT'] ?? 'sandbox') !== 'sandbox') throw new Error(sentence);
  if (!warned.has(sentence)) console.warn(`${sentence} (allowed in development only)`);
  warned.add(sentence);
  return undefined;
}

function prepareAccount(service: Service, root: string, env: NodeJS.ProcessEnv): PreparedAccount | string {
  const account = ensureAccount(service);
  if (!canRead(account, join(root, 'package.json'))) return `${userOf(service)} cannot read ${root}`;
  // The Node that runs this may be in the home of the person who started it; the same version is installed beside the code.
  const nodes = [process.execPath, join(root, 'node_modules', '.bin', 'node')];
  const node = nodes.find((path) => canRead(account, path, '-x'));
  if (node === undefined) return `${userOf(service)} can run neither ${nodes.join(' nor ')}`;
  const data = join(root, '.stack', 'data');
  if (!canRead(account, data)) return `${userOf(service)} cannot reach ${data}`;
  const home = join(data, 'homes', service);
  mkdirSync(home, { recursive: true });
  chownSync(home, account.uid, account.gid);
  chmodSync(home, 0o700);
  const keyFile = namesOf[service].includes('ROOT_KEY_FILE') ? env['ROOT_KEY_FILE'] : undefined;
  if (keyFile !== undefined) letGroupRead(resolve(root, keyFile), account.gid);
  const models = namesOf[service].includes('MODELS_DIR') ? readableModels(account, data, env['MODELS_DIR']) : undefined;
  return { ...account, node, home, env: models === undefined ? {} : { MODELS_DIR: models } };
}

// The folder may be passed, not listed; other secrets in it stay with their owner.
function letGroupRead(keyFile: string, gid: number): void {
  const folder = dirname(keyFile);
  chownSync(keyFile, statSync(keyFile).uid, gid);
  chmodSync(keyFile, 0o640);
  chownSync(folder, statSync(folder).uid, gid);
  chmodSync(folder, 0o710);
}

// Downloads are cached in the home of the person who ran the stack; the worker gets links to them where it can read them.
function readableModels(account: Account, data: string, models: string | undefined): string | undefined {
  if (models === undefined || !existsSync(models) || canRead(account, dirname(models))) return models;
  const place = join(data, 'models');
  mkdirSync(place, { recursive: true });
  const all = dirname(models); // the other models are beside it
  if (spawnSync('cp', ['-aLlf', `${all}/.`, place]).status !== 0) execFileSync('cp', ['-aLu', `${all}/.`, place]);
  return join(place, basename(models));
}

function ensureAccount(service: Service): Account {
  const [user, group] = [userOf(service), groupOf(service)];
  if (spawnSync('getent', ['group', group]).status !== 0) execFileSync('groupadd', ['--system', group]);
  if (spawnSync('id', [user]).status !== 0)
    execFileSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', '--gid', group, user]);
  const id = (which: string) => Number(execFileSync('id', [which, user], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

const canRead = ({ uid, gid }: Account, path: string, how = '-r'): boolean =>
  spawnSync('setpriv', [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', 'test', how, path]).status === 0;
