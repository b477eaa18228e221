import { randomUUID } from 'node:crypto';
import type { FileReply } from '../../platform/http/file-reply.ts';
import { buffer } from 'node:stream/consumers';
import { checkPortrait } from '@visawright/reading/portrait/check-portrait.ts';
import { drawPortrait } from '@visawright/specimens/portraits/draw-portrait.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql } from '../../platform/db/db.ts';
import { s3ObjectStore } from '../../platform/storage/object-store.ts';
import { readConfig } from '../../platform/config/config.ts';
import { sealReading, type Reading } from '../readings/reading.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { createFormTenant } from '../../testing/form-tenant.ts';
import { insertTestDocument } from '../../testing/test-documents.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { createSealedObjectStore } from '../../platform/storage/sealed-objects.ts';
import { handlers } from '../../entry/handlers.ts';
import { buildPackagePhoto } from './build-package-photo.ts';

const { tenant, here, close } = await createFormTenant();
const store = s3ObjectStore(readConfig());
const sealedObjects = createSealedObjectStore(store, tenant.keys);
let traveller: Actor;
let applicationUid: string;
let docId: string;
let keys: readonly string[] = [];

// A drawn portrait in the state the pipeline leaves it in.
async function photoOfTraveller(applicantUid: string): Promise<string> {
  const { bytes } = await drawPortrait({ seed: 'kept', width: 1_200, headPercent: 50 });
  const portrait = await checkPortrait({ bytes, pageNo: 1 });
  const document = await insertTestDocument(tenant.db, tenant.keys, sealedObjects, {
    applicantUid,
    name: 'me.jpg',
    pages: [bytes],
  });
  const [pageUid] = document.pageUids;
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
  const body = sealReading(await loadApplicantKey(tenant.db, tenant.keys, applicantUid), document.docId, 1, reading);
  await tenant.owner.run(sql`
    insert into reading (realm_id, document_uid, reading_no, engine, body)
    values (${tenant.realmId}, ${document.docId}, 1, 'test 1', ${body})`);
  await tenant.owner.run(sql`
    update document set category = 'Photo', kind = 'Applicant photo', settled_at = now()
    where realm_id = ${tenant.realmId} and document_uid = ${document.docId}`);
  keys = document.objectKeys;
  return document.docId;
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

const as = (actor: Actor) =>
  ({ parts: { keys: tenant.keys, sealedObjects }, db: tenant.db, actor }) as unknown as ActorCall;
const get = (actor: Actor, of = { applicationUid, docId }) =>
  handlers.getPhoto(as(actor), { query: of, body: undefined, params: {} });
const nudge = (actor: Actor, to: { x: number; y: number; zoom: number } | null) =>
  handlers.nudgePhoto(as(actor), { query: undefined, body: { applicationUid, docId, nudge: to }, params: {} });
const cut = (actor: Actor, url: string) =>
  handlers.photoCut(as(actor), { query: { ticket: url.split('ticket=')[1]! }, body: undefined, params: {} });
const bytesOf = ({ body }: FileReply): Promise<Buffer> =>
  Buffer.isBuffer(body) ? Promise.resolve(body) : buffer(body);

test('the findings say about a photo what the photo studio says', async () => {
  const judge = async () => {
    const query = { applicationUid };
    const { findings } = await handlers.getFindings(as(traveller), { query, body: undefined, params: {} });
    return findings
      .filter(({ rule, status }) => rule.startsWith('photo-') && status === 'fails')
      .map(({ rule }) => rule);
  };
  expect((await get(traveller)).isUsable).toBe(true); // the head fills half of the picture, and three quarters once it is cut
  expect(await judge()).toEqual([]);
  await nudge(traveller, { x: 0, y: 0, zoom: 0.8 });
  const { verdicts } = await get(traveller);
  expect((await judge()).includes('photo-head')).toBe(
    verdicts.some((one) => one.check === 'headSize' && one.status !== 'good'),
  );
  await nudge(traveller, null);
});

test('checks a photo against the German rule and cuts it to 35 by 45 mm', async () => {
  const state = await get(traveller);
  expect(state).toMatchObject({
    docId,
    isNeeded: true,
    isUsable: true,
    nudge: null,
    cut: { widthMm: 35, heightMm: 45 },
  });
  expect(state.cut!.headHeightPercent).toBeCloseTo(75, 0);
  const picture = await bytesOf(await cut(traveller, state.url!));
  expect(picture.length).toBe(state.bytes);
  expect(await sharp(picture).metadata()).toMatchObject({
    format: 'jpeg',
    width: state.cut!.widthPx,
    height: state.cut!.heightPx,
    density: Math.round((state.cut!.heightPx / 45) * 25.4),
  });
  // Measured again in the cut photo, with some background added so that the face is found.
  const { heightPx, headHeightPercent } = state.cut!;
  const wall = { left: 300, right: 300, top: 400, bottom: 0, background: '#fbfbfa' };
  const again = await checkPortrait({ bytes: await sharp(picture).extend(wall).png().toBuffer(), pageNo: 1 });
  const head = (Number(again!.values['headHeightPercent']!.value) * (heightPx + wall.top)) / heightPx;
  expect(Math.abs(head - headHeightPercent)).toBeLessThan(1);
});

test('stores and resets an adjusted frame, and the package gets the same bytes', async () => {
  const before = await get(traveller);
  const moved = await nudge(traveller, { x: 0.05, y: 0, zoom: 1.02 });
  expect(moved.nudge).toEqual({ x: 0.05, y: 0, zoom: 1.02 });
  expect(moved.cut!.polygon[0]![0]).toBeGreaterThan(before.cut!.polygon[0]![0]);
  expect(moved.cut!.headHeightPercent).toBeGreaterThan(before.cut!.headHeightPercent);
  const shown = await bytesOf(await cut(traveller, moved.url!));
  const packed = await buildPackagePhoto(tenant.db, { keys: tenant.keys, sealedObjects }, applicationUid);
  expect(packed!.bytes.equals(shown)).toBe(true);
  expect(await nudge(traveller, null)).toMatchObject({ nudge: null, cut: before.cut });
  expect((await bytesOf(await cut(traveller, before.url!))).length).toBe(before.bytes);
});

test('hides the photo from strangers and rejects a ticket of another session', async () => {
  const stranger = { ...(await here.direct()), session: randomUUID() };
  await expect(get(stranger)).rejects.toMatchObject({ code: 'record.notFound' });
  await expect(nudge(stranger, null)).rejects.toMatchObject({ code: 'record.notFound' });
  const { url } = await get(traveller);
  await expect(cut(stranger, url!)).rejects.toMatchObject({ code: 'ticket.refused' });
  await expect(cut({ ...traveller, session: randomUUID() }, url!)).rejects.toMatchObject({ code: 'ticket.refused' });
});

test("rejects another category and another applicant's document", async () => {
  const { docId: passport } = await here.passport(traveller.applicantUid!);
  await expect(get(traveller, { applicationUid, docId: passport })).rejects.toMatchObject({ code: 'record.notFound' });
});

test('rejects adjustments after submission', async () => {
  await tenant.owner.run(sql`alter table application disable trigger user`);
  await tenant.owner.run(sql`
    update application set status = 'submitted' where realm_id = ${tenant.realmId} and application_uid = ${applicationUid}`);
  await tenant.owner.run(sql`alter table application enable trigger user`);
  await expect(nudge(traveller, { x: 0, y: 0, zoom: 1.1 })).rejects.toMatchObject({ code: 'application.notEditable' });
});
