import { randomBytes, randomUUID } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Document, ProcessedUpload } from '@visawright/contract/documents/document.ts';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/db.ts';
import { draftApplication } from '../../applications/lifecycle/draft-application.ts';
import { findActor } from '../../platform/access/find-actor.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { germanTrip } from '../../testing/test-agency.ts';
import { createUploadTenant, type UploadTenant } from '../../testing/upload-tenant.ts';

let tenant: UploadTenant;
let { realm, served, owner, token, applicantUid } = {} as UploadTenant;
let someoneElse: string;

const randomPicture = () =>
  sharp(randomBytes(60 * 40 * 3), { raw: { width: 60, height: 40, channels: 3 } })
    .jpeg()
    .toBuffer();

beforeAll(async () => {
  tenant = await createUploadTenant(['applicant', 'agency']);
  ({ realm, served, owner, token, applicantUid } = tenant);
  ({ uid: someoneElse } = await owner.get<{ uid: string }>(sql`
    insert into applicant (realm_id, agency_uid, type, first_name, last_name)
    select realm_id, agency_uid, 'B2B', 'Ravi', 'Rao' from applicant where realm_id = ${realm.realmId} and applicant_uid = ${applicantUid}
    returning applicant_uid as uid`));
});
afterAll(() => tenant?.close());

type Entry = [string, string | { bytes: Buffer; name: string }];

async function send(entries: Entry[], name: 'processDocs' | 'processDocsSocket' = 'processDocsSocket') {
  const form = new FormData();
  for (const [field, value] of entries)
    if (typeof value === 'string') form.append(field, value);
    else form.append(field, new Blob([new Uint8Array(value.bytes)]), value.name);
  const reply = await served.app.inject({
    method: 'POST',
    url: addresses[name].path,
    headers: { authorization: `Bearer ${token}`, 'realm-client-id': realm.path },
    payload: form,
  });
  return { status: reply.statusCode, code: reply.json<{ code: string }>().code, ...reply.json<ProcessedUpload>() };
}

const counts = () =>
  owner.get<{ uploads: number; documents: number; jobs: number; orphans: number }>(sql`
    select (select count(*)::int from upload) as uploads, (select count(*)::int from document) as documents,
      (select count(*)::int from dbos.workflow_status where name = 'readDocument') as jobs,
      (select count(*)::int from object_to_delete) as orphans`);

test('stores files before and after the fields sealed, each with a document and a job', async () => {
  const before = await counts();
  const [one, two] = [await randomPicture(), await randomPicture()];
  const sent = await send([
    ['files', { bytes: one, name: '../secret/पासपोर्ट.jpg' }],
    ['applicantUid', applicantUid],
    ['files', { bytes: two, name: 'back.jpg' }],
  ]);
  expect([sent.status, sent.refused]).toEqual([200, []]);
  expect(sent.documents.map(({ fileName, state }) => [fileName, state])).toEqual([
    ['पासपोर्ट.jpg', 'uploaded'],
    ['back.jpg', 'uploaded'],
  ]);
  const after = await counts();
  expect(after).toEqual({
    uploads: before.uploads + 2,
    documents: before.documents + 2,
    jobs: before.jobs + 2,
    orphans: before.orphans,
  });
  const { object_key, name } = await owner.get<{ object_key: string; name: Buffer }>(sql`
    select u.object_key, u.name from upload u join document d on d.upload_uid = u.upload_uid
    where d.document_uid = ${sent.documents[0]!.docId}`);
  const stored = await served.parts.store.get(object_key);
  expect([stored.includes('JFIF'), name.includes('jpg')]).toEqual([false, false]);
  expect((await served.parts.sealedObjects.get(owner, applicantUid, object_key)).equals(one)).toBe(true);
});

test('returns the existing document for the same content, and accepts it again after deletion', async () => {
  const bytes = await randomPicture();
  const first = await send([
    ['applicantUid', applicantUid],
    ['files', { bytes, name: 'a.jpg' }],
  ]);
  const again = await send([
    ['applicantUid', applicantUid],
    ['files', { bytes, name: 'b.jpg' }],
  ]);
  const { docId } = first.documents[0]!;
  expect(again.documents).toEqual([]);
  expect(again.refused).toEqual([
    { fileName: 'b.jpg', code: 'upload.duplicate', message: 'You have already uploaded this file.', docId },
  ]);
  await owner.run(sql`update document set deleted_at = now() where document_uid = ${docId}`);
  expect(
    (
      await send([
        ['applicantUid', applicantUid],
        ['files', { bytes, name: 'b.jpg' }],
      ])
    ).documents,
  ).toHaveLength(1);
});

