import { randomUUID } from 'node:crypto';
import type { Bytes } from '../http/bytes.ts';
import { buffer } from 'node:stream/consumers';
import { checkPortrait } from '@visawright/reading/portrait/check-portrait.ts';
import { drawPortrait } from '@visawright/specimens/portraits/draw-portrait.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../access/actor.types.ts';
import { sql } from '../access/db.ts';
import { s3ObjectStore } from '../adapters/object-store.ts';
import { readConfig } from '../config.ts';
import { pixelsOfAll, sealReading, type Reading } from '../documents/reading.ts';
import type { ActorCall } from '../http/call.ts';
import { openFormHouse } from '../testing/forms.ts';
import { plantPaper } from '../testing/papers.ts';
import { keyOf } from '../vault/applicant-key.ts';
import { paperVault } from '../vault/papers.ts';
import { photoHandlers } from './photos.routes.ts';
import { photoOf } from './photo-of.ts';

const { house, here, close } = await openFormHouse();
const store = s3ObjectStore(readConfig());
const papers = paperVault(store, house.keys);
let traveller: Actor;
let applicationUid: string;
let docId: string;
let keys: readonly string[] = [];

// A drawn portrait as the pipeline leaves it: page, reading, Photo.
async function photoOfTraveller(applicantUid: string): Promise<string> {
  const { bytes } = await drawPortrait({ seed: 'kept', width: 1_200, headPercent: 50 });
  const portrait = await checkPortrait({ bytes, pageNo: 1 });
  const paper = await plantPaper(house.db, house.keys, papers, { applicantUid, name: 'me.jpg', pages: [bytes] });
  const [pageUid] = paper.pageUids;
  const reading: Reading = {
    category: 'Photo',
    categoryOutcome: 'accept',
    kind: 'Applicant photo',
    mrz: null,
    values: Object.entries(portrait!.values).map(([field, { value, raw, outcome, confidence, polygon }]) => ({
      field,
      value,
      raw,
      outcome,
      confidence,
      pageUid: pageUid!,
      polygon: polygon.map(([x, y]): [number, number] => [x, y]),
      engine: 'test 1',
    })),
    retake: [],
    pages: [{ pageUid: pageUid!, pixels: pageUid! }],
  };
  const body = sealReading(await keyOf(house.db, house.keys, applicantUid), paper.docId, 1, reading);
  await house.owner.run(sql`
    insert into reading (realm_id, document_uid, reading_no, engine, pixels_sha256, body)
    values (${house.realmId}, ${paper.docId}, 1, 'test 1', ${pixelsOfAll(reading.pages)}, ${body})`);
  await house.owner.run(sql`
    update document set category = 'Photo', kind = 'Applicant photo', settled_at = now()
    where realm_id = ${house.realmId} and document_uid = ${paper.docId}`);
  keys = paper.objectKeys;
  return paper.docId;
}

beforeAll(async () => {
  traveller = { ...(await here.direct()), session: randomUUID() };
  docId = await photoOfTraveller(traveller.applicantUid!);
  ({ applicationUid } = await here.begin(traveller, traveller.applicantUid!, [docId]));
}, 60_000);
afterAll(async () => {
  if (keys.length > 0) await store.remove(keys);
  store.close();
  await close();
});

const as = (actor: Actor) => ({ parts: { keys: house.keys, papers }, db: house.db, actor }) as unknown as ActorCall;
const get = (actor: Actor, of = { applicationUid, docId }) =>
  photoHandlers.getPhoto(as(actor), { query: of, body: undefined, params: {} });
const nudge = (actor: Actor, to: { x: number; y: number; zoom: number } | null) =>
  photoHandlers.nudgePhoto(as(actor), { query: undefined, body: { applicationUid, docId, nudge: to }, params: {} });
const cut = (actor: Actor, url: string) =>
  photoHandlers.photoCut(as(actor), { query: { ticket: url.split('ticket=')[1]! }, body: undefined, params: {} });
