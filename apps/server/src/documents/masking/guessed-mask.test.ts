import type { DocumentReading, Word } from '@visawright/reading/engine.types.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/db.ts';
import { editPages } from '../page-edits/edit-pages.ts';
import { joinPages } from '../page-edits/join-pages.ts';
import { box, engineDocument, engineReading, engineValue } from '../../testing/engine-reading.ts';
import { createReadingTenant, linesPdf, type ReadingTenant } from '../../testing/reading-tenant.ts';
import { rereadDocument } from '../pipeline/reread-document.ts';

const line = box(0.1, 0.4, 0.5, 0.43);
const word = (text: string): Word => ({ text, confidence: 1, polygon: box(0.2, 0.4, 0.5, 0.43) });
const fileNumber = engineValue('DL3503909143333', 1, { polygon: line });
const passport = (outcome: 'accept' | 'confirm') =>
  engineReading(
    [engineDocument('Passport', 'Indian passport', [1], { values: { fileNumber: { ...fileNumber, outcome } } })],
    1,
  );
const takenForAadhaar = (text: string) =>
  engineReading([engineDocument('National ID', 'Aadhaar', [1], { categoryOutcome: 'confirm' })], 1, {
    1: [word(text)],
  });
const [tail, aadhaar] = ['503909143333', '999941057058']; // the second one has a valid check digit

let at: ReadingTenant;
let answer: DocumentReading;
beforeAll(async () => {
  at = await createReadingTenant(async () => answer);
});
afterAll(() => at?.close());

async function brings(answers: DocumentReading): Promise<string> {
  answer = answers;
  const docId = await at.brings(await linesPdf(['Passport']));
  await at.settles(docId);
  return docId;
}

// The same page, cropped, in another document.
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
  const { tenant, agency, jobs } = at;
  await rereadDocument(tenant.db, { keys: tenant.keys, jobs }, agency.agent, {
    docId,
    applicantUid: agency.applicantUid,
  });
  await at.settles(docId);
}

const pageOf = async (docId: string): Promise<string> => {
  const { uid } = await at.tenant.owner.get<{ uid: string }>(sql`
    select page_uid as uid from document_page where realm_id = ${at.tenant.realmId} and document_uid = ${docId}`);
  return uid;
};
const hiddenOn = async (docId: string) => {
  const found = await at.tenant.owner.find<{ hidden: number; guessed: number }>(sql`
    select jsonb_array_length(polygons) as hidden, jsonb_array_length(guessed) as guessed from page_mask
    where realm_id = ${at.tenant.realmId} and page_uid = ${await pageOf(docId)}`);
  return found ?? null;
};

test('keeps a certain file number visible when a crop of its page is taken for an Aadhaar card', async () => {
  const docId = await brings(passport('accept'));
  await cropReadAs(docId, takenForAadhaar(tail));
  expect(await hiddenOn(docId)).toBeNull();
});

test('hides an uncertain number until a reading is certain', async () => {
  const docId = await brings(passport('confirm'));
  await cropReadAs(docId, takenForAadhaar(tail));
  expect(await hiddenOn(docId)).toEqual({ hidden: 1, guessed: 1 });
  await readAgainAs(docId, passport('confirm'));
  expect(await hiddenOn(docId)).toEqual({ hidden: 1, guessed: 1 });
  await readAgainAs(docId, passport('accept'));
  expect(await hiddenOn(docId)).toBeNull();
});

test('hides a number with a valid check digit whatever else was read there', async () => {
  const docId = await brings(passport('accept'));
  await cropReadAs(docId, takenForAadhaar(aadhaar));
  await readAgainAs(docId, passport('accept'));
  expect(await hiddenOn(docId)).toEqual({ hidden: 1, guessed: 0 });
});
