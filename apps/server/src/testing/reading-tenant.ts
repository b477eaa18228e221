import { consentVersion } from '@visawright/contract/documents/document-facts.ts';
import { randomUUID } from 'node:crypto';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import type { Readers } from '@visawright/reading/engine.types.ts';
import pino from 'pino';
import { expect, vi } from 'vitest';
import type { Actor } from '../platform/access/actor.types.ts';
import { sql } from '../platform/db/db.ts';
import { openTenants } from '../platform/db/tenant-db.ts';
import { s3ObjectStore } from '../platform/storage/object-store.ts';
import { clamdScanner } from '../platform/scanner/scanner.ts';
import { readConfig } from '../platform/config/config.ts';
import { runReadingJob } from '../documents/pipeline/run-reading-job.ts';
import { createRealmScheduler } from '../documents/pipeline/realm-scheduler.ts';
import type { ActorCall } from '../platform/http/call.ts';
import { openJobs } from '../platform/jobs/jobs.ts';
import { startWorker } from '../platform/jobs/start-worker.ts';
import { renderUpload } from '../documents/uploads/render-upload.ts';
import { storeUpload } from '../documents/uploads/store-upload.ts';
import { createSealedObjectStore } from '../platform/storage/sealed-objects.ts';
import { createTestDatabase } from './test-database.ts';
import { createAgency } from './test-agency.ts';
import { createTestTenant } from './test-tenant.ts';

interface BroughtFile {
  readonly applicantUid?: string;
  readonly applicationUid?: string;
  readonly actor?: Actor;
  readonly fileName?: string;
  readonly forTrip?: boolean;
}

// An agency with its staff and a worker that runs files through the whole pipeline; the test decides what the engine returns.
export async function createReadingTenant(read: Readers['read']) {
  const log = pino({ level: 'silent' });
  const config = readConfig();
  const database = await createTestDatabase();
  const tenant = await createTestTenant(database);
  const agency = await createAgency(tenant);
  const store = s3ObjectStore(config);
  const sealedObjects = createSealedObjectStore(store, tenant.keys);
  const jobs = await openJobs(database.apiUrl, log);
  const workerJobs = await openJobs(database.workerUrl, log);
  const [tenants, apiTenants] = [openTenants(database.workerUrl, 6), openTenants(database.apiUrl, 4)];
  const handler = runReadingJob({
    tenants,
    keys: tenant.keys,
    sealedObjects,
    scanner: clamdScanner(config.CLAMD_HOST, config.CLAMD_PORT),
    render: renderUpload,
    readers: { read, close: async () => undefined },
    scheduler: createRealmScheduler(2),
    jobs: workerJobs,
    log,
    stopping: new AbortController().signal,
    retryForMs: 3_000,
  });
  const worker = await startWorker({
    databaseUrl: database.workerUrl,
    executorId: `house ${randomUUID()}`,
    log,
    handlers: { readDocument: handler },
  });
  const as = (actor: Actor): ActorCall =>
    ({
      db: tenant.db,
      actor,
      parts: { keys: tenant.keys, jobs, sealedObjects, config, tenants: apiTenants },
    }) as ActorCall;
  const states = (docIds: readonly string[]) =>
    tenant.owner.many<{ state: string }>(sql`
      select distinct state from document where realm_id = ${tenant.realmId} and document_uid = any(${docIds}::uuid[])`);
  return {
    tenant,
    agency,
    sealedObjects,
    jobs,
    as,
    async brings(bytes: Buffer, facts: BroughtFile = {}) {
      const { applicantUid = agency.applicantUid, actor = agency.agent, ...more } = facts;
      if (actor.role === 'applicant')
        await tenant.db.run(sql`
          insert into consent (realm_id, applicant_uid, purpose, version, language, consent_text, given_by)
          values (${tenant.realmId}, ${applicantUid}, 'readDocuments', ${consentVersion}, 'en', 'I agree.', ${actor.personUid})
          on conflict do nothing`);
      const stored = await storeUpload({ keys: tenant.keys, sealedObjects, jobs }, tenant.db, actor, {
        applicantUid,
        fileName: 'documents.pdf',
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
      const stored = await tenant.owner.many<{ key: string }>(sql`
        select unnest(array[object_key, thumbnail_key, text_key]) as key from page where realm_id = ${tenant.realmId} union
        select object_key from screen_picture where realm_id = ${tenant.realmId} union
        select object_key from upload where realm_id = ${tenant.realmId}`);
      await sealedObjects.remove(stored.flatMap(({ key }) => (key === null ? [] : [key])));
      store.close();
      await Promise.all([jobs.close(), workerJobs.close(), tenants.close(), apiTenants.close()]);
      await tenant.close();
      await database.drop();
    },
  };
}
export type ReadingTenant = Awaited<ReturnType<typeof createReadingTenant>>;

// A PDF with a text layer; each page has its own line.
export async function linesPdf(lines: readonly string[]): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const line of lines)
    pdf.addPage([595, 842]).drawText(`${line} ${randomUUID()}`, { x: 60, y: 700, size: 20, font });
  return Buffer.from(await pdf.save());
}
