import { randomBytes, randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { consentText } from '@visawright/contract/consent.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql } from '../access/db.ts';
import { sealApiKey, visionAddress } from '../documents/read-elsewhere.ts';
import { s3ObjectStore, type ObjectStore, type ObjectStoreConfig } from '../adapters/object-store.ts';
import { AppError } from '../http/app-error.ts';
import type { ActorCall } from '../http/call.ts';
import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { openHouse, type House } from '../testing/house.ts';
import { plantPaper, testPicture, type Paper } from '../testing/papers.ts';
import { NotOpened } from './frames.ts';
import { paperKey, wayKey } from './object-keys.ts';
import { paperVault, type PaperVault } from './papers.ts';
import { sweepObjects, sweepWay } from './sweep.ts';
import { pageUrl } from './tickets.ts';
import { vaultHandlers } from './vault.routes.ts';

let database: TestDatabase;
let house: House;
let store: ObjectStore;
let papers: PaperVault;
let agency: Actor;
let traveller: Actor;
let stranger: Actor; // an agency of another house
let applicantUid: string;
let paper: Paper;

beforeAll(async () => {
  database = await testDatabase();
  house = await openHouse(database);
  store = s3ObjectStore(process.env as unknown as ObjectStoreConfig);
  papers = paperVault(store, house.keys);
  const agencyUid = await house.agency();
  const session = () => ({ session: randomUUID() });
  agency = { ...(await house.person('agency', agencyUid)), ...session() };
  stranger = { ...(await house.person('agency', await house.agency())), ...session() };
  traveller = { ...(await house.traveller({ agencyUid })), ...session() };
  applicantUid = traveller.applicantUid!;
  paper = await plantPaper(house.db, house.keys, papers, { applicantUid });
});
afterAll(async () => {
  await store.remove(paper.objectKeys);
  store.close();
  await house.close();
  await database.drop();
});

const callAs = (actor: Actor): ActorCall =>
  ({
    parts: { keys: house.keys, papers, store, config: { PUBLIC_URL: 'https://visa.example' } },
    realm: { hosts: ['visa.agency.example'] },
    db: house.db,
    actor,
  }) as unknown as ActorCall;
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing was refused',
    (error: unknown): string => (error instanceof AppError ? error.code : String(error)),
  );
const pageTicket = (actor: Actor, size: 'full' | 'thumbnail' = 'full', of = paper) =>
  pageUrl(house.keys, actor, { docId: of.docId, pageUid: of.pageUids[0]!, size });
const ticketOf = (url: string) => url.split('ticket=')[1]!;
const pageImage = (actor: Actor, ticket: string) =>
  vaultHandlers.pageImage(callAs(actor), { query: { ticket }, body: undefined, params: {} });
const originalFile = (actor: Actor, ticket: string) =>
  vaultHandlers.originalFile(callAs(actor), { query: { ticket }, body: undefined, params: {} });
const originalTicket = (actor: Actor, docId = paper.docId) =>
  vaultHandlers.originalTicket(callAs(actor), { query: undefined, body: { docId }, params: {} });
const base64 = (actor: Actor, imageUrl: string | null) =>
  vaultHandlers.base64FromUrl(callAs(actor), { query: undefined, body: { imageUrl }, params: {} });
const views = (actor: Actor, more: { limit?: string; cursor?: string } = {}) =>
  vaultHandlers.documentViews(callAs(actor), { query: { applicantUid, ...more }, body: undefined, params: {} });

