import type { DocumentReading } from '@visawright/reading/engine.types.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { draftApplication } from '../../applications/lifecycle/draft-application.ts';
import { getApplication } from '../../applications/records/applications.queries.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { engineDocument, engineReading, engineValue } from '../../testing/engine-reading.ts';
import { createReadingTenant, linesPdf, type ReadingTenant } from '../../testing/reading-tenant.ts';
import { germanTrip } from '../../testing/test-agency.ts';
import { listDocuments } from '../records/list-documents.ts';
import { answerBlankName } from './answer-blank-name.ts';
import { answerOwner } from './answer-owner.ts';
import { markPrimary } from './mark-primary.ts';
import { updateDocument } from './update-document.ts';

let at: ReadingTenant;
let answer: () => DocumentReading;
let nikhil: Actor & { readonly applicantUid: string };
let applicationUid: string;

const passportOf = (givenNames: string, surname: string, number = 'Z1234567', born = '1992-04-05') =>
  engineDocument('Passport', 'Indian passport', [1], {
    values: {
      givenNames: engineValue(givenNames, 1),
      surname: engineValue(surname, 1),
      passportNumber: engineValue(number, 1),
      dateOfBirth: engineValue(born, 1),
      sex: engineValue('F', 1),
    },
    people: [],
  });
const statementOf = (name: string) =>
  engineDocument('Proof of Funds', 'Bank statement', [1], {
    values: { accountHolderName: engineValue(name, 1) },
    people: [{ name }],
  });

beforeAll(async () => {
  at = await createReadingTenant(async () => answer());
});
afterAll(() => at?.close());
beforeEach(async () => {
  const agencyUid = await at.tenant.agency('AGENCY');
  nikhil = (await at.tenant.traveller({ agencyUid, type: 'D2C', name: ['Nikhil', 'Joshi'] })) as typeof nikhil;
  const draft = { applicantUid: nikhil.applicantUid, visaDetails: germanTrip, tripUid: null };
  applicationUid = (await draftApplication(at.tenant.db, nikhil, draft)).applicationUid;
});

async function brings(found: ReturnType<typeof engineDocument>): Promise<string> {
  answer = () => engineReading([found], 1);
  const facts = { applicantUid: nikhil.applicantUid, applicationUid, actor: nikhil };
  const docId = await at.brings(await linesPdf([JSON.stringify(found.values)]), facts);
  await at.settles(docId);
  return docId;
}
const shown = async (docId: string) =>
  (await listDocuments(at.tenant.db, at.tenant.keys, nikhil, nikhil.applicantUid)).find((one) => one.docId === docId)!;
const says = (docId: string, given: 'traveller' | 'supporting', more: { version?: number; actor?: Actor } = {}) => {
  const { actor = nikhil, ...rest } = more;
  return answerOwner(at.as(actor), { docId, applicantUid: nikhil.applicantUid, answer: given, ...rest });
};
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing was refused',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
const nameOfTraveller = async () => (await getApplication(at.tenant.db, nikhil, applicationUid)).applicantName;
const answers = (docId: string) =>
  at.tenant.owner.many<{ answer: string; person_uid: string }>(sql`
    select answer, person_uid from owner_answer
    where realm_id = ${at.tenant.realmId} and document_uid = ${docId} and at > now() - interval '1 minute' order by answer_no`);

test("asks about a stranger's passport and takes over nothing of it until someone answers", async () => {
  const docId = await brings(passportOf('SHALINI', 'RAO'));
  expect(await shown(docId)).toMatchObject({
    belonging: 'unclear',
    ownerQuestion: { kind: 'different', name: 'Shalini Rao', sex: 'F' },
  });
  await markPrimary(at.tenant.db, at.tenant.keys, nikhil, {
    docId,
    applicantUid: nikhil.applicantUid,
    updateAll: false,
  });
  const numbers = await at.tenant.owner.many(sql`
    select from passport_index where realm_id = ${at.tenant.realmId} and applicant_uid = ${nikhil.applicantUid}`);
  expect(numbers).toEqual([]);
  expect(await nameOfTraveller()).toBe('Nikhil Joshi');
});

test('yes: the traveller takes the name of the passport, and the other documents are judged again', async () => {
  const hers = await brings(statementOf('SHALINI RAO'));
  const his = await brings(statementOf('MR NIKHIL JOSHI'));
  const docId = await brings(passportOf('SHALINI', 'RAO'));
  expect((await shown(hers)).ownerQuestion).toMatchObject({ kind: 'different', name: 'Shalini Rao' });
  expect((await shown(his)).ownerQuestion).toBeNull();

  expect(await says(docId, 'traveller')).toMatchObject({ belonging: 'own', ownerQuestion: null });
  expect(await nameOfTraveller()).toBe('Shalini Rao');
  expect(await shown(hers)).toMatchObject({ belonging: 'own', ownerQuestion: null });
  expect((await shown(his)).ownerQuestion).toMatchObject({ kind: 'different', name: 'Nikhil Joshi' });
  expect(await answers(docId)).toEqual([{ answer: 'traveller', person_uid: nikhil.personUid }]);

  await says(docId, 'traveller'); // a second tap
  expect(await answers(docId)).toHaveLength(1);
});

