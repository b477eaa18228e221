import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImageName } from './contents.ts';

export const uids: Readonly<Record<ImageName, number>> = {
  api: 10001,
  worker: 10002,
  readers: 10003,
  migrations: 10004,
  edge: 10005,
};
export const gid = 10000;

export interface BundleOrder {
  readonly rootfs: string;
  readonly name: ImageName;
  readonly env: Readonly<Record<string, string>>;
  readonly command?: readonly string[]; // instead of the image's own
  readonly secrets?: string; // a folder, seen as /run/secrets
  readonly shared?: string; // a folder, seen as /run/readers
}

interface Stage {
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly user: string;
}

const root = join(import.meta.dirname, '../..');

// ENTRYPOINT, CMD, ENV and USER of a target, so that an image is started as the Containerfile says.
export function readStage(name: ImageName, containerfile = readFileSync(join(root, 'Containerfile'), 'utf8')): Stage {
  const stages = containerfile.split(/^FROM /m).slice(1);
  const textOf = (wanted: string) => stages.find((text) => text.split('\n')[0]!.endsWith(` AS ${wanted}`)) ?? '';
  const own = textOf(name);
  const base = own.startsWith('node ') ? textOf('node') : '';
  const words = (text: string, what: string) =>
    JSON.parse(new RegExp(`^${what} (\\[.*\\])$`, 'm').exec(text)?.[1] ?? '[]') as string[];
  const pairs = [...`${base}\n${own}`.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) =>
    line.split(' ').map((pair) => pair.split('=') as [string, string]),
  );
  return {
    command: [...words(base, 'ENTRYPOINT'), ...words(own, 'CMD')],
    env: Object.fromEntries(pairs),
    user: /^USER (.+)$/m.exec(own)?.[1] ?? '',
  };
}

// What a container runtime hides of /proc. The browser that prints needs a /proc of its own, which the kernel grants only where nothing is
// hidden: as in deploy/compose.yaml and in the chart, the worker's is not.
const hidden = ['/proc/acpi', '/proc/kcore', '/proc/keys', '/proc/timer_list', '/proc/sched_debug', '/proc/scsi'];
const readOnly = ['/proc/bus', '/proc/fs', '/proc/irq', '/proc/sys', '/proc/sysrq-trigger'];

// A bundle for an OCI runtime, with the limits of deploy/compose.yaml; the network is the machine's.
export function writeBundle(folder: string, { rootfs, name, env, command, secrets, shared }: BundleOrder): void {
  const stage = readStage(name);
  const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
  const variables = Object.entries({ PATH: path, ...stage.env, ...env }).map(([key, value]) => `${key}=${value}`);
  const none = { bounding: [], effective: [], inheritable: [], permitted: [], ambient: [] };
  const inMemory = (destination: string, options: readonly string[]) => ({
    destination,
    type: 'tmpfs',
    source: 'tmpfs',
    options: ['nosuid', ...options],
  });
  const bound = (destination: string, source: string | undefined, options: readonly string[]) =>
    source === undefined
      ? []
      : [{ destination, type: 'bind', source, options: ['rbind', 'nosuid', 'nodev', ...options] }];
  const isWorker = name === 'worker';
  mkdirSync(folder);
  writeFileSync(
    join(folder, 'config.json'),
    JSON.stringify({
      ociVersion: '1.0.2',
      process: {
        terminal: false,
        user: { uid: uids[name], gid, umask: 0o27 },
        args: command ?? stage.command,
        env: variables,
        cwd: name === 'edge' ? '/' : '/app',
        capabilities: none,
        noNewPrivileges: true,
      },
      root: { path: rootfs, readonly: true },
      mounts: [
        { destination: '/proc', type: 'proc', source: 'proc', options: ['nosuid', 'noexec', 'nodev'] },
        inMemory('/dev', ['mode=755']),
        inMemory('/dev/shm', ['nodev', 'mode=1777']),
        inMemory('/tmp', ['nodev', 'mode=1777']),
        inMemory('/run', ['nodev', 'mode=755']),
        ...bound('/run/secrets', secrets, ['noexec', 'ro']),
        ...bound('/run/readers', shared, ['noexec', 'rw']),
      ],
      linux: {
        namespaces: ['pid', 'ipc', 'uts', 'mount'].map((type) => ({ type })),
        maskedPaths: isWorker ? [] : hidden,
        readonlyPaths: isWorker ? [] : readOnly,
        seccomp: JSON.parse(readFileSync(join(root, 'deploy', 'sandbox-profile.json'), 'utf8')) as object,
      },
    }),
  );
}