test('a page is shown to who holds a ticket of their own session, and the look is written down once', async () => {
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

test('another session, another person or an original ticket shows no page', async () => {
  const ticket = ticketOf(pageTicket(agency));
  expect(await codeOf(pageImage({ ...agency, session: randomUUID() }, ticket))).toBe('ticket.refused');
  expect(await codeOf(pageImage(traveller, ticket))).toBe('ticket.refused');
  expect(await codeOf(pageImage(agency, ticketOf((await originalTicket(agency)).url)))).toBe('ticket.refused');
});

test('a ticket is worth nothing once its holder may not see the paper, or the paper is gone', async () => {
  expect(await codeOf(pageImage(stranger, ticketOf(pageTicket(stranger))))).toBe('ticket.refused');
  expect(await codeOf(originalTicket(stranger))).toBe('record.notFound');
  const gone = await plantPaper(house.db, house.keys, papers, { applicantUid });
  const [page, file] = [pageTicket(agency, 'full', gone), await originalTicket(agency, gone.docId)].map((each) =>
    ticketOf(typeof each === 'string' ? each : each.url),
  ) as [string, string];
  await house.db.run(sql`update document set deleted_at = now() where document_uid = ${gone.docId}`);
  expect(await codeOf(pageImage(agency, page))).toBe('ticket.refused');
  expect(await codeOf(originalFile(agency, file))).toBe('ticket.refused');
  await store.remove(gone.objectKeys);
});

test('a turned and cropped page is shown so', async () => {
  const edited = await plantPaper(house.db, house.keys, papers, { applicantUid });
  const operations = [
    { op: 'rotate', degrees: 90 },
    { op: 'crop', left: 0, top: 0, width: 1, height: 0.5 },
  ];
  await house.db.run(
    sql`update document_page set operations = ${JSON.stringify(operations)}::jsonb where document_uid = ${edited.docId}`,
  );
  const { body } = await pageImage(agency, ticketOf(pageTicket(agency, 'full', edited)));
  const { data, info } = await sharp(body as Buffer)
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([40, 30]);
  expect(data[0]! > 200 && data[2]! < 60).toBe(true); // the red half is on top now
  await store.remove(edited.objectKeys);
});

test('the file as it came leaves with its name, for a ticket of its own', async () => {
  const { url, expiresAt } = await originalTicket(traveller);
  expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(300_000);
  const file = await originalFile(traveller, ticketOf(url));
  expect(file).toMatchObject({ mediaType: 'application/pdf', fileName: 'passport.pdf', length: 28 });
  expect(await text(file.body as Readable)).toBe('%PDF-1.7 the file as it came');
  expect(await codeOf(originalFile(traveller, ticketOf(pageTicket(traveller))))).toBe('ticket.refused');
  expect((await views(traveller)).items[0]).toMatchObject({ purpose: 'original', docId: paper.docId });
});

test('a file that was not scanned yet or was found infected does not leave', async () => {
  for (const [state, reason, answer] of [
    ['uploaded', null, 'document.notRead'],
    ['rejected', 'infected', 'document.notRead'],
    ['rejected', 'activeContent', 'document.notRead'],
    ['failed', null, 'document.notRead'],
    ['scanned', null, 'nothing was refused'],
    ['rejected', 'passwordNeeded', 'nothing was refused'],
  ] as const) {
    await house.db.run(
      sql`update document set state = ${state}, reason = ${reason}, page_count = 0 where document_uid = ${paper.docId}`,
    );
    expect(await codeOf(originalTicket(agency))).toBe(answer);
  }
  await house.db.run(
    sql`update document set state = 'checked', reason = null, page_count = 1 where document_uid = ${paper.docId}`,
  );
});

test('base64 comes from addresses we wrote for this session, by our own hosts, and from no other', async () => {
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

test('who looked is for the person, their agency and the admin, who reads no file names', async () => {
  const admin = await house.person('admin');
  expect((await views(agency)).items.length).toBeGreaterThan(1);
  expect(await codeOf(views(stranger))).toBe('record.notFound');
  expect(new Set((await views(admin)).items.map(({ fileName }) => fileName))).toEqual(new Set(['']));
  const first = await views(traveller, { limit: '1' });
  const second = await views(traveller, { limit: '1', cursor: first.nextCursor! });
  expect(first.items[0]!.viewUid).not.toBe(second.items[0]!.viewUid);
  expect(first.total).toBeGreaterThan(1);
});

test('consent is kept with its words, once', async () => {
  const give = (
    actor: Actor,
    version = 1,
    language: 'en' | 'hi' = 'hi',
    purpose: 'readDocuments' | 'readElsewhere' = 'readDocuments',
  ) =>
    vaultHandlers.giveConsent(callAs(actor), {
      query: undefined,
      body: { applicantUid, purpose, version, language },
      params: {},
    });
  const given = await give(traveller);
  expect(given).toMatchObject({ version: 1, language: 'hi', text: consentText('readDocuments', 'hi') });
  expect(await give(traveller, 1, 'en')).toEqual(given);
  expect(await codeOf(give(traveller, 2))).toBe('input.invalid');
  expect(await codeOf(give(stranger))).toBe('record.notFound');
  const kept = await vaultHandlers.getConsent(callAs(agency), { query: { applicantUid }, body: undefined, params: {} });
  expect(kept).toEqual({ consents: [given], offersElsewhere: false });
  await house.owner.run(sql`
    insert into vision_endpoint (realm_id, is_on, url, model, api_key, words, agreed_by)
    values (${house.realmId}, true, 'https://reader.example.org/v1', 'm', '\\x00', 'w', ${agency.personUid})`);
  const later = await vaultHandlers.getConsent(callAs(traveller), {
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

test('reading outside is taken back by the person alone; what was agreed stays written, and can be agreed to again', async () => {
  const body = { applicantUid, purpose: 'readElsewhere' as const };
  const withdraw = (actor: Actor) =>
    vaultHandlers.withdrawConsent(callAs(actor), { query: undefined, body, params: {} });
  await house.owner.run(sql`
    update vision_endpoint set api_key = ${sealApiKey(house.keys, house.realmId, 'k')} where realm_id = ${house.realmId}`);
  const asked = () => visionAddress(house.worker, house.keys, applicantUid);
  expect(await asked()).toMatchObject({ apiKey: 'k' });
  expect(await codeOf(withdraw(agency))).toBe('access.functionRefused');
  expect(await codeOf(withdraw(await house.traveller({ agencyUid: agency.agencyUid! })))).toBe('record.notFound');
  expect(await asked()).toBeDefined();
  const { consents } = await withdraw(traveller);
  expect(consents.map(({ purpose, withdrawnAt }) => [purpose, withdrawnAt === null])).toEqual([
    ['readElsewhere', false],
    ['readDocuments', true],
  ]);
  expect(await asked()).toBeUndefined();
  expect((await withdraw(traveller)).consents).toEqual(consents);
  const again = { ...body, version: 1, language: 'hi' as const };
  await vaultHandlers.giveConsent(callAs(traveller), { query: undefined, body: again, params: {} });
  expect(await asked()).toBeDefined();
  const log = await house.db.many(
    sql`select field from change_log where realm_id = ${house.realmId} and kind = 'consentWithdrawn'`,
  );
  expect(log).toEqual([{ field: 'readElsewhere' }]);
});

test('large papers stream through, and one changed in the store is refused before a byte leaves', async () => {
  const plain = randomBytes(2_500_000);
  const key = paperKey(house.db, applicantUid, 'large');
  await papers.put(house.db, applicantUid, key, plain);
  const { body, length } = await papers.stream(house.db, applicantUid, key);
  const chunks = (await body.toArray()) as Buffer[];
  expect(length).toBe(plain.length);
  expect(Buffer.concat(chunks).equals(plain)).toBe(true);
  await store.put(key, (await store.get(key)).subarray(0, 900_000));
  await expect(papers.stream(house.db, applicantUid, key)).rejects.toBeInstanceOf(NotOpened);
  await expect(papers.get(house.db, applicantUid, key)).rejects.toBeInstanceOf(NotOpened);
  await papers.remove([key]);
  await expect(papers.put(house.db, applicantUid, `${house.realmId}/${randomUUID()}/x`, plain)).rejects.toThrow();
});

test('the same bytes give the same mark for one person only', () => {
  const mac = papers.contentMac(house.db, applicantUid, Buffer.from('a'));
  expect(papers.contentMac(house.db, applicantUid, Buffer.from('a')).equals(mac)).toBe(true);
  expect(papers.contentMac(house.db, randomUUID(), Buffer.from('a')).equals(mac)).toBe(false);
  expect(papers.contentMac(house.db, applicantUid, Buffer.from('b')).equals(mac)).toBe(false);
});

test('objects due for deletion go, and parts of uploads nobody finished after a day', async () => {
  const [due, later] = [paperKey(house.db, applicantUid, 'due'), paperKey(house.db, applicantUid, 'later')];
  const part = wayKey(house.db, applicantUid, randomUUID(), 0);
  for (const key of [due, later, part]) await papers.put(house.db, applicantUid, key, Buffer.from('x'));
  await house.db.run(sql`insert into object_to_delete (realm_id, object_key, due_at)
    values (${house.realmId}, ${due}, now()), (${house.realmId}, ${later}, now() + interval '1 day')`);
  const now = Date.now() + 1_000;
  expect(await sweepObjects(house.worker, store, now)).toBe(1);
  await expect(store.get(due)).rejects.toThrow();
  expect((await store.get(later)).length).toBeGreaterThan(0);
  const ours: ObjectStore = {
    ...store,
    olderThan: (prefix, before) => store.olderThan(`${prefix}${house.realmId}/`, before),
  };
  expect(await sweepWay(ours, now)).toBe(0);
  expect(await sweepWay(ours, now + 86_400_000)).toBe(1);
  await expect(store.get(part)).rejects.toThrow();
  await store.remove([later]);
});
