import { wholePage } from '@visawright/contract/page-geometry.ts';
import type { DocumentReading, ReadJob } from '@visawright/reading/engine.types.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../access/db.ts';
import { editPages } from '../pages/edit-pages.ts';
import { splitDocument } from '../pages/split-document.ts';
import { answered, linesPdf, openReadingHouse, paper, read, type ReadingHouse } from '../testing/reading-house.ts';
import { keyOf } from '../vault/applicant-key.ts';
import { extractedDocuments } from './extracted-documents.ts';
import { keepReading } from './keep-reading.ts';
import { documentsByIds } from './list-documents.ts';
import { readAgain } from './read-again.ts';
import type { ReadingRun } from './reading-run.ts';

let at: ReadingHouse;
let answer: (job: ReadJob) => DocumentReading;

const three = [
  paper('Proof of Funds', 'Bank statement', [1, 2], {
    values: { accountHolderName: read('Asha Rao', 1), closingBalance: read('5200.50', 2, { outcome: 'confirm' }) },
    tables: { transactions: [{ date: read('2026-01-02', 2), credit: read('80000', 2), balance: read('85200', 2) }] },
  }),
  paper('Insurance', 'Travel insurance policy', [3], { values: { policyNumber: read('P-77', 3) } }),
  paper('Letter', 'Cover letter', [4], { categoryOutcome: 'confirm', values: { letterDate: read('2026-11-01', 4) } }),
];

beforeAll(async () => {
  at = await openReadingHouse(async (job) => answer(job));
});
beforeEach(() => {
  answer = () => answered(three, 5); // nobody claims the fifth page
});
afterAll(() => at?.close());

const file = async (pages = 5) => linesPdf(Array.from({ length: pages }, (_, n) => `page ${n + 1}`));
const partsOf = (docId: string) =>
  at.house.owner.many<{ uid: string; category: string; page_count: number; part_no: number }>(sql`
    select document_uid as uid, category, page_count, part_no from document
    where realm_id = ${at.house.realmId} and part_of = ${docId} and deleted_at is null order by part_no`);
const shown = async (docIds: string[]) =>
  documentsByIds(at.house.db, at.house.keys, at.agency.agent, { applicantUid: at.agency.applicantUid, docIds });
const settledParts = async (docId: string) => {
  await at.settles(docId);
  const parts = (await partsOf(docId)).map(({ uid }) => uid);
  if (parts.length > 0) await at.settles(...parts);
  return parts;
};

test('a file of three papers becomes three documents, each with its pages, values and tables, where the file stood', async () => {
  const { applicationUid } = await at.agency.draft();
  const docId = await at.brings(await file(), { applicationUid });
  const parts = await settledParts(docId);
  const documents = await shown([docId, ...parts]);
  expect(documents.map(({ category, kind, pages, fileName }) => ({ category, kind, pages, fileName }))).toEqual([
    { category: 'Proof of Funds', kind: 'Bank statement', pages: 2, fileName: 'papers.pdf' },
    { category: 'Insurance', kind: 'Travel insurance policy', pages: 1, fileName: 'papers (2).pdf' },
    { category: 'Letter', kind: 'Cover letter', pages: 2, fileName: 'papers (3).pdf' },
  ]);
  expect(documents.map(({ toConfirm, categoryOutcome }) => [toConfirm, categoryOutcome])).toEqual([
    [1, 'accept'],
    [0, 'accept'],
    [0, 'confirm'],
  ]);
  const attached = await at.house.owner.many<{ uid: string }>(sql`
    select document_uid as uid from application_document where realm_id = ${at.house.realmId} and application_uid = ${applicationUid}
    order by position`);
  expect(attached.map(({ uid }) => uid)).toEqual([docId, ...parts]);
  const asked = { applicantUid: at.agency.applicantUid, docIds: [docId], includePageDetails: true };
  const [first] = await extractedDocuments(at.house.db, at.house.keys, at.agency.agent, asked);
  expect(first!.documentData.tables).toMatchObject([
    {
      name: 'transactions',
      columns: ['date', 'credit', 'balance'],
      rows: [{ credit: { value: '80000', pageIndex: 1 } }],
    },
  ]);
  const recommended = await at.house.owner.many(sql`
    select from document where realm_id = ${at.house.realmId} and document_uid = any(${[docId, ...parts]}::uuid[]) and is_recommended`);
  expect(recommended).toHaveLength(3);
});

