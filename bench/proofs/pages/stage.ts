import { randomUUID } from 'node:crypto';
import type { Readers } from '@visawright/reading/engine.types.ts';
import {
  isSettled,
  type Document,
  type ExtractedDocument,
  type ProcessedUpload,
} from '@visawright/contract/document.ts';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { clamdScanner } from '../../../apps/server/src/adapters/scanner.ts';
import { openClient } from '../../../apps/server/src/access/tenant-db.ts';
import { lazyReaders } from '../../../apps/server/src/documents/lazy-readers.ts';
import { readDocument } from '../../../apps/server/src/documents/read-document.ts';
import { openTurns } from '../../../apps/server/src/documents/turns.ts';
import { startWorker } from '../../../apps/server/src/jobs/start-worker.ts';
import { openParts } from '../../../apps/server/src/open-parts.ts';
import { testApp } from '../../../apps/server/src/testing/app.ts';
import { testBucket } from '../../../apps/server/src/testing/bucket.ts';
import { testDatabase } from '../../../apps/server/src/testing/database.ts';
import { uploadForm } from '../../../apps/server/src/testing/upload-form.ts';
import { renderUpload } from '../../../apps/server/src/uploads/render.ts';
import { keyHouse } from '../model/key-house.ts';
import { insertRealms, realmPath, uidOf } from '../model/realms.ts';
import { writeToken } from '../model/write-token.ts';

export interface Stage {
  readonly applicantUid: string;
  call<T>(name: keyof typeof addresses, body: object): Promise<T>; // anything but 200 ends the proof
  upload(bytes: Buffer, fileName: string): Promise<string>;
  extracted(docId: string): Promise<ExtractedDocument['documentData']>;
  picture(url: string): Promise<Buffer>;
  settled(docIds: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

const patienceMs = 600_000;
const readers = 1;

// The real app and a worker with the real engine in this process, on a database of its own; one agent with one traveller.
export async function openStage(engine: Readers = lazyReaders(readers)): Promise<Stage> {
  const database = await testDatabase();
  const house = await keyHouse();
  const adminUrl = new URL(process.env['DATABASE_ADMIN_URL']!);
  adminUrl.pathname = new URL(database.apiUrl).pathname;
  const admin = await openClient(adminUrl.href);
  await insertRealms(admin, 1, house.url);
  const bucket = await testBucket();
  const server = await testApp(database, { S3_BUCKET: bucket.config.S3_BUCKET });
  const parts = await openParts(server.parts.config, database.workerUrl);
  const { config } = parts;
  // A busy machine stretches time: here that is no page's fault.
  const patient: Readers = { ...engine, read: (job, order) => engine.read(job, { ...order, timeoutMs: patienceMs }) };
  const stops = new AbortController();
  const worker = await startWorker({
    databaseUrl: database.workerUrl,
    executorId: `pages-${randomUUID()}`,
    log: parts.log,
    handlers: {
      readDocument: readDocument({
        ...parts,
        scanner: clamdScanner(config.CLAMD_HOST, config.CLAMD_PORT),
        render: renderUpload,
        readers: patient,
        turns: openTurns(readers + 1),
        stopping: stops.signal,
      }),
    },
  });

  const path = realmPath(0);
  const applicantUid = uidOf(0, 'traveller');
  const token = writeToken(house, {
    issuer: `${house.url}/realms/${path}`,
    path,
    sub: uidOf(0, 'sub of agent'),
    role: 'agent',
  });
  const headers = { authorization: `Bearer ${token}`, 'realm-client-id': path };

  const call = async <T>(name: keyof typeof addresses, body: object): Promise<T> => {
    const { method, path: url } = addresses[name];
    const isQuery = method === 'GET' || method === 'DELETE';
    const sent = isQuery ? { query: body as Record<string, string> } : { payload: body };
    const reply = await server.app.inject({ method, url, headers, ...sent });
    if (reply.statusCode !== 200) throw new Error(`${name}: ${reply.statusCode} ${reply.body}`);
    return reply.json<T>();
  };

  return {
    applicantUid,
    call,
    async upload(bytes, fileName) {
      const reply = await server.app.inject({
        method: 'POST',
        url: addresses.processDocsSocket.path,
        headers,
        payload: uploadForm({ applicantUid }, [{ name: fileName, bytes }]),
      });
      const taken = reply.json<ProcessedUpload>().documents?.[0];
      if (!taken) throw new Error(`an upload was refused: ${reply.body}`);
      return taken.docId;
    },
    async extracted(docId) {
      const url = `${addresses.extractedDocuments.path}?applicantUid=${applicantUid}`;
      const reply = await server.app.inject({ method: 'POST', url, headers, payload: { docIds: [docId] } });
      if (reply.statusCode !== 200) throw new Error(`extracted: ${reply.statusCode} ${reply.body}`);
      return reply.json<{ documents: ExtractedDocument[] }>().documents[0]!.documentData;
    },
    async picture(url) {
      const reply = await server.app.inject({ method: 'GET', url, headers });
      if (reply.statusCode !== 200) throw new Error(`a page picture: ${reply.statusCode}`);
      return reply.rawPayload;
    },
    async settled(docIds) {
      for (const end = Date.now() + patienceMs; Date.now() < end; await wait(150)) {
        const { documents } = await call<{ documents: Document[] }>('documentsByIds', { applicantUid, docIds });
        const bad = documents.find(({ state }) => state === 'failed' || state === 'rejected');
        if (bad) throw new Error(`a document ${bad.state}: ${bad.reason}`);
        if (documents.every(({ state }) => isSettled(state))) return;
      }
      throw new Error('documents were not read in time');
    },
    async close() {
      stops.abort();
      await worker.close();
      await engine.close();
      await Promise.all([parts.close(), server.close(), admin.end()]);
      house.close();
      await bucket.drop();
      await database.drop();
    },
  };
}
