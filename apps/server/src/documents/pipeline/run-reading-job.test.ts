import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { DocumentReading, Readers } from '@visawright/reading/engine.types.ts';
import { letterPdf } from '@visawright/specimens/text-pdf.ts';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql } from '../../platform/db/db.ts';
import { openClient } from '../../platform/db/connection.ts';
import { openTenants } from '../../platform/db/tenant-db.ts';
import { s3ObjectStore, type ObjectStore } from '../../platform/storage/object-store.ts';
import { clamdScanner } from '../../platform/scanner/scanner.ts';
import { readConfig } from '../../platform/config/config.ts';
import { openJobs } from '../../platform/jobs/jobs.ts';
import type { Jobs } from '../../platform/jobs/jobs.types.ts';
import { startWorker, type Worker } from '../../platform/jobs/start-worker.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createTestTenant, type TestTenant } from '../../testing/test-tenant.ts';
import { renderUpload } from '../uploads/render-upload.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { sealFileName } from '../records/sealed-file-name.ts';
import { documentObjectKey } from '../../platform/crypto/object-keys.ts';
import { hashPassportNumber } from '../../platform/crypto/passport-number.ts';
import { createSealedObjectStore, type SealedObjectStore } from '../../platform/storage/sealed-objects.ts';
import { deleteDocument } from '../editing/delete-document.ts';
import { listDocuments } from '../records/list-documents.ts';
import { markPrimary } from '../editing/mark-primary.ts';
import { rereadDocument } from './reread-document.ts';
import { assertConsent } from '../consents/assert-consent.ts';
import { runReadingJob } from './run-reading-job.ts';
import { enqueueReading } from '../readings/enqueue-reading.ts';
import { failStrandedDocuments } from './fail-stranded-documents.ts';
import { createRealmScheduler } from './realm-scheduler.ts';

const log = pino({ level: 'silent' });
const config = readConfig();
const canary = 'CANARYRAO';

let database: TestDatabase;
let tenant: TestTenant;
let store: ObjectStore;
let sealedObjects: SealedObjectStore;
let jobs: Jobs;
let worker: Worker;
let owner: Awaited<ReturnType<typeof openClient>>;
let agent: Actor;
let applicantUid: string;
let tenants: ReturnType<typeof openTenants>;
let scannerAt = { host: config.CLAMD_HOST, port: config.CLAMD_PORT };
let read: Readers['read'];
const received: string[] = [];

const polygon: [number, number][] = [
  [0.1, 0.1],
  [0.2, 0.1],
  [0.2, 0.2],
];
// The engine has its own tests; here it returns what each test needs.
const answer = (passportNumber = 'K1234567'): DocumentReading => ({
  engine: { name: 'double', version: '1' },
  documents: [
    {
      category: 'Passport',
      categoryOutcome: 'accept',
      kind: 'Indian passport',
      pages: [1],
      values: {
        surname: { value: canary, raw: canary, outcome: 'confirm', confidence: 0.7, page: 1, polygon },
        passportNumber: {
          value: passportNumber,
          raw: passportNumber,
          outcome: 'accept',
          confidence: 1,
          page: 1,
          polygon,
        },
      },
    },
  ],
  retake: ['glare'],
  pages: [{ page: 1, width: 10, height: 10, turn: 0, retake: ['glare'], words: [] }],
});

beforeAll(async () => {
  database = await createTestDatabase();
  tenant = await createTestTenant(database);
  store = s3ObjectStore(config);
  sealedObjects = createSealedObjectStore(store, tenant.keys);
  jobs = await openJobs(database.apiUrl, log);
  owner = await openClient(database.ownerUrl);
  owner.on('notification', ({ payload }) => received.push(payload!));
  await owner.query(`select set_config('app.realm_id', $1, false)`, [tenant.realmId]);
  await owner.query('listen "socket.io#/"');
  const agencyUid = await tenant.agency();
  agent = await tenant.person('agent', agencyUid);
  applicantUid = await tenant.applicant({ agencyUid, agentUid: agent.personUid });
  await assertConsent(tenant.db, agent, applicantUid);
  tenants = openTenants(database.workerUrl, 6);
  const handler = runReadingJob({
    tenants,
    keys: tenant.keys,
    sealedObjects,
    scanner: { scan: (bytes) => clamdScanner(scannerAt.host, scannerAt.port).scan(bytes) },
    render: renderUpload,
    readers: { read: (job, options) => read(job, options), close: async () => undefined },
    scheduler: createRealmScheduler(2),
    jobs,
    log,
    stopping: new AbortController().signal,
  });
  worker = await startWorker({
    databaseUrl: database.workerUrl,
    executorId: 'reading worker',
    log,
    handlers: { readDocument: handler },
  });
});
beforeEach(() => {
  read = async () => answer();
  scannerAt = { host: config.CLAMD_HOST, port: config.CLAMD_PORT };
  received.length = 0;
});
afterAll(async () => {
  await worker?.close();
  store?.close();
  await Promise.all([jobs?.close(), owner?.end(), tenants?.close()]);
  await tenant?.close();
  await database?.drop();
});

