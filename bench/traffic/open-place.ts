import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createTestBucket, type IdentityRealm, type TestDatabase } from '@visawright/server/testing.ts';
import { openClient } from '@visawright/server/tools.ts';
import { startEdge, type Edge } from '../../ops/edge/start-edge.ts';
import { BrokenRun } from '../measurement.ts';
import { freePort } from '../proofs/documents/free-port.ts';

// Where the programs of a proof run: the edge as it is deployed, in front of two copies of the API, a web build and a bucket of their own.
export interface Place {
  readonly port: number;
  readonly edge: Edge;
  readonly copies: readonly [number, number]; // their ports
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

export async function openPlace(database: TestDatabase): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'visawright-place-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head><!--realm-head--></head><body></body></html>');
  const bucket = await createTestBucket();
  const [port, plainPort] = [await freePort(), await freePort()];
  const copies = [await freePort(), await freePort()] as const;
  const edge = startEdge({ port, plainPort, copies, identity: '127.0.0.1:1' });
  const { S3_BUCKET } = bucket.config;
  return {
    port,
    edge,
    copies,
    env: {
      DATABASE_API_URL: database.apiUrl,
      DATABASE_WORKER_URL: database.workerUrl,
      DATABASE_RESOLVER_URL: database.resolverUrl,
      S3_BUCKET,
      PUBLIC_URL: `https://localhost:${port}`,
      TRUST_PROXY: '1',
      WEB_FOLDER: folder,
      READERS_SOCKET: '',
    },
    async close() {
      await edge.close();
      await bucket.drop().catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface Traveller {
  readonly applicantUid: string;
  readonly agencyUid: string;
}

// A traveller of the realm's agency, to whom the load's uploads belong.
export async function insertTraveller({ ownerUrl }: TestDatabase, { realmId }: IdentityRealm): Promise<Traveller> {
  const owner = await openClient(ownerUrl);
  try {
    await owner.query(`select set_config('app.realm_id', $1, false)`, [realmId]);
    const { rows } = await owner.query<Traveller>(
      `insert into applicant (realm_id, agency_uid, type, first_name, last_name)
       select realm_id, agency_uid, 'B2B', 'Asha', 'Rao' from agency where type = 'SUPER_ADMIN'
       returning applicant_uid as "applicantUid", agency_uid as "agencyUid"`,
    );
    return rows[0]!;
  } finally {
    await owner.end();
  }
}

// The edge asks each copy whether it is ready.
export async function waitForEdge({ port, edge }: Place): Promise<void> {
  const { request } = await import('node:https');
  const ask = () =>
    new Promise<number>((resolve) => {
      request(
        {
          host: '127.0.0.1',
          port,
          path: '/healthz',
          servername: 'localhost',
          ca: edge.certificate,
          headers: { host: `localhost:${port}` },
        },
        (reply) => {
          reply.resume();
          resolve(reply.statusCode!);
        },
      )
        .on('error', () => resolve(0))
        .end();
    });
  for (const until = Date.now() + 30_000; Date.now() < until; await wait(100)) if ((await ask()) === 200) return;
  throw new BrokenRun('the edge did not answer');
}
