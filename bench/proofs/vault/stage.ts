import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { sql, type Actor, type Db } from '@visawright/server/tools.ts';
import { openTestApp, type TestApp } from '@visawright/server/testing-app.ts';
import {
  createTestBucket,
  createCaller,
  createTestDatabase,
  createIdentityRealm,
  uploadForm,
  type TestBucket,
  type TestDatabase,
} from '@visawright/server/testing.ts';
import type { CanaryFile } from './canary-files.ts';

export interface Person {
  readonly realmPath: string;
  readonly token: string;
  readonly actor: Actor;
  readonly db: Db;
}

export interface Stage {
  readonly database: TestDatabase;
  readonly bucket: TestBucket;
  readonly server: TestApp;
  readonly workerLines: () => Buffer; // the complete output of the worker
  person(realm: 0 | 1, role: 'applicant' | 'agency' | 'reviewer'): Promise<Person>; // in a new session each time
  call: (who: Person) => Call;
  readonly get: (who: Person | undefined, url: string) => Promise<{ status: number; bytes: Buffer; text: string }>;
  upload(who: Person, applicantUid: string, files: readonly CanaryFile[]): Promise<string[]>;
  settled(db: Db): Promise<string[]>; // the states once all documents are settled
  close(): Promise<void>;
}

type Call = (
  name: keyof typeof addresses,
  payload: object | undefined,
) => Promise<{ status: number; body: Record<string, unknown> }>;

const patience = 120_000;

// The app and a worker on a separate database and bucket.
export async function openStage(): Promise<Stage> {
  const database = await createTestDatabase();
  const bucket = await createTestBucket();
  const realms = [
    await createIdentityRealm(database, ['applicant', 'agency', 'reviewer']),
    await createIdentityRealm(database, ['applicant', 'agency']),
  ] as const;
  const server = await openTestApp(database, { S3_BUCKET: bucket.config.S3_BUCKET });
  const worker = await startWorker(database, bucket);
  const bearer = (who: Person) => ({ authorization: `Bearer ${who.token}`, 'realm-client-id': who.realmPath });

  return {
    database,
    bucket,
    server,
    workerLines: worker.lines,
    async person(realm, role) {
      const token = await realms[realm].token(role);
      const { actor, db } = await server.parts.actors.fromToken(token);
      return { realmPath: realms[realm].path, token, actor, db };
    },
    call: (who) => (name, payload) => createCaller(server.app, who.realmPath)(name, payload, bearer(who)),
    async get(who, url) {
      const reply = await server.app
        .inject({ method: 'GET', url, ...(who ? { headers: bearer(who) } : {}) })
        .catch(() => undefined); // the response was cut off because the stored object is not authentic
      return { status: reply?.statusCode ?? 0, bytes: reply?.rawPayload ?? Buffer.alloc(0), text: reply?.body ?? '' };
    },
    async upload(who, applicantUid, files) {
      const reply = await server.app.inject({
        method: addresses.processDocsSocket.method,
        url: addresses.processDocsSocket.path,
        headers: bearer(who),
        payload: uploadForm({ applicantUid }, files),
      });
      const { documents } = reply.json<{ documents?: { docId: string }[] }>();
      if (documents?.length !== files.length) throw new Error(`not every file was accepted: ${reply.body}`);
      return documents.map(({ docId }) => docId);
    },
    async settled(db) {
      for (const end = Date.now() + patience; ; await wait(500)) {
        const rows = await db.many<{ state: string; settled: boolean }>(
          sql`select state, state in ('checked', 'rejected', 'failed') as settled from document where realm_id = ${db.realmId}`,
        );
        if (rows.every(({ settled }) => settled) || Date.now() > end) return rows.map(({ state }) => state);
      }
    },
    async close() {
      await worker.stop();
      await server.close();
      for (const realm of realms) await realm.drop();
      await bucket.drop();
      await database.drop();
    },
  };
}

async function startWorker(database: TestDatabase, bucket: TestBucket) {
  const program = join(import.meta.dirname, '../../../apps/server/src/entry/worker.ts');
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      DATABASE_API_URL: database.apiUrl,
      DATABASE_WORKER_URL: database.workerUrl,
      DATABASE_RESOLVER_URL: database.resolverUrl,
      S3_BUCKET: bucket.config.S3_BUCKET,
      READERS: '1',
      LOG_LEVEL: 'debug',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const lines: Buffer[] = [];
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk: Buffer) => lines.push(chunk));
  const ended = once(child, 'exit');
  await Promise.race([once(child, 'message'), ended]);
  if (child.exitCode !== null) throw new Error(`the worker did not start: ${Buffer.concat(lines).toString()}`);
  return {
    lines: () => Buffer.concat(lines),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