async function uploaded(bytes: Buffer): Promise<string> {
  const uploadUid = randomUUID();
  const objectKey = documentObjectKey(tenant.db, applicantUid, uploadUid, 'original');
  const { sealedSha256 } = await sealedObjects.put(tenant.db, applicantUid, objectKey, bytes);
  const name = sealFileName(await loadApplicantKey(tenant.db, tenant.keys, applicantUid), 'letter.pdf');
  return tenant.db.transaction(async (tx) => {
    await tx.run(sql`
      insert into upload (realm_id, upload_uid, applicant_uid, name, media_type, byte_size, content_mac, object_key, sealed_sha256)
      values (${tx.realmId}, ${uploadUid}, ${applicantUid}, ${name}, 'application/pdf', ${bytes.length},
        ${sealedObjects.contentMac(tx, applicantUid, bytes)}, ${objectKey}, ${sealedSha256})`);
    const { docId } = await tx.get<{ docId: string }>(sql`
      insert into document (realm_id, applicant_uid, category, upload_uid)
      values (${tx.realmId}, ${applicantUid}, 'Other', ${uploadUid}) returning document_uid as "docId"`);
    await enqueueReading(tx, jobs, docId, 1);
    return docId;
  });
}
const letter = async () => uploaded((await letterPdf(randomUUID())).bytes);
const stateOf = async (docId: string): Promise<string> =>
  (await owner.query('select state from document where document_uid = $1', [docId])).rows[0].state;
const settles = (docId: string, state: string, timeout = 15_000) =>
  expect.poll(() => stateOf(docId), { timeout, interval: 50 }).toBe(state);
const jobOf = async (docId: string, epoch = 1): Promise<string> =>
  (
    await owner.query('select status from dbos.workflow_status where workflow_uuid = $1', [
      `readDocument:${docId}:${epoch}`,
    ])
  ).rows[0]?.status;

test('scans, renders, reads and checks a letter, publishes each stage and stores no value in plain text', async () => {
  const docId = await letter();
  await settles(docId, 'checked');
  const shown = (await listDocuments(tenant.db, tenant.keys, agent, applicantUid)).find((each) => each.docId === docId);
  expect(shown).toMatchObject({
    category: 'Passport',
    kind: 'Indian passport',
    docFields: { surname: canary },
    toConfirm: 1,
    retake: ['glare'],
    pages: 1,
  });
  const stages = received
    .filter((hint) => hint.includes(docId))
    .map((hint) => /"stage":"(\w+)"|document:done/.exec(hint)?.[1]);
  expect(stages).toEqual(['scanned', 'rendered', 'read', 'classified', 'extracted', undefined]);
  expect(received.every((hint) => hint.includes(`applicant/${applicantUid}`))).toBe(true);
  await expect.poll(() => jobOf(docId)).toBe('SUCCESS');
  const plain = await owner.query(`select
    (select json_agg(r)::text from reading r) || (select json_agg(d)::text from document d) ||
    (select json_agg(o)::text from dbos.operation_outputs o) || (select json_agg(w)::text from dbos.workflow_status w) as all`);
  expect(plain.rows[0].all).not.toContain(canary);
});

test('counts the time of reading against the quota, also when the reading fails', async () => {
  const timeOf = async (docId: string): Promise<number> =>
    (
      await owner.query(
        'select processing_ms from upload join document using (realm_id, upload_uid) where document_uid = $1',
        [docId],
      )
    ).rows[0].processing_ms;
  const slow = 400;
  read = async () => {
    await wait(slow);
    return answer();
  };
  const docId = await letter();
  await settles(docId, 'checked');
  expect(await timeOf(docId)).toBeGreaterThanOrEqual(slow);
  read = async () => {
    await wait(slow);
    throw new Error('broken');
  };
  const broken = await letter();
  await settles(broken, 'failed');
  expect(await timeOf(broken)).toBeGreaterThanOrEqual(3 * slow);
});

test('does not read a document whose traveller has withdrawn the consent', async () => {
  let reads = 0;
  read = async () => {
    reads++;
    return answer();
  };
  await owner.query('update consent set withdrawn_at = now()');
  const docId = await letter();
  await settles(docId, 'failed');
  expect(reads).toBe(0);
  await owner.query('update consent set withdrawn_at = null');
});