const bytesOf = ({ body }: Bytes): Promise<Buffer> => (Buffer.isBuffer(body) ? Promise.resolve(body) : buffer(body));

test('a photo is judged by the German rule and cut to 35 by 45 mm with the head in its range', async () => {
  const state = await get(traveller);
  expect(state).toMatchObject({ docId, isNeeded: true, isUsable: true, nudge: null, cut: { widthMm: 35, heightMm: 45 } }); // prettier-ignore
  expect(state.cut!.headHeightPercent).toBeCloseTo(75, 0);
  const picture = await bytesOf(await cut(traveller, state.url!));
  expect(picture.length).toBe(state.bytes);
  expect(await sharp(picture).metadata()).toMatchObject({
    format: 'jpeg',
    width: state.cut!.widthPx,
    height: state.cut!.heightPx,
    density: Math.round((state.cut!.heightPx / 45) * 25.4),
  });
  // Measured again in the cut itself, with some wall put around it so that the face is found.
  const { heightPx, headHeightPercent } = state.cut!;
  const wall = { left: 300, right: 300, top: 400, bottom: 0, background: '#fbfbfa' };
  const again = await checkPortrait({ bytes: await sharp(picture).extend(wall).png().toBuffer(), pageNo: 1 });
  const head = (Number(again!.values['headHeightPercent']!.value) * (heightPx + wall.top)) / heightPx;
  expect(Math.abs(head - headHeightPercent)).toBeLessThan(1);
});

test('a moved frame is kept, cut anew, taken back, and the package takes the same bytes', async () => {
  const before = await get(traveller);
  const moved = await nudge(traveller, { x: 0.05, y: 0, zoom: 1.02 });
  expect(moved.nudge).toEqual({ x: 0.05, y: 0, zoom: 1.02 });
  expect(moved.cut!.polygon[0]![0]).toBeGreaterThan(before.cut!.polygon[0]![0]);
  expect(moved.cut!.headHeightPercent).toBeGreaterThan(before.cut!.headHeightPercent);
  const shown = await bytesOf(await cut(traveller, moved.url!));
  const packed = await photoOf(house.db, { keys: house.keys, papers }, applicationUid);
  expect(packed!.bytes.equals(shown)).toBe(true);
  expect(await nudge(traveller, null)).toMatchObject({ nudge: null, cut: before.cut });
  expect((await bytesOf(await cut(traveller, before.url!))).length).toBe(before.bytes);
});

test('a stranger sees nothing, and a ticket is worth nothing in other hands', async () => {
  const stranger = { ...(await here.direct()), session: randomUUID() };
  await expect(get(stranger)).rejects.toMatchObject({ code: 'record.notFound' });
  await expect(nudge(stranger, null)).rejects.toMatchObject({ code: 'record.notFound' });
  const { url } = await get(traveller);
  await expect(cut(stranger, url!)).rejects.toMatchObject({ code: 'ticket.refused' });
  await expect(cut({ ...traveller, session: randomUUID() }, url!)).rejects.toMatchObject({ code: 'ticket.refused' });
});

test('a paper of another kind, and one of somebody else, is no photo of this application', async () => {
  const { docId: passport } = await here.passport(traveller.applicantUid!);
  await expect(get(traveller, { applicationUid, docId: passport })).rejects.toMatchObject({ code: 'record.notFound' });
});

test('once it is handed in nobody moves the frame', async () => {
  await house.owner.run(sql`alter table application disable trigger user`);
  await house.owner.run(sql`
    update application set status = 'submitted' where realm_id = ${house.realmId} and application_uid = ${applicationUid}`);
  await house.owner.run(sql`alter table application enable trigger user`);
  await expect(nudge(traveller, { x: 0, y: 0, zoom: 1.1 })).rejects.toMatchObject({ code: 'application.notEditable' });
});
