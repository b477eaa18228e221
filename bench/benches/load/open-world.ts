import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createTestBucket,
  createTestDatabase,
  type TestBucket,
  type TestDatabase,
} from '@visawright/server/testing.ts';
import { openOperator } from '@visawright/server/tools.ts';
import { freePort } from '../../proofs/documents/free-port.ts';
import { root } from '../../record/sources-hash.ts';
import { startProgram } from '../../traffic/running-program.ts';
import { createBusyRealm, type BusyRealm } from './busy-realm.ts';
import { partPids, type PartPids } from './part-cpu.ts';

// The API, a worker and the readers as processes of their own on a database and a bucket of their own, and realms with people at work.
export interface World {
  readonly url: string;
  readonly port: number;
  readonly database: TestDatabase;
  readonly bucket: TestBucket['config'];
  readonly realms: readonly BusyRealm[];
  readonly pids: PartPids;
}

export interface WorldSize {
  readonly realms: number;
  readonly agents: number;
  readonly applicationsEach: number;
  readonly accounts: number; // of the first realm; the others have four
}

export async function openWorld(size: WorldSize, closing: (() => unknown)[]): Promise<World> {
  const database = await createTestDatabase();
  closing.push(() => database.drop());
  const bucket = await createTestBucket();
  closing.push(() => bucket.drop());
  const folder = mkdtempSync(join(tmpdir(), 'visawright-load-'));
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    DATABASE_API_URL: database.apiUrl,
    DATABASE_WORKER_URL: database.workerUrl,
    DATABASE_RESOLVER_URL: database.resolverUrl,
    S3_BUCKET: bucket.config.S3_BUCKET,
    PORT: String(port),
    PUBLIC_URL: url,
    TRUST_PROXY: '1',
    READERS_SOCKET: join(folder, 'readers'),
    READERS: '2',
  };
  const start = async (program: 'api' | 'worker' | 'readers') => {
    const made = await startProgram({ program, root, env });
    closing.push(() => made.end('SIGKILL'));
    return made.pid;
  };
  const [readers, api, worker] = await Promise.all([start('readers'), start('api'), start('worker')]);
  const operator = openOperator({ ...process.env, DATABASE_OWNER_URL: database.ownerUrl });
  closing.push(() => operator.tenants.close());
  const realms: BusyRealm[] = [];
  for (let at = 0; at < size.realms; at++) {
    const { agents, applicationsEach } = size;
    const accounts = at === 0 ? size.accounts : 4;
    const busy = await createBusyRealm({ database, operator, url, agents, applicationsEach, accounts, at });
    closing.push(() => busy.realm.drop());
    realms.push(busy);
  }
  return { url, port, database, bucket: bucket.config, realms, pids: partPids({ api, worker, readers }) };
}
