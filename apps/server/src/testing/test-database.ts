import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { personalData } from '@visawright/contract/privacy/personal-data.ts';
import { openClient } from '../platform/db/connection.ts';
import { readMigrations } from '../platform/db/migrations/read-migrations.ts';
import { prepareDatabase } from '../entry/prepare-database.ts';

// A separate database per test file, cloned from a template that is built from the migrations and reused while they are unchanged.
export interface TestDatabase {
  readonly ownerUrl: string;
  readonly apiUrl: string;
  readonly workerUrl: string;
  readonly resolverUrl: string;
  drop(): Promise<void>;
}

const templateLock = 7_203_118; // not the lock of prepare-database.ts: a test may start while the product prepares its database
const roles = 'visawright_api, visawright_worker, visawright_resolver';

function urlOf(name: 'OWNER' | 'API' | 'WORKER' | 'RESOLVER', database?: string): string {
  const url = new URL(process.env[`DATABASE_${name}_URL`] ?? missing(`DATABASE_${name}_URL`));
  if (database) url.pathname = `/${database}`;
  return url.href;
}

const missing = (name: string): never => {
  throw new Error(`${name} is not set: start the real parts with ops/stack up`);
};

const templateName = () => {
  const hash = createHash('sha256').update(JSON.stringify(personalData)); // its columns are excluded from statistics
  for (const { sha256 } of readMigrations()) hash.update(sha256);
  return `vw_template_${hash.digest('hex').slice(0, 12)}`;
};

export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `vw_test_${randomBytes(6).toString('hex')}`;
  await asOwner(async (owner) => {
    await owner.query('select pg_advisory_lock($1)', [templateLock]);
    const template = await builtTemplate(owner);
    await owner.query(`create database ${name} template ${template}`);
    await owner.query(`grant connect on database ${name} to ${roles}`);
  });
  return {
    ownerUrl: urlOf('OWNER', name),
    apiUrl: urlOf('API', name),
    workerUrl: urlOf('WORKER', name),
    resolverUrl: urlOf('RESOLVER', name),
    drop: () => asOwner((owner) => dropDatabase(owner, name)),
  };
}

type Owner = Awaited<ReturnType<typeof openClient>>;

async function asOwner(work: (owner: Owner) => Promise<void>): Promise<void> {
  const owner = await openClient(urlOf('OWNER'));
  try {
    await work(owner);
  } finally {
    await owner.end();
  }
}

// A connection that was just closed may linger (the server itself waits 5 s for it), and another role's connection cannot be ended from
// here.
async function dropDatabase(owner: Owner, name: string, tries = 3): Promise<void> {
  try {
    await owner.query(`drop database if exists ${name}`);
  } catch (error) {
    if ((error as { code?: string }).code !== '55006' || tries === 0) throw error;
    await wait(100);
    await dropDatabase(owner, name, tries - 1);
  }
}

async function builtTemplate(owner: Owner): Promise<string> {
  const name = templateName();
  const building = `${name}_new`;
  const { rows } = await owner.query<{ datname: string }>(
    "select datname from pg_database where datname like 'vw\\_template\\_%'",
  );
  const names = rows.map(({ datname }) => datname);
  if (names.includes(name)) return name;
  for (const old of names) await dropDatabase(owner, old);
  await owner.query(`create database ${building}`);
  await owner.query(`revoke all on database ${building} from public`);
  await prepareDatabase(urlOf('OWNER', building));
  await owner.query(`alter database ${building} rename to ${name}`);
  return name;
}