test('a step that runs twice parts the file once', async () => {
  const { house, agency } = at;
  const docId = await at.brings(await file());
  const parts = await settledParts(docId);
  const key = await keyOf(house.db, house.keys, agency.applicantUid);
  const pages = await house.db.many<{ uid: string }>(sql`
    select p.page_uid as uid from page p join document d on d.realm_id = p.realm_id and d.upload_uid = p.upload_uid
    where d.realm_id = ${house.realmId} and d.document_uid = ${docId} order by p.n`);
  const given = pages.map(({ uid }) => ({ pageUid: uid, pixels: uid, homography: wholePage }));
  const run = { docId, epoch: 1, parts: { jobs: at.jobs } } as unknown as ReadingRun;
  await house.worker.transaction((tx) =>
    keepReading(tx, run, key, { result: answered(three, 5), given, kept: null, shown: given }),
  );
  expect((await partsOf(docId)).map(({ uid }) => uid)).toEqual(parts);
  const twice = house.owner.run(sql`
    insert into document (realm_id, applicant_uid, category, part_of, part_epoch, part_no)
    values (${house.realmId}, ${agency.applicantUid}, 'Other', ${docId}, 1, 2)`);
  await expect(twice).rejects.toThrow(/document_part/);
});

test('a file as it came that is read again may be found to hold several papers', async () => {
  answer = () => answered([paper('Other', 'Other document', [1, 2, 3, 4, 5])], 5);
  const docId = await at.brings(await file());
  expect(await settledParts(docId)).toEqual([]);
  answer = () => answered(three, 5);
  await readAgain(at.house.db, { keys: at.house.keys, jobs: at.jobs }, at.agency.agent, {
    docId,
    applicantUid: at.agency.applicantUid,
  });
  expect(await settledParts(docId)).toHaveLength(2);
});

test('what a person split or changed by hand is read again as they left it', async () => {
  answer = () => answered([paper('Other', 'Other document', [1, 2, 3, 4, 5])], 5);
  const { applicantUid, agent } = at.agency;
  const docId = await at.brings(await file());
  await settledParts(docId);
  const made = await splitDocument(at.as(agent), {
    applicantUid,
    documentData: [{ docId, parts: [{ category: 'Letter', pageIndexes: [3, 4] }] }],
  });
  answer = ({ pages }) =>
    answered(pages.map((_, n) => paper('Insurance', 'Travel insurance policy', [n + 1])), pages.length); // prettier-ignore
  const letter = made.find((each) => each.docId !== docId)!.docId;
  await at.settles(letter);
  for (const each of [docId, letter]) {
    await readAgain(at.house.db, { keys: at.house.keys, jobs: at.jobs }, agent, { docId: each, applicantUid });
    expect(await settledParts(each)).toEqual([]);
  }
  expect((await shown([docId, letter])).map(({ pages, category }) => [pages, category])).toEqual([
    [3, 'Insurance'],
    [2, 'Letter'],
  ]);
});

test('turning a page of a part reads that page alone, and the part stays one paper', async () => {
  const docId = await at.brings(await file());
  const [, letter] = await settledParts(docId);
  const asked = { applicantUid: at.agency.applicantUid, docIds: [letter!], includePageDetails: true };
  const [before] = await extractedDocuments(at.house.db, at.house.keys, at.agency.agent, asked);
  let given = 0;
  answer = ({ pages }) => {
    given = pages.length;
    return answered([paper('Letter', 'Cover letter', [1]), paper('Insurance', 'Travel insurance policy', [])], 1);
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
  const [after] = await extractedDocuments(at.house.db, at.house.keys, at.agency.agent, asked);
  expect(after!.documentData).toMatchObject({ category: 'Letter', values: [{ field: 'letterDate' }] });
});