test('rejects a file with a virus without a retry', async () => {
  const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
  const docId = await uploaded(Buffer.from(eicar));
  await settles(docId, 'rejected');
  const { rows } = await owner.query('select reason, page_count from document where document_uid = $1', [docId]);
  expect(rows[0]).toEqual({ reason: 'infected', page_count: 0 });
  expect(received.some((hint) => hint.includes('document:rejected') && hint.includes(docId))).toBe(true);
});

test('fails a document after three reader failures and reads it on request', async () => {
  let tries = 0;
  read = async () => {
    tries++;
    throw new Error('the reader died');
  };
  const docId = await letter();
  await settles(docId, 'failed');
  expect(tries).toBe(3);
  read = async () => answer();
  await rereadDocument(tenant.db, { keys: tenant.keys, jobs }, agent, { docId, applicantUid });
  await settles(docId, 'checked');
  const pages = await owner.query('select from document_page where document_uid = $1', [docId]);
  expect(pages.rowCount).toBe(1);
});

test("updates the passport number after a primary passport is read again and keeps a person's correction", async () => {
  const docId = await letter();
  await settles(docId, 'checked');
  const docFields = { givenNames: 'ASHA', surname: 'RAO' }; // the number of a passport that may be another person's is not stored
  await markPrimary(tenant.db, tenant.keys, agent, { docId, applicantUid, docFields, updateAll: false });
  read = async () => answer('M7654321');
  await rereadDocument(tenant.db, { keys: tenant.keys, jobs }, agent, { docId, applicantUid });
  await settles(docId, 'checked');
  const { rows } = await owner.query<{ blind: Buffer }>('select blind from passport_index where applicant_uid = $1', [
    applicantUid,
  ]);
  expect(rows.map(({ blind }) => blind.equals(hashPassportNumber(tenant.keys, tenant.realmId, 'M7654321')))).toEqual([
    true,
  ]);
  const shown = (await listDocuments(tenant.db, tenant.keys, agent, applicantUid)).find((each) => each.docId === docId);
  expect(shown).toMatchObject({ docFields: { surname: 'RAO', passportNumber: '••••4321' }, toConfirm: 0 });
});

test('stops reading a document that is deleted', async () => {
  const began = Promise.withResolvers<void>();
  let stopped = false;
  read = (_job, options) =>
    new Promise((_resolve, reject) => {
      began.resolve();
      options!.signal!.addEventListener('abort', () => {
        stopped = true;
        reject(new Error('stopped'));
      });
    });
  const docId = await letter();
  await began.promise;
  await deleteDocument(tenant.db, tenant.keys, agent, docId);
  await expect.poll(() => stopped, { timeout: 5000 }).toBe(true);
  await expect.poll(() => jobOf(docId)).toBe('SUCCESS');
  expect(await stateOf(docId)).toBe('rendered');
  expect((await owner.query('select from reading where document_uid = $1', [docId])).rowCount).toBe(0);
});

test('waits for an unavailable scanner and lets nothing pass meanwhile', async () => {
  const gone: Server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
  scannerAt = { host: '127.0.0.1', port: (gone.address() as { port: number }).port };
  const docId = await letter();
  await wait(1_500);
  expect(await stateOf(docId)).toBe('uploaded');
  scannerAt = { host: config.CLAMD_HOST, port: config.CLAMD_PORT };
  await settles(docId, 'checked');
  gone.close();
});

test('rejects writes of an older run after a newer reading was requested', async () => {
  const first = Promise.withResolvers<DocumentReading>();
  read = () => first.promise;
  const docId = await letter();
  await settles(docId, 'rendered');
  await owner.query('update document set run_epoch = 2 where document_uid = $1', [docId]);
  first.resolve(answer());
  await expect.poll(() => jobOf(docId), { timeout: 5000 }).toBe('SUCCESS');
  expect((await owner.query('select from reading where document_uid = $1', [docId])).rowCount).toBe(0);
  expect(await stateOf(docId)).toBe('rendered');
});

test('marks a document as failed when the job engine gave up', async () => {
  const docId = await tenant.document(applicantUid);
  await owner.query(
    `insert into dbos.workflow_status (workflow_uuid, status, name) values ($1, 'MAX_RECOVERY_ATTEMPTS_EXCEEDED', 'readDocument')`,
    [`readDocument:${docId}:1`],
  );
  expect(await failStrandedDocuments(tenant.worker)).toBe(1);
  expect(await stateOf(docId)).toBe('failed');
  expect(await failStrandedDocuments(tenant.worker)).toBe(0);
});
