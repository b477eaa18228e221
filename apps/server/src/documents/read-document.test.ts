import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { DocumentReading, Readers } from '@visawright/reading/engine.types.ts';
import { letterPdf } from '@visawright/specimens/text-pdf.ts';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Actor } from '../access/actor.types.ts';
import { sql } from '../access/db.ts';
import { openClient, openTenants } from '../access/tenant-db.ts';
import { s3ObjectStore, type ObjectStore } from '../adapters/object-store.ts';
import { clamdScanner } from '../adapters/scanner.ts';
import { readConfig } from '../config.ts';
import { openJobs } from '../jobs/jobs.ts';
import type { Jobs } from '../jobs/jobs.types.ts';
import { startWorker, type Worker } from '../jobs/start-worker.ts';
import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { openHouse, type House } from '../testing/house.ts';
import { renderUpload } from '../uploads/render.ts';
import { keyOf } from '../vault/applicant-key.ts';
import { sealName } from '../vault/file-names.ts';
import { paperKey } from '../vault/object-keys.ts';
import { blindOf } from '../vault/passport.ts';
import { paperVault, type PaperVault } from '../vault/papers.ts';
import { deleteDocument } from './delete-document.ts';
import { documentsOfApplicant } from './list-documents.ts';
import { markPrimary } from './mark-primary.ts';
import { readAgain } from './read-again.ts';
import { readDocument } from './read-document.ts';
import { startReading } from './start-reading.ts';
import { failStranded } from './stranded-documents.ts';
import { openTurns } from './turns.ts';

const log = pino({ level: 'silent' });
const config = readConfig();
const canary = 'CANARYRAO';

let database: TestDatabase;
let house: House;
let store: ObjectStore;
let papers: PaperVault;
let jobs: Jobs;
let worker: Worker;
let owner: Awaited<ReturnType<typeof openClient>>;
let agent: Actor;
let applicantUid: string;
let tenants: ReturnType<typeof openTenants>;
let scannerAt = { host: config.CLAMD_HOST, port: config.CLAMD_PORT };
let read: Readers['read'];
const told: string[] = [];

const polygon: [number, number][] = [
  [0.1, 0.1],
  [0.2, 0.1],
  [0.2, 0.2],
];
// The engine has its own tests; here it answers what a test wants to see handled.
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
  database = await testDatabase();
  house = await openHouse(database);
  store = s3ObjectStore(config);
  papers = paperVault(store, house.keys);
  jobs = await openJobs(database.apiUrl, log);
  owner = await openClient(database.ownerUrl);
  owner.on('notification', ({ payload }) => told.push(payload!));
  await owner.query(`select set_config('app.realm_id', $1, false)`, [house.realmId]);
  await owner.query('listen "socket.io#/"');
  const agencyUid = await house.agency();
  agent = await house.person('agent', agencyUid);
  applicantUid = await house.applicant({ agencyUid, agentUid: agent.personUid });
  tenants = openTenants(database.workerUrl, 6);
  const handler = readDocument({
    tenants,
    keys: house.keys,
    papers,
    scanner: { scan: (bytes) => clamdScanner(scannerAt.host, scannerAt.port).scan(bytes) },
    render: renderUpload,
    readers: { read: (job, options) => read(job, options), close: async () => undefined },
    turns: openTurns(2),
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
  told.length = 0;
});
afterAll(async () => {
  await worker?.close();
  store?.close();
  await Promise.all([jobs?.close(), owner?.end(), tenants?.close()]);
  await house?.close();
  await database?.drop();
});

