import type { DocumentReading, ReadJob } from '@visawright/reading/engine.types.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/db.ts';
import { sealDetails } from '../../applications/applicants/sealed-details.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { box, engineDocument, engineReading, engineValue } from '../../testing/engine-reading.ts';
import { createReadingTenant, linesPdf, type ReadingTenant } from '../../testing/reading-tenant.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { loadPagePicture } from '../downloads/load-page-picture.ts';
import { listExtractedDocuments } from '../editing/list-extracted-documents.ts';
import { getDocumentsByIds } from '../records/list-documents.ts';
import { moveDocument } from './move-document.ts';
import { rereadDocument } from '../pipeline/reread-document.ts';
import { updateDocument } from '../editing/update-document.ts';

let at: ReadingTenant;
let answer: (job: ReadJob) => DocumentReading;
let ravi: string; // travels with Asha, who has the documents
let stranger: string;
let applications: Record<'asha' | 'ravi', string>;
const born = '1988-02-03';

const raviStatement = () =>
  engineDocument('Proof of Funds', 'Bank statement', [1, 2], {
    values: {
      accountHolderName: engineValue('RAO RAVI', 1, { outcome: 'confirm' }),
      closingBalance: engineValue('5200.50', 2, { polygon: box(0.1, 0.3, 0.4, 0.35) }),
    },
    tables: { transactions: [{ date: engineValue('2026-01-02', 2), balance: engineValue('85200', 2) }] },
    people: [{ name: 'RAO RAVI', dateOfBirth: born }],
  });
const policy = engineDocument('Insurance', 'Travel insurance policy', [3], {
  values: { policyNumber: engineValue('P-77', 3) },
  people: [{ name: 'Asha Rao' }],
});

beforeAll(async () => {
  answer = () => engineReading([raviStatement(), policy], 3);
  at = await createReadingTenant(async (job) => answer(job));
  const { tenant, agency } = at;
  const { agencyUid, agent } = agency;
  ravi = await tenant.applicant({ agencyUid, agentUid: agent.personUid, name: ['Ravi', 'Rao'] });
  stranger = await tenant.applicant({ agencyUid, agentUid: agent.personUid, name: ['Ravi', 'Rao'] });
  const details = sealDetails(await loadApplicantKey(tenant.db, tenant.keys, ravi), {
    passportNumber: null,
    birthDate: born,
    phone: null,
  });
  await tenant.owner.run(
    sql`update applicant set details = ${details} where realm_id = ${tenant.realmId} and applicant_uid = ${ravi}`,
  );
  const own = await agency.draft();
  const his = await agency.draft({ applicantUid: ravi });
  applications = { asha: own.applicationUid, ravi: his.applicationUid };
  await tenant.owner.run(sql`
    update application set version = version + 1, trip_uid = (
      select trip_uid from application where realm_id = ${tenant.realmId} and application_uid = ${applications.asha})
    where realm_id = ${tenant.realmId} and application_uid = ${applications.ravi}`);
});
afterAll(() => at?.close());

const shown = async (docId: string, applicantUid = at.agency.applicantUid) =>
  (await getDocumentsByIds(at.tenant.db, at.tenant.keys, at.agency.agent, { applicantUid, docIds: [docId] }))[0]!;
const held = async (applicationUid: string) =>
  (
    await at.tenant.owner.many<{ uid: string }>(sql`
      select document_uid as uid from application_document
      where realm_id = ${at.tenant.realmId} and application_uid = ${applicationUid} order by position`)
  ).map(({ uid }) => uid);
const move = (
  docId: string,
  toApplicantUid: string,
  more: { version?: number; actor?: typeof at.agency.agent } = {},
) => {
  const { actor = at.agency.agent, ...rest } = more;
  return moveDocument(at.as(actor), { applicantUid: at.agency.applicantUid, docId, toApplicantUid, ...rest });
};
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing was refused',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
const brought = async () => {
  const docId = await at.brings(await linesPdf(['a', 'b', 'c']), { applicationUid: applications.asha });
  await at.settles(docId);
  return docId;
};

