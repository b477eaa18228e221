import { randomBytes, randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { consentText } from '@visawright/contract/documents/consent.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql } from '../../platform/db/db.ts';
import { sealApiKey } from '../../identity/settings/vision-api-key.ts';
import { findVisionConnection } from '../vision/create-vision-reader.ts';
import { s3ObjectStore, type ObjectStore, type ObjectStoreConfig } from '../../platform/storage/object-store.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { createTestTenant, type TestTenant } from '../../testing/test-tenant.ts';
import { insertTestDocument, testPicture, type TestDocument } from '../../testing/test-documents.ts';
import { SealedObjectError } from '../../platform/crypto/frames.ts';
import { documentObjectKey, uploadSessionKey } from '../../platform/crypto/object-keys.ts';
import { createSealedObjectStore, type SealedObjectStore } from '../../platform/storage/sealed-objects.ts';
import { sweepObjects, sweepUnfinishedParts } from './sweep-objects.ts';
import { buildPageUrl } from '../tickets/tickets.ts';
import { ticketHandlers } from './tickets.routes.ts';

let tenant: TestTenant;
let store: ObjectStore;
let sealedObjects: SealedObjectStore;
let agency: Actor;
let traveller: Actor;
let stranger: Actor; // an agency of another realm
let applicantUid: string;
let document: TestDocument;

beforeAll(async () => {
  tenant = await createTestTenant();
  store = s3ObjectStore(process.env as unknown as ObjectStoreConfig);
  sealedObjects = createSealedObjectStore(store, tenant.keys);
  const agencyUid = await tenant.agency();
  const session = () => ({ session: randomUUID() });
  agency = { ...(await tenant.person('agency', agencyUid)), ...session() };
  stranger = { ...(await tenant.person('agency', await tenant.agency())), ...session() };
  traveller = { ...(await tenant.traveller({ agencyUid })), ...session() };
  applicantUid = traveller.applicantUid!;
  document = await insertTestDocument(tenant.db, tenant.keys, sealedObjects, { applicantUid });
});
afterAll(async () => {
  await store.remove(document.objectKeys);
  store.close();
  await tenant.close();
});

const callAs = (actor: Actor): ActorCall =>
  ({
    parts: { keys: tenant.keys, sealedObjects, store, config: { PUBLIC_URL: 'https://visa.example' } },
    realm: { hosts: ['visa.agency.example'] },
    db: tenant.db,
    actor,
  }) as unknown as ActorCall;
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing was refused',
    (error: unknown): string => (error instanceof AppError ? error.code : String(error)),
  );
const pageTicket = (actor: Actor, size: 'full' | 'thumbnail' = 'full', of = document) =>
  buildPageUrl(tenant.keys, actor, { docId: of.docId, pageUid: of.pageUids[0]!, size });
const ticketOf = (url: string) => url.split('ticket=')[1]!;
const pageImage = (actor: Actor, ticket: string, width?: '800') =>
  ticketHandlers.pageImage(callAs(actor), {
    query: { ticket, ...(width ? { width } : {}) },
    body: undefined,
    params: {},
  });
const originalFile = (actor: Actor, ticket: string) =>
  ticketHandlers.originalFile(callAs(actor), { query: { ticket }, body: undefined, params: {} });
const originalTicket = (actor: Actor, docId = document.docId) =>
  ticketHandlers.originalTicket(callAs(actor), { query: undefined, body: { docId }, params: {} });
const base64 = (actor: Actor, imageUrl: string | null) =>
  ticketHandlers.base64FromUrl(callAs(actor), { query: undefined, body: { imageUrl }, params: {} });
const views = (actor: Actor, more: { limit?: string; cursor?: string } = {}) =>
  ticketHandlers.documentViews(callAs(actor), { query: { applicantUid, ...more }, body: undefined, params: {} });

test('shows a page to the session that holds its ticket and logs the view once', async () => {
  const ticket = ticketOf(pageTicket(agency));
  const { body, mediaType } = await pageImage(agency, ticket);
  expect(mediaType).toBe('image/jpeg');
  expect((body as Buffer).equals(await testPicture())).toBe(true);
  await pageImage(agency, ticket);
  await pageImage(agency, ticketOf(pageTicket(agency, 'thumbnail')));
  const { items } = await views(traveller);
  expect(items.map(({ purpose, viewedByName, fileName }) => [purpose, viewedByName, fileName])).toEqual([
    ['thumbnail', expect.stringContaining('agency'), 'passport.pdf'],
    ['page', expect.stringContaining('agency'), 'passport.pdf'],
  ]);
});

