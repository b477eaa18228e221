import { wholePage } from '@visawright/contract/documents/page-geometry.ts';
import type { DocumentReading, ReadJob } from '@visawright/reading/engine.types.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../platform/db/db.ts';
import { editPages } from '../page-edits/edit-pages.ts';
import { splitDocument } from '../page-edits/split-document.ts';
import { engineDocument, engineReading, engineValue } from '../../testing/engine-reading.ts';
import { createReadingTenant, linesPdf, type ReadingTenant } from '../../testing/reading-tenant.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { listExtractedDocuments } from '../editing/list-extracted-documents.ts';
import { storeReading } from './store-reading.ts';
import { getDocumentsByIds } from '../records/list-documents.ts';
import { rereadDocument } from './reread-document.ts';
import type { ReadingRun } from './reading-run.ts';

let at: ReadingTenant;
let answer: (job: ReadJob) => DocumentReading;

const three = [
  engineDocument('Proof of Funds', 'Bank statement', [1, 2], {
    values: {
      accountHolderName: engineValue('Asha Rao', 1),
      closingBalance: engineValue('5200.50', 2, { outcome: 'confirm' }),
    },
    tables: {
      transactions: [
        { date: engineValue('2026-01-02', 2), credit: engineValue('80000', 2), balance: engineValue('85200', 2) },
      ],
    },
  }),
  engineDocument('Insurance', 'Travel insurance policy', [3], { values: { policyNumber: engineValue('P-77', 3) } }),
  engineDocument('Letter', 'Cover letter', [4], {
    categoryOutcome: 'confirm',
    values: { letterDate: engineValue('2026-11-01', 4) },
  }),
];

beforeAll(async () => {
  at = await createReadingTenant(async (job) => answer(job));
});
beforeEach(() => {
  answer = () => engineReading(three, 5); // no document claims the fifth page
});
afterAll(() => at?.close());

const file = async (pages = 5) => linesPdf(Array.from({ length: pages }, (_, n) => `page ${n + 1}`));
const partsOf = (docId: string) =>
  at.tenant.owner.many<{ uid: string; category: string; page_count: number; part_no: number }>(sql`
    select document_uid as uid, category, page_count, part_no from document
    where realm_id = ${at.tenant.realmId} and part_of = ${docId} and deleted_at is null order by part_no`);
const shown = async (docIds: string[]) =>
  getDocumentsByIds(at.tenant.db, at.tenant.keys, at.agency.agent, { applicantUid: at.agency.applicantUid, docIds });
const settledParts = async (docId: string) => {
  await at.settles(docId);
  const parts = (await partsOf(docId)).map(({ uid }) => uid);
  if (parts.length > 0) await at.settles(...parts);
  return parts;
};

test("splits a file of three documents, each with its pages, values and tables, in the file's place", async () => {
  const { applicationUid } = await at.agency.draft();
  const docId = await at.brings(await file(), { applicationUid });
  const parts = await settledParts(docId);
  const documents = await shown([docId, ...parts]);
  expect(documents.map(({ category, kind, pages, fileName }) => ({ category, kind, pages, fileName }))).toEqual([
    { category: 'Proof of Funds', kind: 'Bank statement', pages: 2, fileName: 'documents.pdf' },
    { category: 'Insurance', kind: 'Travel insurance policy', pages: 1, fileName: 'documents (2).pdf' },
    { category: 'Letter', kind: 'Cover letter', pages: 2, fileName: 'documents (3).pdf' },
  ]);
  expect(documents.map(({ toConfirm, categoryOutcome }) => [toConfirm, categoryOutcome])).toEqual([
    [1, 'accept'],
    [0, 'accept'],
    [0, 'confirm'],
  ]);
  const attached = await at.tenant.owner.many<{ uid: string }>(sql`
    select document_uid as uid from application_document where realm_id = ${at.tenant.realmId} and application_uid = ${applicationUid}
    order by position`);
  expect(attached.map(({ uid }) => uid)).toEqual([docId, ...parts]);
  const asked = { applicantUid: at.agency.applicantUid, docIds: [docId], includePageDetails: true };
  const [first] = await listExtractedDocuments(at.tenant.db, at.tenant.keys, at.agency.agent, asked);
  expect(first!.documentData.tables).toMatchObject([
    {
      name: 'transactions',
      columns: ['date', 'credit', 'balance'],
      rows: [{ credit: { value: '80000', pageIndex: 1 } }],
    },
  ]);
  const recommended = await at.tenant.owner.many(sql`
    select from document where realm_id = ${at.tenant.realmId} and document_uid = any(${[docId, ...parts]}::uuid[]) and is_recommended`);
  expect(recommended).toHaveLength(3);
});

