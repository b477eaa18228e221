import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const installed = '/usr/lib/postgresql';

// Runs a program of PostgreSQL as the administrator on one database.
export function runPostgresProgram(
  name: 'pg_dump' | 'psql',
  args: readonly string[],
  database: string,
  input?: Buffer,
): Promise<Buffer> {
  const url = new URL(process.env['DATABASE_ADMIN_URL']!);
  const newest = readdirSync(installed).toSorted().at(-1)!;
  return new Promise((resolve, reject) => {
    const child = execFile(
      join(installed, newest, 'bin', name),
      args,
      {
        env: {
          PGHOST: url.hostname,
          PGPORT: url.port,
          PGUSER: decodeURIComponent(url.username),
          PGPASSWORD: decodeURIComponent(url.password),
          PGDATABASE: database,
        },
        encoding: 'buffer',
        maxBuffer: 2 * 1024 ** 3 - 1,
      },
      (error, output) => (error ? reject(new Error(`${name} failed: ${error.message.slice(-300)}`)) : resolve(output)),
    );
    child.stdin?.end(input);
  });
}