const screenPictures = async ({ pageUids }: TestDocument) =>
  (
    await tenant.db.many<{ key: string }>(
      sql`select object_key as key from screen_picture where page_uid = any(${[...pageUids]}::uuid[])`,
    )
  ).map(({ key }) => key);

test('shows a wide page in the width of the screen, which is made once', async () => {
  const wide = await sharp({ create: { width: 1_200, height: 900, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const page = await insertTestDocument(tenant.db, tenant.keys, sealedObjects, { applicantUid, pages: [wide] });
  const { body } = await pageImage(agency, ticketOf(pageTicket(agency, 'full', page)), '800');
  expect(await sharp(body as Buffer).metadata()).toMatchObject({ width: 800, height: 600 });
  const stored = await screenPictures(page);
  expect(stored).toHaveLength(1);
  const again = await pageImage(agency, ticketOf(pageTicket(agency, 'full', page)), '800');
  expect((again.body as Buffer).equals(body as Buffer)).toBe(true);
  expect(await screenPictures(page)).toEqual(stored);
  expect(await sealedObjects.get(tenant.db, applicantUid, stored[0]!)).toEqual(body);
  await store.remove(stored);
  await store.remove(page.objectKeys);
});

test('rejects a ticket of another session, person or type', async () => {
  const ticket = ticketOf(pageTicket(agency));
  expect(await codeOf(pageImage({ ...agency, session: randomUUID() }, ticket))).toBe('ticket.refused');
  expect(await codeOf(pageImage(traveller, ticket))).toBe('ticket.refused');
  expect(await codeOf(pageImage(agency, ticketOf((await originalTicket(agency)).url)))).toBe('ticket.refused');
});

test('rejects a ticket after access was lost or the document was deleted', async () => {
  expect(await codeOf(pageImage(stranger, ticketOf(pageTicket(stranger))))).toBe('ticket.refused');
  expect(await codeOf(originalTicket(stranger))).toBe('record.notFound');
  const gone = await insertTestDocument(tenant.db, tenant.keys, sealedObjects, { applicantUid });
  const [page, file] = [pageTicket(agency, 'full', gone), await originalTicket(agency, gone.docId)].map((each) =>
    ticketOf(typeof each === 'string' ? each : each.url),
  ) as [string, string];
  await tenant.db.run(sql`update document set deleted_at = now() where document_uid = ${gone.docId}`);
  expect(await codeOf(pageImage(agency, page))).toBe('ticket.refused');
  expect(await codeOf(originalFile(agency, file))).toBe('ticket.refused');
  await store.remove(gone.objectKeys);
});

test('shows a page rotated and cropped', async () => {
  const edited = await insertTestDocument(tenant.db, tenant.keys, sealedObjects, { applicantUid });
  const operations = [
    { op: 'rotate', degrees: 90 },
    { op: 'crop', left: 0, top: 0, width: 1, height: 0.5 },
  ];
  await tenant.db.run(
    sql`update document_page set operations = ${JSON.stringify(operations)}::jsonb where document_uid = ${edited.docId}`,
  );
  const { body } = await pageImage(agency, ticketOf(pageTicket(agency, 'full', edited)));
  const { data, info } = await sharp(body as Buffer)
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([40, 30]);
  expect(data[0]! > 200 && data[2]! < 60).toBe(true); // the red half is now on top
  await store.remove(edited.objectKeys);
});

test('serves the original file with its name for a ticket', async () => {
  const { url, expiresAt } = await originalTicket(traveller);
  expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(300_000);
  const file = await originalFile(traveller, ticketOf(url));
  expect(file).toMatchObject({ mediaType: 'application/pdf', fileName: 'passport.pdf', length: 28 });
  expect(await text(file.body as Readable)).toBe('%PDF-1.7 the file as it came');
  expect(await codeOf(originalFile(traveller, ticketOf(pageTicket(traveller))))).toBe('ticket.refused');
  expect((await views(traveller)).items[0]).toMatchObject({ purpose: 'original', docId: document.docId });
});

test('does not serve an unscanned or infected file', async () => {
  for (const [state, reason, answer] of [
    ['uploaded', null, 'document.notRead'],
    ['rejected', 'infected', 'document.notRead'],
    ['rejected', 'activeContent', 'document.notRead'],
    ['failed', null, 'document.notRead'],
    ['scanned', null, 'nothing was refused'],
    ['rejected', 'passwordNeeded', 'nothing was refused'],
  ] as const) {
    await tenant.db.run(
      sql`update document set state = ${state}, reason = ${reason}, page_count = 0 where document_uid = ${document.docId}`,
    );
    expect(await codeOf(originalTicket(agency))).toBe(answer);
  }
  await tenant.db.run(
    sql`update document set state = 'checked', reason = null, page_count = 1 where document_uid = ${document.docId}`,
  );
});

test('returns base64 only for URLs we issued for this session on our own hosts', async () => {
  const url = pageTicket(agency);
  const expected = (await testPicture()).toString('base64');
  for (const own of [url, `https://visa.example${url}`, `https://visa.agency.example${url}`])
    expect((await base64(agency, own)).data.base64Image).toBe(expected);
  for (const none of [null, '', '  ']) expect(await codeOf(base64(agency, none))).toBe('document.imageUrlMissing');
  const foreign = [
    `http://visa.example${url}`,
    `https://visa.example.evil.test${url}`,
    `https://visa.example@evil.test${url}`,
    `https://visa.example:444${url}`,
    `//visa.example${url}`,
    `${url}&x=1`,
    pageTicket(traveller),
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
  ];
  for (const each of foreign) expect(await codeOf(base64(agency, each))).toBe('document.imageUrlRefused');
});

test('lists views for the applicant, the agency and the admin, who sees no file names', async () => {
  const admin = await tenant.person('admin');
  expect((await views(agency)).items.length).toBeGreaterThan(1);
  expect(await codeOf(views(stranger))).toBe('record.notFound');
  expect(new Set((await views(admin)).items.map(({ fileName }) => fileName))).toEqual(new Set(['']));
  const first = await views(traveller, { limit: '1' });
  const second = await views(traveller, { limit: '1', cursor: first.nextCursor! });
  expect(first.items[0]!.viewUid).not.toBe(second.items[0]!.viewUid);
  expect(first.total).toBeGreaterThan(1);
});

test('stores a consent once, with its wording', async () => {
  const give = (
    actor: Actor,
    version = 1,
    language: 'en' | 'hi' = 'hi',
    purpose: 'readDocuments' | 'readElsewhere' = 'readDocuments',
  ) =>
    ticketHandlers.giveConsent(callAs(actor), {
      query: undefined,
      body: { applicantUid, purpose, version, language },
      params: {},
    });
  const given = await give(traveller);
  expect(given).toMatchObject({ version: 1, language: 'hi', text: consentText('readDocuments', 'hi') });
  expect(await give(traveller, 1, 'en')).toEqual(given);
  expect(await codeOf(give(traveller, 2))).toBe('input.invalid');
  expect(await codeOf(give(stranger))).toBe('record.notFound');
  const stored = await ticketHandlers.getConsent(callAs(agency), {
    query: { applicantUid },
    body: undefined,
    params: {},
  });
  expect(stored).toEqual({ consents: [given], offersElsewhere: false });
  await tenant.owner.run(sql`
    insert into vision_endpoint (realm_id, is_on, url, model, api_key, consent_text, agreed_by)
    values (${tenant.realmId}, true, 'https://reader.example.org/v1', 'm', '\\x00', 'w', ${agency.personUid})`);
  const later = await ticketHandlers.getConsent(callAs(traveller), {
    query: { applicantUid },
    body: undefined,
    params: {},
  });
  expect(later.offersElsewhere).toBe(true);
  expect(await codeOf(give(agency, 1, 'en', 'readElsewhere'))).toBe('access.functionRefused');
  expect(await give(traveller, 1, 'en', 'readElsewhere')).toMatchObject({
    purpose: 'readElsewhere',
    withdrawnAt: null,
  });
});

test('lets only the applicant withdraw consent to outside reading; it stays on record and can be given again', async () => {
  const body = { applicantUid, purpose: 'readElsewhere' as const };
  const withdraw = (actor: Actor) =>
    ticketHandlers.withdrawConsent(callAs(actor), { query: undefined, body, params: {} });
  await tenant.owner.run(sql`
    update vision_endpoint set api_key = ${sealApiKey(tenant.keys, tenant.realmId, 'k')} where realm_id = ${tenant.realmId}`);
  const asked = () => findVisionConnection(tenant.worker, tenant.keys, applicantUid);
  expect(await asked()).toMatchObject({ apiKey: 'k' });
  expect(await codeOf(withdraw(agency))).toBe('access.functionRefused');
  expect(await codeOf(withdraw(await tenant.traveller({ agencyUid: agency.agencyUid! })))).toBe('record.notFound');
  expect(await asked()).toBeDefined();
  const { consents } = await withdraw(traveller);
  expect(consents.map(({ purpose, withdrawnAt }) => [purpose, withdrawnAt === null])).toEqual([
    ['readElsewhere', false],
    ['readDocuments', true],
  ]);
  expect(await asked()).toBeUndefined();
  expect((await withdraw(traveller)).consents).toEqual(consents);
  const again = { ...body, version: 1, language: 'hi' as const };
  await ticketHandlers.giveConsent(callAs(traveller), { query: undefined, body: again, params: {} });
  expect(await asked()).toBeDefined();
  const log = await tenant.db.many(
    sql`select field from change_log where realm_id = ${tenant.realmId} and kind = 'consentWithdrawn'`,
  );
  expect(log).toEqual([{ field: 'readElsewhere' }]);
});

test('streams large files and rejects one that was changed in the store before sending a byte', async () => {
  const plain = randomBytes(2_500_000);
  const key = documentObjectKey(tenant.db, applicantUid, 'large');
  await sealedObjects.put(tenant.db, applicantUid, key, plain);
  const { body, length } = await sealedObjects.stream(tenant.db, applicantUid, key);
  const chunks = (await body.toArray()) as Buffer[];
  expect(length).toBe(plain.length);
  expect(Buffer.concat(chunks).equals(plain)).toBe(true);
  await store.put(key, (await store.get(key)).subarray(0, 900_000));
  await expect(sealedObjects.stream(tenant.db, applicantUid, key)).rejects.toBeInstanceOf(SealedObjectError);
  await expect(sealedObjects.get(tenant.db, applicantUid, key)).rejects.toBeInstanceOf(SealedObjectError);
  await sealedObjects.remove([key]);
  await expect(
    sealedObjects.put(tenant.db, applicantUid, `${tenant.realmId}/${randomUUID()}/x`, plain),
  ).rejects.toThrow();
});

test('gives the same content hash for one applicant only', () => {
  const mac = sealedObjects.contentMac(tenant.db, applicantUid, Buffer.from('a'));
  expect(sealedObjects.contentMac(tenant.db, applicantUid, Buffer.from('a')).equals(mac)).toBe(true);
  expect(sealedObjects.contentMac(tenant.db, randomUUID(), Buffer.from('a')).equals(mac)).toBe(false);
  expect(sealedObjects.contentMac(tenant.db, applicantUid, Buffer.from('b')).equals(mac)).toBe(false);
});

test('removes objects that are due and parts of unfinished uploads after a day', async () => {
  const [due, later] = [
    documentObjectKey(tenant.db, applicantUid, 'due'),
    documentObjectKey(tenant.db, applicantUid, 'later'),
  ];
  const part = uploadSessionKey(tenant.db, applicantUid, randomUUID(), 0);
  for (const key of [due, later, part]) await sealedObjects.put(tenant.db, applicantUid, key, Buffer.from('x'));
  await tenant.db.run(sql`insert into object_to_delete (realm_id, object_key, due_at)
    values (${tenant.realmId}, ${due}, now()), (${tenant.realmId}, ${later}, now() + interval '1 day')`);
  const now = Date.now() + 1_000;
  expect(await sweepObjects(tenant.worker, store, now)).toBe(1);
  await expect(store.get(due)).rejects.toThrow();
  expect((await store.get(later)).length).toBeGreaterThan(0);
  const ours: ObjectStore = {
    ...store,
    olderThan: (prefix, before) => store.olderThan(`${prefix}${tenant.realmId}/`, before),
  };
  expect(await sweepUnfinishedParts(ours, now)).toBe(0);
  expect(await sweepUnfinishedParts(ours, now + 86_400_000)).toBe(1);
  await expect(store.get(part)).rejects.toThrow();
  await store.remove([later]);
});