async function uploaded(bytes: Buffer): Promise<string> {
  const uploadUid = randomUUID();
  const objectKey = paperKey(house.db, applicantUid, uploadUid, 'original');
  const { sealedSha256 } = await papers.put(house.db, applicantUid, objectKey, bytes);
  const name = sealName(await keyOf(house.db, house.keys, applicantUid), 'letter.pdf');
  return house.db.transaction(async (tx) => {
    await tx.run(sql`
      insert into upload (realm_id, upload_uid, applicant_uid, name, media_type, byte_size, content_mac, object_key, sealed_sha256)
      values (${tx.realmId}, ${uploadUid}, ${applicantUid}, ${name}, 'application/pdf', ${bytes.length},
        ${papers.contentMac(tx, applicantUid, bytes)}, ${objectKey}, ${sealedSha256})`);
    const { docId } = await tx.get<{ docId: string }>(sql`
      insert into document (realm_id, applicant_uid, category, upload_uid)
      values (${tx.realmId}, ${applicantUid}, 'Other', ${uploadUid}) returning document_uid as "docId"`);
    await startReading(tx, jobs, docId, 1);
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

test('a letter is scanned, rendered, read and checked, each stage is told, and nothing read stands in plain', async () => {
  const docId = await letter();
  await settles(docId, 'checked');
  const shown = (await documentsOfApplicant(house.db, house.keys, agent, applicantUid)).find(
    (each) => each.docId === docId,
  );
  expect(shown).toMatchObject({
    category: 'Passport',
    kind: 'Indian passport',
    docFields: { surname: canary },
    toConfirm: 1,
    retake: ['glare'],
    pages: 1,
  });
  const stages = told
    .filter((hint) => hint.includes(docId))
    .map((hint) => /"stage":"(\w+)"|document:done/.exec(hint)?.[1]);
  expect(stages).toEqual(['scanned', 'rendered', 'read', 'classified', 'extracted', undefined]);
  expect(told.every((hint) => hint.includes(`applicant/${applicantUid}`))).toBe(true);
  await expect.poll(() => jobOf(docId)).toBe('SUCCESS');
  const plain = await owner.query(`select
    (select json_agg(r)::text from reading r) || (select json_agg(d)::text from document d) ||
    (select json_agg(o)::text from dbos.operation_outputs o) || (select json_agg(w)::text from dbos.workflow_status w) as all`);
  expect(plain.rows[0].all).not.toContain(canary);
});

test('a file with a virus is rejected with its reason, without another try', async () => {
  const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
  const docId = await uploaded(Buffer.from(eicar));
  await settles(docId, 'rejected');
  const { rows } = await owner.query('select reason, page_count from document where document_uid = $1', [docId]);
  expect(rows[0]).toEqual({ reason: 'infected', page_count: 0 });
  expect(told.some((hint) => hint.includes('document:rejected') && hint.includes(docId))).toBe(true);
});

test('a document that fails its reader three times is put aside, and read when asked again', async () => {
  let tries = 0;
  read = async () => {
    tries++;
    throw new Error('the reader died');
  };
  const docId = await letter();
  await settles(docId, 'failed');
  expect(tries).toBe(3);
  read = async () => answer();
  await readAgain(house.db, { keys: house.keys, jobs }, agent, { docId, applicantUid });
  await settles(docId, 'checked');
  const pages = await owner.query('select from document_page where document_uid = $1', [docId]);
  expect(pages.rowCount).toBe(1);
});

test('a primary passport that is read again tells whose number it is, and keeps what a person said', async () => {
  const docId = await letter();
  await settles(docId, 'checked');
  const docFields = { surname: 'RAO' };
  await markPrimary(house.db, house.keys, agent, { docId, applicantUid, docFields, updateAll: false });
  read = async () => answer('M7654321');
  await readAgain(house.db, { keys: house.keys, jobs }, agent, { docId, applicantUid });
  await settles(docId, 'checked');
  const { rows } = await owner.query<{ blind: Buffer }>('select blind from passport_index where applicant_uid = $1', [
    applicantUid,
  ]);
  expect(rows.map(({ blind }) => blind.equals(blindOf(house.keys, house.realmId, 'M7654321')))).toEqual([true]);
  const shown = (await documentsOfApplicant(house.db, house.keys, agent, applicantUid)).find(
    (each) => each.docId === docId,
  );
  expect(shown).toMatchObject({ docFields: { surname: 'RAO', passportNumber: 'M7654321' }, toConfirm: 0 });
});

test('a document deleted while it is read stops its reader and is written no more', async () => {
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
  await deleteDocument(house.db, house.keys, agent, docId);
  await expect.poll(() => stopped, { timeout: 5000 }).toBe(true);
  await expect.poll(() => jobOf(docId)).toBe('SUCCESS');
  expect(await stateOf(docId)).toBe('rendered');
  expect((await owner.query('select from reading where document_uid = $1', [docId])).rowCount).toBe(0);
});

test('a scanner that is away is waited for, and nothing passes meanwhile', async () => {
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

test('an older run cannot write once a newer reading was asked for', async () => {
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

test('a document whose job the engine gave up is said to have failed', async () => {
  const docId = await house.document(applicantUid);
  await owner.query(
    `insert into dbos.workflow_status (workflow_uuid, status, name) values ($1, 'MAX_RECOVERY_ATTEMPTS_EXCEEDED', 'readDocument')`,
    [`readDocument:${docId}:1`],
  );
  expect(await failStranded(house.worker)).toBe(1);
  expect(await stateOf(docId)).toBe('failed');
  expect(await failStranded(house.worker)).toBe(0);
});
