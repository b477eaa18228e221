import { randomUUID } from 'node:crypto';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import type { DocumentReading, ReadDocument, Readers, ReadValue, Word } from '@visawright/reading/engine.types.ts';
import pino from 'pino';
import { expect, vi } from 'vitest';
import type { Actor } from '../access/actor.types.ts';
import { sql } from '../access/db.ts';
import { openTenants } from '../access/tenant-db.ts';
import { s3ObjectStore } from '../adapters/object-store.ts';
import { clamdScanner } from '../adapters/scanner.ts';
import { readConfig } from '../config.ts';
import { readDocument } from '../documents/read-document.ts';
import { openTurns } from '../documents/turns.ts';
import type { ActorCall } from '../http/call.ts';
import { openJobs } from '../jobs/jobs.ts';
import { startWorker } from '../jobs/start-worker.ts';
import { renderUpload } from '../uploads/render.ts';
import { storeUpload } from '../uploads/store-upload.ts';
import { paperVault } from '../vault/papers.ts';
import { testDatabase } from './database.ts';
import { openAgency } from './drafts.ts';
import { openHouse } from './house.ts';

// An agency with its people and a worker that takes files through the whole pipeline; the engine answers what a test wants to see handled.
export async function openReadingHouse(read: Readers['read']) {
  const log = pino({ level: 'silent' });
  const config = readConfig();
  const database = await testDatabase();
  const house = await openHouse(database);
  const agency = await openAgency(house);
  const store = s3ObjectStore(config);
  const papers = paperVault(store, house.keys);
  const jobs = await openJobs(database.apiUrl, log);
  const workerJobs = await openJobs(database.workerUrl, log);
  const [tenants, apiTenants] = [openTenants(database.workerUrl, 6), openTenants(database.apiUrl, 4)];
  const handler = readDocument({
    tenants,
    keys: house.keys,
    papers,
    scanner: clamdScanner(config.CLAMD_HOST, config.CLAMD_PORT),
    render: renderUpload,
    readers: { read, close: async () => undefined },
    turns: openTurns(2),
    jobs: workerJobs,
    log,
    stopping: new AbortController().signal,
    patienceMs: 3_000,
  });
  const worker = await startWorker({
    databaseUrl: database.workerUrl,
    executorId: `house ${randomUUID()}`,
    log,
    handlers: { readDocument: handler },
  });
  const as = (actor: Actor): ActorCall =>
    ({ db: house.db, actor, parts: { keys: house.keys, jobs, papers, config, tenants: apiTenants } }) as ActorCall;
  const states = (docIds: readonly string[]) =>
    house.owner.many<{ state: string }>(sql`
      select distinct state from document where realm_id = ${house.realmId} and document_uid = any(${docIds}::uuid[])`);
  return {
    house,
    agency,
    papers,
    jobs,
    as,
    async brings(bytes: Buffer, facts: { applicantUid?: string; applicationUid?: string; actor?: Actor } = {}) {
      const { applicantUid = agency.applicantUid, actor = agency.agent, ...more } = facts;
      const stored = await storeUpload({ keys: house.keys, papers, jobs }, house.db, actor, {
        applicantUid,
        fileName: 'papers.pdf',
        bytes,
        ...more,
      });
      if (!('docId' in stored)) throw new Error(`refused: ${stored.refused.code}`);
      return stored.docId;
    },
    settles: (...docIds: string[]) =>
      vi.waitFor(async () => expect(await states(docIds)).toEqual([{ state: 'checked' }]), { timeout: 20_000 }),
    async close() {
      await worker.close();
      const stored = await house.owner.many<{ key: string }>(sql`
        select unnest(array[object_key, thumbnail_key, text_key]) as key from page where realm_id = ${house.realmId} union
        select object_key from upload where realm_id = ${house.realmId}`);
      await papers.remove(stored.flatMap(({ key }) => (key === null ? [] : [key])));
      store.close();
      await Promise.all([jobs.close(), workerJobs.close(), tenants.close(), apiTenants.close()]);
      await house.close();
      await database.drop();
    },
  };
}
export type ReadingHouse = Awaited<ReturnType<typeof openReadingHouse>>;

// A PDF with a text layer; each page has its own line.
export async function linesPdf(lines: readonly string[]): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const line of lines)
    pdf.addPage([595, 842]).drawText(`${line} ${randomUUID()}`, { x: 60, y: 700, size: 20, font });
  return Buffer.from(await pdf.save());
}

export const box = (left: number, top: number, right: number, bottom: number): [number, number][] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

export const read = (value: string, page: number, more: Partial<ReadValue> = {}): ReadValue => ({
  value,
  raw: value,
  outcome: 'accept',
  confidence: 1,
  page,
  polygon: box(0.1, 0.1, 0.5, 0.15),
  ...more,
});

export const paper = (
  category: ReadDocument['category'],
  kind: string,
  pages: readonly number[],
  more: Partial<ReadDocument> = {},
): ReadDocument => ({ category, categoryOutcome: 'accept', kind, pages, values: {}, ...more });

export const answered = (
  documents: readonly ReadDocument[],
  pages: number,
  words: Readonly<Record<number, readonly Word[]>> = {},
): DocumentReading => ({
  engine: { name: 'double', version: '1' },
  documents,
  retake: [],
  pages: Array.from({ length: pages }, (_, n) => ({
    page: n + 1,
    width: 1000,
    height: 1414,
    turn: 0 as const,
    retake: [],
    words: words[n + 1] ?? [],
  })),
});