test('creates one document for ten concurrent uploads of the same content', async () => {
  const bytes = await randomPicture();
  const all = await Promise.all(
    Array.from({ length: 10 }, () =>
      send([
        ['applicantUid', applicantUid],
        ['files', { bytes, name: 'same.jpg' }],
      ]),
    ),
  );
  expect(all.flatMap(({ documents }) => documents)).toHaveLength(1);
  expect(new Set(all.flatMap(({ refused }) => refused.map(({ docId }) => docId))).size).toBe(1);
});

test('stores the other files when one is refused', async () => {
  const sent = await send([
    ['applicantUid', applicantUid],
    ['files', { bytes: Buffer.alloc(0), name: 'empty.pdf' }],
    ['files', { bytes: Buffer.from('MZ program'), name: 'photo.jpg' }],
    ['files', { bytes: Buffer.from('\0\0\0\x18ftypheic', 'latin1'), name: 'IMG.HEIC' }],
    ['files', { bytes: Buffer.alloc(25 * 1024 * 1024 + 1, 1), name: 'large.pdf' }],
    ['files', { bytes: await randomPicture(), name: 'good.jpg' }],
  ]);
  expect(sent.refused.map(({ code }) => code)).toEqual([
    'upload.empty',
    'upload.notWhatItSays',
    'upload.mediaType',
    'upload.tooLarge',
  ]);
  expect(sent.refused[2]!.message).toContain('HEIC');
  expect(sent.documents.map(({ fileName }) => fileName)).toEqual(['good.jpg']);
});

test('moves a draft to initiated with its first document in one transaction', async () => {
  const db = served.parts.tenants.forRealm(realm.realmId);
  const { sub } = await owner.get<{ sub: string }>(sql`select kc_sub as sub from person where role = 'applicant'`);
  const actor = (await findActor(db, { sub, roles: ['applicant'], session: '' } as never))!;
  const { applicationUid } = await draftApplication(db, actor, { applicantUid, visaDetails: germanTrip });
  const sent = await send([
    ['applicationUid', applicationUid],
    ['applicantUid', applicantUid],
    ['files', { bytes: await randomPicture(), name: 'a.jpg' }],
  ]);
  const row = await owner.get(sql`select status, array(select document_uid::text from application_document
    where application_uid = a.application_uid) as docs from application a where application_uid = ${applicationUid}`);
  expect(row).toEqual({ status: 'initiated', docs: [sent.documents[0]!.docId] });
});

test('refuses documents for a locked application before storing anything', async () => {
  const { uid } = await owner.get<{ uid: string }>(sql`
    insert into application (realm_id, reference, applicant_uid, agency_uid, status, visa_from, visa_to, nationality, visa_category,
      visa_type, travel_from, travel_to, form_id)
    select realm_id, 'A-locked', applicant_uid, agency_uid, 'submitted', 'India', 'Germany', 'India', 'Tourism', 'x', '2027-03-10',
      '2027-03-20', 'germany' from applicant where applicant_uid = ${applicantUid} returning application_uid as uid`);
  const before = await counts();
  const file: Entry = ['files', { bytes: await randomPicture(), name: 'a.jpg' }];
  const sent = await send([['applicantUid', applicantUid], ['applicationUid', uid], file]);
  expect([sent.status, sent.code]).toEqual([409, 'application.notEditable']);
  expect(await counts()).toEqual(before);
});

test("returns 404 for another agency's applicant or application and stores nothing", async () => {
  const before = await counts();
  const file: Entry = ['files', { bytes: await randomPicture(), name: 'a.jpg' }];
  expect((await send([['applicantUid', someoneElse], file])).status).toBe(404);
  expect((await send([['applicantUid', applicantUid], ['applicationUid', randomUUID()], file])).status).toBe(404);
  expect((await send([['applicantUid', 'x'], file])).code).toBe('input.invalid');
  expect((await send([['applicantUid', applicantUid], ['more', 'x'], file])).code).toBe('input.invalid');
  expect((await send([['applicantUid', applicantUid]])).code).toBe('input.invalid');
  expect(await counts()).toEqual(before);
});

