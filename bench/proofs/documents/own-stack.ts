import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openClient } from '@visawright/server/tools.ts';
import { createIdentityRealm, type TestDatabase, type IdentityRealm } from '@visawright/server/testing.ts';
import { emptyDatabase, urlOf } from '../../benches/lists/lists-cluster.ts';
import { ownPostgres, type OwnPostgres } from '../takeover/own-postgres.ts';
import { freePort } from './free-port.ts';
import { openGate, type Gate } from './gate.ts';
import { startSupervised, type SupervisedProcess } from './supervised-process.ts';
import { ownStore, type OwnStore } from './own-store.ts';

const database = 'documents';
const roles = ['owner', 'api', 'worker', 'resolver'];

// Separate copies of all parts that process a document, so that failures injected here do not affect the shared stack.
export interface OwnStack {
  readonly url: string;
  readonly database: TestDatabase;
  readonly postgres: OwnPostgres;
  readonly store: OwnStore;
  readonly scanner: Gate;
  readonly api: SupervisedProcess;
  readonly worker: SupervisedProcess;
  realm(): Promise<IdentityRealm>;
  close(): Promise<void>;
}

export async function startOwnStack(): Promise<OwnStack> {
  const closing: (() => unknown)[] = [];
  const close = async () => {
    for (const each of closing.reverse()) await Promise.resolve(each()).catch(() => undefined);
  };
  try {
    const postgres = await ownPostgres({
      under: realpathSync(join(import.meta.dirname, '../../../.stack/data')),
      settings: ['max_connections = 120', "timezone = 'UTC'"],
    });
    closing.push(() => postgres.remove());
    const admin = await openClient(postgres.url('postgres'));
    for (const role of roles) await admin.query(`create role visawright_${role} login`);
    await admin.end();
    await emptyDatabase(postgres, database);
    const own: TestDatabase = {
      ownerUrl: urlOf(postgres, 'owner', database),
      apiUrl: urlOf(postgres, 'api', database),
      workerUrl: urlOf(postgres, 'worker', database),
      resolverUrl: urlOf(postgres, 'resolver', database),
      drop: () => Promise.resolve(),
    };
    const store = await ownStore(1_500);
    closing.push(() => store.remove());
    const scanner = await openGate(process.env['CLAMD_HOST']!, Number(process.env['CLAMD_PORT']));
    closing.push(() => scanner.close());
    const port = await freePort();
    const env = {
      ...store.env,
      DATABASE_API_URL: own.apiUrl,
      DATABASE_WORKER_URL: own.workerUrl,
      DATABASE_RESOLVER_URL: own.resolverUrl,
      CLAMD_HOST: '127.0.0.1',
      CLAMD_PORT: String(scanner.port),
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
    };
    const [api, worker] = [startSupervised('api.ts', env), startSupervised('worker.ts', env)];
    closing.push(
      () => api.stop(),
      () => worker.stop(),
    );
    const url = `http://127.0.0.1:${port}`;
    await waitUntilUp(url);
    return {
      url,
      database: own,
      postgres,
      store,
      scanner,
      api,
      worker,
      async realm() {
        const made = await createIdentityRealm(own, ['agency']);
        closing.push(() => made.drop());
        return made;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function waitUntilUp(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    if (tries > 1_800) throw new Error('the API does not respond');
    await wait(100);
  }
}
