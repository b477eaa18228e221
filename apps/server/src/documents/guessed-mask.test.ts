import type { DocumentReading, Word } from '@visawright/reading/engine.types.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../access/db.ts';
import { editPages } from '../pages/edit-pages.ts';
import { joinPages } from '../pages/join-pages.ts';
import { answered, box, linesPdf, openReadingHouse, paper, read, type ReadingHouse } from '../testing/reading-house.ts';
import { readAgain } from './read-again.ts';

const line = box(0.1, 0.4, 0.5, 0.43);
const word = (text: string): Word => ({ text, confidence: 1, polygon: box(0.2, 0.4, 0.5, 0.43) });
const fileNumber = read('DL3503909143333', 1, { polygon: line });
const passport = (outcome: 'accept' | 'confirm') =>
  answered([paper('Passport', 'Indian passport', [1], { values: { fileNumber: { ...fileNumber, outcome } } })], 1);
const takenForAadhaar = (text: string) =>
  answered([paper('National ID', 'Aadhaar', [1], { categoryOutcome: 'confirm' })], 1, { 1: [word(text)] });
const [tail, aadhaar] = ['503909143333', '999941057058']; // of the second the check digit holds

let at: ReadingHouse;
let answer: DocumentReading;
beforeAll(async () => {
  at = await openReadingHouse(async () => answer);
});
afterAll(() => at?.close());

async function brings(answers: DocumentReading): Promise<string> {
  answer = answers;
  const docId = await at.brings(await linesPdf(['Passport']));
  await at.settles(docId);
  return docId;
}

// Another document with the same page, cropped, is read so.
async function cropReadAs(docId: string, answers: DocumentReading): Promise<void> {
  const { applicantUid, agent } = at.agency;
  const documentData = { fileName: 'part.pdf', category: 'Passport' as const, pages: [{ docId, pageIndex: 0 }] };
  const made = await joinPages(at.as(agent), { applicantUid, documentData });
  await at.settles(made.docId);
  answer = answers;
  const operations = [{ op: 'crop' as const, left: 0, top: 0.2, width: 1, height: 0.8 }];
  await editPages(at.as(agent), {
    applicantUid,
    docId: made.docId,
    pages: [{ pageUid: await pageOf(docId), operations }],
  });
  await at.settles(made.docId);
}

async function readAgainAs(docId: string, answers: DocumentReading): Promise<void> {
  answer = answers;
  const { house, agency, jobs } = at;
  await readAgain(house.db, { keys: house.keys, jobs }, agency.agent, { docId, applicantUid: agency.applicantUid });
  await at.settles(docId);
}

const pageOf = async (docId: string): Promise<string> => {
  const { uid } = await at.house.owner.get<{ uid: string }>(sql`
    select page_uid as uid from document_page where realm_id = ${at.house.realmId} and document_uid = ${docId}`);
  return uid;
};
const hiddenOn = async (docId: string) => {
  const found = await at.house.owner.find<{ hidden: number; guessed: number }>(sql`
    select jsonb_array_length(polygons) as hidden, jsonb_array_length(guessed) as guessed from page_mask
    where realm_id = ${at.house.realmId} and page_uid = ${await pageOf(docId)}`);
  return found ?? null;
};

test('the end of a file number a passport is sure of stays to be read when a crop of its page is taken for an Aadhaar', async () => {
  const docId = await brings(passport('accept'));
  await cropReadAs(docId, takenForAadhaar(tail));
  expect(await hiddenOn(docId)).toBeNull();
});

test('where nobody is sure it is hidden, until somebody is', async () => {
  const docId = await brings(passport('confirm'));
  await cropReadAs(docId, takenForAadhaar(tail));
  expect(await hiddenOn(docId)).toEqual({ hidden: 1, guessed: 1 });
  await readAgainAs(docId, passport('confirm'));
  expect(await hiddenOn(docId)).toEqual({ hidden: 1, guessed: 1 });
  await readAgainAs(docId, passport('accept'));
  expect(await hiddenOn(docId)).toBeNull();
});

test('a number whose check digit holds is hidden whatever else was read there, and stays so', async () => {
  const docId = await brings(passport('accept'));
  await cropReadAs(docId, takenForAadhaar(aadhaar));
  await readAgainAs(docId, passport('accept'));
  expect(await hiddenOn(docId)).toEqual({ hidden: 1, guessed: 0 });
});
