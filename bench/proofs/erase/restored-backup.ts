import { openClient } from '@visawright/server/tools.ts';
import type { TestDatabase } from '@visawright/server/testing.ts';
import { runPostgresProgram } from './postgres-program.ts';

// A backup is made now, and restored into a second database.
export async function restoredBackup(database: TestDatabase): Promise<TestDatabase> {
  const from = new URL(database.ownerUrl).pathname.slice(1);
  const name = `${from}_restored`;
  const named = (url: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  const asOwner = async (...statements: string[]) => {
    const owner = await openClient(process.env['DATABASE_OWNER_URL']!);
    try {
      for (const statement of statements) await owner.query(statement);
    } finally {
      await owner.end();
    }
  };
  const backup = await runPostgresProgram('pg_dump', [], from);
  await asOwner(
    `create database ${name}`,
    `revoke all on database ${name} from public`,
    `grant connect on database ${name} to visawright_api, visawright_worker, visawright_resolver`,
  );
  await runPostgresProgram('psql', ['--quiet', '--set', 'ON_ERROR_STOP=1', '--output', '/dev/null'], name, backup);
  return {
    ownerUrl: named(database.ownerUrl),
    apiUrl: named(database.apiUrl),
    workerUrl: named(database.workerUrl),
    resolverUrl: named(database.resolverUrl),
    drop: () => asOwner(`drop database if exists ${name}`),
  };
}
