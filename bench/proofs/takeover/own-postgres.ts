import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

export interface OwnPostgres {
  url(role: string, database?: string): string;
  restart(): void; // without a checkpoint, as after a crash
  stop(): void; // with a checkpoint: a stored one can be started again
  remove(): void;
}

export interface OwnPostgresOptions {
  readonly under?: string; // a folder that the user postgres can read
  readonly settings?: readonly string[];
  readonly stored?: string; // the name of a cluster that a later run may use
}

// A separate cluster, so that restarts do not affect the shared stack. PostgreSQL refuses to run as root.
export async function ownPostgres({
  under = tmpdir(),
  settings = [],
  stored,
}: OwnPostgresOptions = {}): Promise<OwnPostgres> {
  const bin = dirname(globSync('/usr/lib/postgresql/*/bin/postgres').sort().at(-1)!);
  const asRoot = process.getuid?.() === 0;
  const user = asRoot ? { uid: id('-u'), gid: id('-g') } : {};
  const folder =
    stored === undefined ? mkdtempSync(join(under, 'own-postgres-')) : join(under, `own-postgres-${stored}`);
  mkdirSync(folder, { recursive: true });
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const run = (program: string, args: string[]) =>
    execFileSync(join(bin, program), args, { ...user, cwd: '/', stdio: 'ignore', timeout: 120_000 });
  const isNew = !existsSync(data);
  if (isNew) run('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8']);
  const port = await freePort();
  const lines = ["listen_addresses = '127.0.0.1'", "unix_socket_directories = ''", `port = ${port}`, ...settings];
  writeFileSync(join(data, 'postgresql.conf'), `${lines.join('\n')}\n`, { flag: 'a' });
  const control = (...args: string[]) => run('pg_ctl', ['-D', data, '-l', join(folder, 'log'), '-w', ...args]);
  control('start');
  return {
    url: (role, database = 'postgres') => `postgres://${role}@127.0.0.1:${port}/${database}`,
    stop: () => control('stop', '-m', 'fast'),
    restart: () => control('restart', '-m', 'immediate'),
    remove() {
      try {
        control('stop', '-m', 'immediate');
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}