test("refuses the whole call beyond the applicant's file and hourly limits", async () => {
  const file: Entry = ['files', { bytes: await randomPicture(), name: 'a.jpg' }];
  const many = await send([['applicantUid', applicantUid], ...Array.from({ length: 31 }, () => file)]);
  expect([many.status, many.code]).toEqual([422, 'upload.tooManyFiles']);
  await owner.run(
    sql`update upload set byte_size = 300 * 1024 * 1024 where upload_uid in (select upload_uid from upload limit 1)`,
  );
  const over = await send([['applicantUid', applicantUid], file]);
  expect([over.status, over.code]).toEqual([429, 'quota.tooMany']);
  await owner.run(sql`update upload set byte_size = 1, processing_ms = 1201000 where byte_size = 300 * 1024 * 1024`);
  expect((await send([['applicantUid', applicantUid], file])).code).toBe('quota.tooMany'); // small, but slow to render
  await owner.run(sql`update upload set processing_ms = 0`);
  await owner.run(sql`
    insert into upload (realm_id, applicant_uid, uploaded_by, name, media_type, byte_size, content_mac, object_key, sealed_sha256)
    select realm_id, applicant_uid, uploaded_by, name, media_type, 1, content_mac, object_key || n, sealed_sha256
    from (select * from upload limit 1) as one, generate_series(1, 300) as n`);
  expect((await send([['applicantUid', applicantUid], file])).code).toBe('quota.tooMany'); // small, but many
  await owner.run(sql`update upload set created_at = now() - interval '61 minutes'`);
  expect((await send([['applicantUid', applicantUid], file])).status).toBe(200);
});

test('answers process-docs as soon as every document is settled', async () => {
  const started = Date.now();
  const settling = setInterval(() => {
    void owner.run(sql`update document set state = 'checked' where state = 'uploaded'`);
  }, 300);
  const sent = await send(
    [
      ['applicantUid', applicantUid],
      ['files', { bytes: await randomPicture(), name: 'a.jpg' }],
    ],
    'processDocs',
  );
  clearInterval(settling);
  expect(sent.documents[0]!.state).toBe('checked');
  expect(Date.now() - started).toBeLessThan(25_000); // otherwise it answers after its own limit of minutes
});

test('acknowledges nothing and leaves nothing behind when the object store is down', async () => {
  const before = await counts();
  const own = await openTestApp(tenant.database, { S3_ENDPOINT: 'http://127.0.0.1:9' });
  const previous = served;
  served = own;
  const sent = await send([
    ['applicantUid', applicantUid],
    ['files', { bytes: await randomPicture(), name: 'a.jpg' }],
  ]);
  served = previous;
  await own.close();
  expect(sent.status).toBe(503);
  expect(await counts()).toEqual({ ...before, orphans: before.orphans + 1 });
});

test('unlocks a PDF without storing its password and reports a wrong password and an unlocked file', async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage([300, 300]).drawText('Statement');
  pdf.encrypt({ userPassword: 'KITE-4711-KITE', ownerPassword: 'owner' });
  const bytes = Buffer.from(await pdf.save({ useObjectStreams: false }));
  const { docId } = (
    await send([
      ['applicantUid', applicantUid],
      ['files', { bytes, name: 'bank.pdf' }],
    ])
  ).documents[0]!;
  const unlock = async (password: string, uid = applicantUid) => {
    const reply = await served.app.inject({
      method: 'POST',
      url: addresses.unlockDocument.path,
      headers: { authorization: `Bearer ${token}`, 'realm-client-id': realm.path },
      payload: { applicantUid: uid, docId, password },
    });
    return [reply.statusCode, reply.json<{ code?: string; state?: string }>().code ?? reply.json<Document>().state];
  };
  expect(await unlock('KITE-4711-KITE')).toEqual([409, 'document.notLocked']);
  await owner.run(sql`update document set state = 'rejected', reason = 'passwordNeeded' where document_uid = ${docId}`);
  expect(await unlock('kite-4711-kite')).toEqual([422, 'document.passwordWrong']);
  expect(await unlock('KITE-4711-KITE', someoneElse)).toEqual([404, 'record.notFound']);
  expect(await unlock('KITE-4711-KITE')).toEqual([200, 'uploaded']);
  const row = await owner.get<{ run_epoch: number; unlocked_key: string; object_key: string; jobs: number }>(sql`
    select d.run_epoch, u.unlocked_key, u.object_key,
      (select count(*)::int from dbos.workflow_status where workflow_uuid = ${`readDocument:${docId}:2`}) as jobs
    from document d join upload u on u.upload_uid = d.upload_uid where d.document_uid = ${docId}`);
  expect([row.run_epoch, row.jobs]).toEqual([2, 1]);
  const open = await served.parts.sealedObjects.get(owner, applicantUid, row.unlocked_key);
  expect((await PDFDocument.load(open)).getPageCount()).toBe(1);
  expect((await served.parts.sealedObjects.get(owner, applicantUid, row.object_key)).equals(bytes)).toBe(true);
  expect(open.includes('KITE')).toBe(false);
});
