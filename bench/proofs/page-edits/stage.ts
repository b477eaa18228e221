import { randomUUID } from 'node:crypto';
import type { Readers } from '@visawright/reading/engine.types.ts';
import {
  type Document,
  type ExtractedDocument,
  type ProcessedUpload,
} from '@visawright/contract/documents/document.ts';
import { isSettled } from '@visawright/contract/documents/document-facts.ts';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { clamdScanner, openClient, startWorker } from '@visawright/server/tools.ts';
import { createLazyReaders, runReadingJob, createRealmScheduler, openParts } from '@visawright/server/product.ts';
import { openTestApp } from '@visawright/server/testing-app.ts';
import { createTestBucket, createTestDatabase, uploadForm } from '@visawright/server/testing.ts';
import { renderUpload } from '@visawright/server/processing.ts';
import { createSigningRealms } from '../model/signing-realms.ts';
import { insertRealms, realmPath, uidOf } from '../model/realms.ts';
import { writeToken } from '../model/write-token.ts';

export interface Stage {
  readonly applicantUid: string;
  call<T>(name: keyof typeof addresses, body: object): Promise<T>; // throws unless the status is 200
  upload(bytes: Buffer, fileName: string): Promise<string>;
  extracted(docId: string): Promise<ExtractedDocument['documentData']>;
  picture(url: string): Promise<Buffer>;
  settled(docIds: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

const mostTries = 8;
const patienceMs = 600_000;
const readers = 1;

// The app and a worker with the real engine in this process, on a separate database with one agent and one traveller.
export async function openStage(engine: Readers = createLazyReaders(readers)): Promise<Stage> {
  const database = await createTestDatabase();
  const identityProvider = await createSigningRealms();
  const adminUrl = new URL(process.env['DATABASE_ADMIN_URL']!);
  adminUrl.pathname = new URL(database.apiUrl).pathname;
  const admin = await openClient(adminUrl.href);
  await insertRealms(admin, 1, identityProvider.url);
  const bucket = await createTestBucket();
  const server = await openTestApp(database, { S3_BUCKET: bucket.config.S3_BUCKET });
  const parts = await openParts(server.parts.config, 'worker');
  const { config } = parts;
  // A longer timeout, because on a busy machine a page may take longer.
  const patient: Readers = { ...engine, read: (job, order) => engine.read(job, { ...order, timeoutMs: patienceMs }) };
  const stops = new AbortController();
  const worker = await startWorker({
    databaseUrl: database.workerUrl,
    executorId: `pages-${randomUUID()}`,
    log: parts.log,
    handlers: {
      readDocument: runReadingJob({
        ...parts,
        scanner: clamdScanner(config.CLAMD_HOST, config.CLAMD_PORT),
        render: renderUpload,
        readers: patient,
        scheduler: createRealmScheduler(readers + 1),
        stopping: stops.signal,
      }),
    },
  });

  const path = realmPath(0);
  const applicantUid = uidOf(0, 'traveller');
  const token = writeToken(identityProvider, {
    issuer: `${identityProvider.url}/realms/${path}`,
    path,
    sub: uidOf(0, 'sub of agent'),
    role: 'agent',
  });
  const headers = { authorization: `Bearer ${token}`, 'realm-client-id': path };

  const call = async <T>(name: keyof typeof addresses, body: object): Promise<T> => {
    const { method, path: url } = addresses[name];
    const isQuery = method === 'GET' || method === 'DELETE';
    const sent = isQuery ? { query: body as Record<string, string> } : { payload: body };
    // A part that is busy for a moment answers 503, and every client tries again; it must not end a run of half an hour.
    for (let tries = 1; ; tries++) {
      const reply = await server.app.inject({ method, url, headers, ...sent });
      if (reply.statusCode === 200) return reply.json<T>();
      if (reply.statusCode !== 503 || tries === mostTries)
        throw new Error(`${name}: ${reply.statusCode} ${reply.body}`);
      await wait(2_000);
    }
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
      const document = reply.json<ProcessedUpload>().documents?.[0];
      if (!document) throw new Error(`an upload was refused: ${reply.body}`);
      return document.docId;
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
      identityProvider.close();
      await bucket.drop();
      await database.drop();
    },
  };
}