test('splits the file once when the step runs twice', async () => {
  const { tenant, agency } = at;
  const docId = await at.brings(await file());
  const parts = await settledParts(docId);
  const key = await loadApplicantKey(tenant.db, tenant.keys, agency.applicantUid);
  const pages = await tenant.db.many<{ uid: string }>(sql`
    select p.page_uid as uid from page p join document d on d.realm_id = p.realm_id and d.upload_uid = p.upload_uid
    where d.realm_id = ${tenant.realmId} and d.document_uid = ${docId} order by p.n`);
  const given = pages.map(({ uid }) => ({ pageUid: uid, pixels: uid, homography: wholePage }));
  const run = { docId, epoch: 1, parts: { jobs: at.jobs } } as unknown as ReadingRun;
  await tenant.worker.transaction((tx) =>
    storeReading(tx, run, key, { result: engineReading(three, 5), given, remapped: null, shown: given }),
  );
  expect((await partsOf(docId)).map(({ uid }) => uid)).toEqual(parts);
  const twice = tenant.owner.run(sql`
    insert into document (realm_id, applicant_uid, category, part_of, part_epoch, part_no)
    values (${tenant.realmId}, ${agency.applicantUid}, 'Other', ${docId}, 1, 2)`);
  await expect(twice).rejects.toThrow(/document_part/);
});

test('may split an unedited file when it is read again', async () => {
  answer = () => engineReading([engineDocument('Other', 'Other document', [1, 2, 3, 4, 5])], 5);
  const docId = await at.brings(await file());
  expect(await settledParts(docId)).toEqual([]);
  answer = () => engineReading(three, 5);
  await rereadDocument(at.tenant.db, { keys: at.tenant.keys, jobs: at.jobs }, at.agency.agent, {
    docId,
    applicantUid: at.agency.applicantUid,
  });
  expect(await settledParts(docId)).toHaveLength(2);
});

test('does not split again what a person has split or changed', async () => {
  answer = () => engineReading([engineDocument('Other', 'Other document', [1, 2, 3, 4, 5])], 5);
  const { applicantUid, agent } = at.agency;
  const docId = await at.brings(await file());
  await settledParts(docId);
  const made = await splitDocument(at.as(agent), {
    applicantUid,
    documentData: [{ docId, parts: [{ category: 'Letter', pageIndexes: [3, 4] }] }],
  });
  answer = ({ pages }) =>
    engineReading(
      pages.map((_, n) => engineDocument('Insurance', 'Travel insurance policy', [n + 1])),
      pages.length,
    );
  const letter = made.find((each) => each.docId !== docId)!.docId;
  await at.settles(letter);
  for (const each of [docId, letter]) {
    await rereadDocument(at.tenant.db, { keys: at.tenant.keys, jobs: at.jobs }, agent, { docId: each, applicantUid });
    expect(await settledParts(each)).toEqual([]);
  }
  expect((await shown([docId, letter])).map(({ pages, category }) => [pages, category])).toEqual([
    [3, 'Insurance'],
    [2, 'Letter'],
  ]);
});

test('reads only the rotated page of a part and does not split it', async () => {
  const docId = await at.brings(await file());
  const [, letter] = await settledParts(docId);
  const asked = { applicantUid: at.agency.applicantUid, docIds: [letter!], includePageDetails: true };
  const [before] = await listExtractedDocuments(at.tenant.db, at.tenant.keys, at.agency.agent, asked);
  let given = 0;
  answer = ({ pages }) => {
    given = pages.length;
    return engineReading(
      [engineDocument('Letter', 'Cover letter', [1]), engineDocument('Insurance', 'Travel insurance policy', [])],
      1,
    );
  };
  const [one, two] = before!.documentData.pages.map(({ pageUid }) => pageUid);
  await editPages(at.as(at.agency.agent), {
    docId: letter!,
    applicantUid: at.agency.applicantUid,
    pages: [
      { pageUid: one!, operations: [] },
      { pageUid: two!, operations: [{ op: 'rotate', degrees: 90 }] },
    ],
  });
  await settledParts(letter!);
  expect(given).toBe(1);
  const [after] = await listExtractedDocuments(at.tenant.db, at.tenant.keys, at.agency.agent, asked);
  expect(after!.documentData).toMatchObject({ category: 'Letter', values: [{ field: 'letterDate' }] });
});