test('offers to move a document that names another traveller, and moves all of it', async () => {
  const { tenant, agency } = at;
  const docId = await brought();
  const before = await shown(docId);
  expect(before).toMatchObject({ belonging: 'other', belongsTo: { applicantUid: ravi, name: 'Ravi Rao' }, pages: 2 });
  const docFields = { accountHolderName: 'Ravi Rao' };
  const edit = { docId, applicantUid: agency.applicantUid, docFields };
  const { version } = await updateDocument(tenant.db, tenant.keys, agency.agent, edit);
  expect(await codeOf(move(docId, ravi, { version: version - 1 }))).toBe('record.versionStale');

  const moved = await move(docId, ravi, { version });
  expect(moved).toMatchObject({
    applicantUid: ravi,
    category: 'Proof of Funds',
    kind: 'Bank statement',
    state: 'checked',
    belonging: 'own',
    belongsTo: null,
    docFields: { accountHolderName: 'Ravi Rao', closingBalance: '5200.50' },
    fileName: 'documents.pdf',
  });
  expect(await codeOf(shown(docId))).toBe('record.notFound');
  expect(await held(applications.ravi)).toEqual([moved.docId]);
  expect(await held(applications.asha)).not.toContain(docId);

  const asked = { applicantUid: ravi, docIds: [moved.docId], includePageDetails: true };
  const [opened] = await listExtractedDocuments(tenant.db, tenant.keys, agency.agent, asked);
  expect(opened!.documentData.tables[0]).toMatchObject({ rows: [{ balance: { value: '85200', pageIndex: 1 } }] });
  const [page] = opened!.documentData.pages;
  const ticket = new URL(page!.imageUrl, 'http://x').searchParams.get('ticket')!;
  expect((await loadPagePicture(at.as(agency.agent), ticket))!.picture.subarray(0, 2).toString('hex')).toBe('ffd8');
  const changes = await tenant.owner.many<{ kind: string; uid: string }>(sql`
    select kind, applicant_uid as uid from change_log where realm_id = ${tenant.realmId} and kind like 'documentMoved%' order by kind`);
  expect(changes).toEqual([
    { kind: 'documentMovedAway', uid: agency.applicantUid },
    { kind: 'documentMovedHere', uid: ravi },
  ]);
});

test('reads a moved document again under its new key and leaves the shared file behind', async () => {
  const { tenant, agency } = at;
  const moved = await move(await brought(), ravi);
  answer = () => engineReading([raviStatement()], 2);
  await rereadDocument(tenant.db, { keys: tenant.keys, jobs: at.jobs }, agency.agent, {
    docId: moved.docId,
    applicantUid: ravi,
  });
  await at.settles(moved.docId);
  answer = () => engineReading([raviStatement(), policy], 3);
  const files = await tenant.owner.many<{ n: number; media_type: string }>(sql`
    select (select count(*)::int from page p where p.realm_id = u.realm_id and p.upload_uid = u.upload_uid) as n, u.media_type
    from upload u where u.realm_id = ${tenant.realmId} and u.applicant_uid = ${ravi}`);
  expect(files.every(({ n, media_type }) => n === 2 && media_type === 'application/pdf')).toBe(true);
  const left = await tenant.owner.get<{ n: number }>(sql`
    select count(*)::int as n from object_to_delete
    where realm_id = ${tenant.realmId} and object_key like ${`${tenant.realmId}/${ravi}/%`}`);
  expect(left.n).toBe(0);
});

test('rejects moves to a stranger, to someone out of reach, or out of a lodged application', async () => {
  const docId = await brought();
  expect(await codeOf(move(docId, stranger))).toBe('document.notTogether');
  expect(await codeOf(move(docId, at.agency.applicantUid))).toBe('document.notTogether');
  expect(await codeOf(move(docId, ravi, { actor: at.agency.colleague }))).toBe('record.notFound');
  const elsewhere = await at.tenant.applicant({ agencyUid: await at.tenant.agency() });
  expect(await codeOf(move(docId, elsewhere))).toBe('record.notFound');
  const lodged = await at.agency.at('submitted');
  await at.tenant.owner.run(sql`
    insert into application_document (realm_id, application_uid, document_uid, applicant_uid, position)
    values (${at.tenant.realmId}, ${lodged.applicationUid}, ${docId}, ${at.agency.applicantUid}, 1)`);
  expect(await codeOf(move(docId, ravi))).toBe('document.inUse');
  expect(await shown(docId)).toMatchObject({ belonging: 'other', applicantUid: at.agency.applicantUid });
});

test('names the other traveller only to those who may see their documents', async () => {
  const { tenant, agency } = at;
  const docId = await brought();
  await tenant.owner.run(sql`
    insert into review_task (realm_id, application_uid, round, reviewer_uid)
    values (${tenant.realmId}, ${applications.asha}, 1, ${agency.reviewer.personUid})`);
  const asked = { applicantUid: agency.applicantUid, docIds: [docId] };
  const [seen] = await getDocumentsByIds(tenant.db, tenant.keys, agency.reviewer, asked);
  expect(seen).toMatchObject({ belonging: 'other', belongsTo: null });
});