test('a name written differently is asked about once; both ways to write it are the traveller’s then', async () => {
  const docId = await brings(passportOf('NIKHIL SUNIL', 'JOSHI'));
  expect((await shown(docId)).ownerQuestion).toMatchObject({ kind: 'similar', name: 'Nikhil Sunil Joshi' });
  await says(docId, 'traveller');
  expect(await nameOfTraveller()).toBe('Nikhil Sunil Joshi');
  expect(await shown(await brings(statementOf('NIKHIL JOSHI')))).toMatchObject({
    belonging: 'own',
    ownerQuestion: null,
  });
  expect(await shown(await brings(statementOf('NIKHIL SUNIL JOSHI')))).toMatchObject({ belonging: 'own' });
});

test('another person’s statement that supports the application is kept without a further question', async () => {
  const docId = await brings(statementOf('SUNIL JOSHI'));
  expect((await shown(docId)).ownerQuestion).toMatchObject({ kind: 'different', name: 'Sunil Joshi', sex: null });
  expect(await says(docId, 'supporting')).toMatchObject({ belonging: 'unclear', ownerQuestion: null });
  expect(await nameOfTraveller()).toBe('Nikhil Joshi');
  expect((await shown(await brings(statementOf('SUNIL JOSHI ')))).ownerQuestion).not.toBeNull();
});

test('asks again when the name is corrected, also in a passport that was the traveller’s own', async () => {
  const docId = await brings(passportOf('NIKHIL', 'JOSHI', 'Z7654321'));
  expect(await shown(docId)).toMatchObject({ belonging: 'own', ownerQuestion: null });
  const docFields = { givenNames: 'SHALINI', surname: 'RAO' };
  const edit = { docId, applicantUid: nikhil.applicantUid, docFields };
  const edited = await updateDocument(at.tenant.db, at.tenant.keys, nikhil, edit);
  expect(edited.ownerQuestion).toMatchObject({ kind: 'different', name: 'Shalini Rao' });
});

const singleNamed = (field: 'surname' | 'givenNames') =>
  engineDocument('Passport', 'Indian passport', [1], {
    values: {
      [field]: engineValue('NIKHIL JOSHI', 1),
      mrzLine1: engineValue(`P<INDNIKHIL<JOSHI${'<'.repeat(27)}`, 1),
      dateOfBirth: engineValue('1992-04-05', 1),
    },
    people: [],
  });

test('a passport with one name is asked about, and the name stands in the field a person names', async () => {
  const docId = await brings(singleNamed('surname'));
  expect(await shown(docId)).toMatchObject({ singleName: { name: 'Nikhil Joshi', readAs: 'surname' } });
  const answerBlank = (actor: Actor) =>
    answerBlankName(at.as(actor), { docId, applicantUid: nikhil.applicantUid, blank: 'surname' });
  expect(await codeOf(answerBlank(at.agency.colleague))).toBe('record.notFound');
  const answered = await answerBlank(nikhil);
  expect(answered).toMatchObject({ singleName: null, docFields: { givenNames: 'NIKHIL JOSHI' } });
  expect(answered.docFields).not.toHaveProperty('surname');
  const stored = await at.tenant.owner.get(sql`
    select blank_name, blank_name_by from document where document_uid = ${docId} and blank_name_at is not null`);
  expect(stored).toEqual({ blank_name: 'surname', blank_name_by: nikhil.personUid });
});

test('a passport with both names, or without its lines, is not taken for one with a single name', async () => {
  expect((await shown(await brings(passportOf('NIKHIL', 'JOSHI')))).singleName).toBeNull();
  const page = engineDocument('Passport', 'Indian passport', [1], {
    values: { surname: engineValue('JOSHI', 1) },
    people: [],
  });
  expect((await shown(await brings(page))).singleName).toBeNull();
});

test('only people who may edit the documents answer; to others the document does not exist', async () => {
  const docId = await brings(passportOf('SHALINI', 'RAO'));
  const { version } = await shown(docId);
  const stranger = await at.tenant.traveller({ agencyUid: await at.tenant.agency('AGENCY'), type: 'D2C' });
  expect(await codeOf(says(docId, 'traveller', { actor: stranger }))).toBe('record.notFound');
  expect(await codeOf(says(docId, 'traveller', { actor: at.agency.colleague }))).toBe('record.notFound');
  expect(await codeOf(says(docId, 'traveller', { version: version - 1 }))).toBe('record.versionStale');
  expect(await answers(docId)).toEqual([]);
  expect(await nameOfTraveller()).toBe('Nikhil Joshi');
});
