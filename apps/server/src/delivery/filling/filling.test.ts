import { createHash, createPublicKey, randomUUID, verify } from 'node:crypto';
import type { FillableApplication, FillData } from '@visawright/contract/extension/fill.ts';
import type { Receipt, SentReceipt } from '@visawright/contract/extension/receipt.ts';
import { canonicalJson } from '@visawright/packs/canonical/canonical-json.ts';
import { packSha256 } from '@visawright/packs/canonical/pack-hash.ts';
import { shippedPacks } from '@visawright/packs/shipped/shipped-packs.ts';
import { isPackSigned } from '@visawright/packs/signing/is-pack-signed.ts';
import { receiptText } from '@visawright/packs/signing/signed-text.ts';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { moveApplication } from '../../applications/lifecycle/move-application.ts';
import { handlers } from '../../entry/handlers.ts';
import { collectRecords } from '../../insight/privacy/collect-records.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { loadPublicKeys } from '../../platform/crypto/signing-key.ts';
import { sql } from '../../platform/db/db.ts';
import { createCaller } from '../../testing/create-caller.ts';
import { insertGrant } from '../../testing/extension/insert-grant.ts';
import { createPackageTenant } from '../../testing/package-tenant.ts';
import { portalOrigin, portalPack } from '../../testing/extension/portal-pack.ts';
import { changesOf } from '../../testing/test-agency.ts';
import { openTestApp } from '../../testing/test-app.ts';

const at = await createPackageTenant();
const { tenant, here } = at;
const server = await openTestApp(at.database);
afterAll(async () => {
  await server.close();
  await at.close();
});
const { path } = await tenant.owner.get<{ path: string }>(
  sql`select path from realm where realm_id = ${tenant.realmId}`,
);
const call = createCaller(server.app, path);
const grantOf = async (actor: Actor) => ({
  authorization: `Extension ${await insertGrant(tenant.owner, tenant.keys, actor)}`,
});
const admin = await tenant.person('admin');
const publish = (pack = portalPack(1)) =>
  tenant.owner.run(sql`
    insert into portal_pack (realm_id, portal, number, state, body, proposed_by)
    values (${tenant.realmId}, ${pack.portal}, ${pack.number}, 'published', ${JSON.stringify(pack)}::jsonb, ${admin.personUid})`);
await publish();
const portal = 'test-portal';

async function declared(actor?: Actor) {
  const all = await at.started(actor);
  await at.declare(all.traveller, all.applicationUid);
  const headers = await grantOf(all.traveller);
  const fill = () =>
    call<FillData & { code?: string }>('fillData', { applicationUid: all.applicationUid, portal }, headers);
  return { ...all, headers, fill };
}

const receiptFor = (data: FillData, more: Partial<SentReceipt> = {}): SentReceipt => ({
  applicationUid: data.applicationUid,
  visitUid: randomUUID(),
  portal,
  packNumber: data.pack.pack.number,
  packSha256: data.pack.sha256,
  formVersion: data.formVersion,
  extensionVersion: '1.0.0',
  startedAt: new Date().toISOString(),
  reference: null,
  pages: [
    {
      page: 'applicant',
      title: 'Applicant',
      filledAt: new Date().toISOString(),
      readAt: new Date().toISOString(),
      fields: [
        {
          control: 'c1',
          label: 'Surname',
          question: 'surname',
          outcome: 'equal',
          typed: 'RAO',
          found: 'RAO',
          times: 1,
        },
      ],
    },
  ],
  ...more,
});

test('lists what may be filled in: declared, in reach, for the portal in front, soonest first', async () => {
  const open = await at.started();
  const mine = await declared();
  const list = async (query: object, headers = mine.headers) =>
    (await call<{ items: FillableApplication[]; more: boolean }>('fillableApplications', query, headers)).body;
  expect(await list({})).toMatchObject({
    items: [
      { applicationUid: mine.applicationUid, applicantName: 'Asha Rao', destination: 'germany', openReceipt: false },
    ],
    more: false,
  });
  expect((await list({ origin: portalOrigin, search: 'rao' })).items).toHaveLength(1);
  expect((await list({ origin: 'https://elsewhere.example' })).items).toEqual([]);
  expect((await list({ search: '%' })).items).toEqual([]);
  expect((await list({}, await grantOf(open.traveller))).items).toEqual([]);
  expect(
    ((await list({}, await grantOf(await tenant.person('reviewer', here.agencyUid)))) as { code?: string }).code,
  ).toBe('access.functionRefused');
});

test('gives out declared answers that the portal asks for, with the signed pack, and records who opened them', async () => {
  const open = await at.started();
  const early = await call('fillData', { applicationUid: open.applicationUid, portal }, await grantOf(open.traveller));
  expect(early).toMatchObject({ status: 409, body: { code: 'extension.notDeclared' } });
  const mine = await declared();
  const { body } = await mine.fill();
  expect(body.answers).toEqual({ surname: 'RAO', givenNames: 'ASHA', homeAddress: '4 Lake Road, Pune 411001' });
  expect(body.labels).toMatchObject({ homeAddress: expect.any(String) as string });
  expect(await isPackSigned(body.pack, await loadPublicKeys(tenant.db))).toBe(true);
  expect(body.files).toMatchObject([{ file: 'passportPage', name: 'passport.jpg', mediaType: 'image/jpeg' }]);
  const { fields } = await tenant.owner.get<{ fields: string[] }>(sql`
    select fields from trail where action = 'fillData' and person_uid = ${mine.traveller.personUid} order by seq desc limit 1`);
  expect(fields.toSorted()).toEqual(['answers', 'fileName']);

  const unknown = await call('fillData', { applicationUid: mine.applicationUid, portal: 'no-portal' }, mine.headers);
  expect(unknown).toMatchObject({ status: 404, body: { code: 'extension.packUnknown' } });
  const stranger = await grantOf(await here.direct());
  const file = { applicationUid: mine.applicationUid, portal, file: 'passportPage' };
  expect((await call('fillFile', file, stranger)).body).toMatchObject({ code: 'record.notFound' });
  expect((await call('fillData', { applicationUid: mine.applicationUid, portal }, stranger)).body).toMatchObject({
    code: 'record.notFound',
  });
});

test('sends the passport page as announced and records it; there is no photo to send', async () => {
  const mine = await declared();
  const { body } = await mine.fill();
  const query = { applicationUid: mine.applicationUid, portal };
  const get = (file: string) =>
    server.app.inject({
      url: '/extension/fill/file',
      query: { ...query, file },
      headers: { ...mine.headers, 'realm-client-id': path },
    });
  const page = await get('passportPage');
  expect(page).toMatchObject({
    statusCode: 200,
    headers: { 'content-type': 'image/jpeg', 'cache-control': 'no-store' },
  });
  expect(page.rawPayload.length).toBe(body.files[0]!.bytes);
  expect((await sharp(page.rawPayload).metadata()).format).toBe('jpeg');
  expect((await get('photo')).statusCode).toBe(404);
  const { files } = await tenant.owner.get<{ files: number }>(sql`
    select count(*)::int as files from trail where action = 'fillFile' and 'page' = any(fields)`);
  expect(files).toBe(1);
});

test('keeps one countersigned receipt per visit, sealed, and pins the pack', async () => {
  const mine = await declared();
  const { body: data } = await mine.fill();
  const sent = receiptFor(data);
  const send = (receipt: SentReceipt) => call<Receipt & { code?: string }>('sendReceipt', receipt, mine.headers);
  const first = (await send(sent)).body;
  expect(first.receipt).toEqual(sent);
  const replaced = { ...sent, reference: 'AB123456' };
  const second = (await send(replaced)).body;
  expect(second.receiptUid).toBe(first.receiptUid);
  const [key] = await loadPublicKeys(tenant.db);
  expect(second.sha256).toBe(createHash('sha256').update(canonicalJson(replaced)).digest('hex'));
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key!.publicKey }, format: 'jwk' });
  expect(
    verify(null, receiptText(second.receivedAt, second.sha256), publicKey, Buffer.from(second.signature, 'base64url')),
  ).toBe(true);
  expect((await send({ ...sent, packSha256: '0'.repeat(64) })).body).toMatchObject({ code: 'extension.packUnknown' });
  expect((await send({ ...sent, packNumber: 9 })).status).toBe(404);

  const { row } = await tenant.owner.get<{ row: string }>(sql`
    select (r.*)::text as row from form_receipt r where application_uid = ${mine.applicationUid}`);
  for (const secret of ['AB123456', 'RAO']) {
    expect(row).not.toContain(secret);
    expect(row).not.toContain(Buffer.from(secret).toString('hex'));
  }
  const { times } = await tenant.owner.get<{ times: number }>(sql`
    select times_sent as times from form_receipt where application_uid = ${mine.applicationUid}`);
  expect(times).toBe(2);

  const items = await handlers.getReceipts(at.as(mine.traveller), {
    query: { applicationUid: mine.applicationUid },
    body: undefined,
    params: {},
  });
  expect(items).toEqual({ items: [second] });
  expect((await at.get(mine.traveller, mine.applicationUid)).receipt).toMatchObject({
    receiptUid: second.receiptUid,
    counts: { pages: 1, typed: 1, equal: 1, differing: 0, personal: 0 },
  });
  await expect(
    handlers.getReceipts(at.as(await here.direct()), {
      query: { applicationUid: mine.applicationUid },
      body: undefined,
      params: {},
    }),
  ).rejects.toMatchObject({ code: 'record.notFound' });

  // A newer pack is for other applications.
  await tenant.owner.run(sql`update portal_pack set state = 'retired' where realm_id = ${tenant.realmId}`);
  await publish({ ...portalPack(2, { hasFiles: false }), name: 'Test portal 2' });
  expect((await mine.fill()).body.pack.sha256).toBe(packSha256({ ...portalPack(1), isVerified: true }));
  expect((await (await declared()).fill()).body.pack.pack.number).toBe(2);

  const exported = await collectRecords(tenant.db, tenant.keys, mine.traveller, mine.traveller.applicantUid!);
  expect(JSON.stringify(exported)).toContain('AB123456');
});

test('completes the online form with a receipt, takes its reference over and says so in the history', async () => {
  const mine = await declared();
  await at.isReady(mine.traveller, mine.applicationUid);
  const { body: data } = await mine.fill();
  const complete = (receiptUid: string) =>
    call<{ status?: string; code?: string }>(
      'completeOnlineForm',
      { applicationUid: mine.applicationUid, receiptUid },
      mine.headers,
    );
  expect((await complete(randomUUID())).body).toMatchObject({ code: 'extension.receiptUnknown' });
  const { body: receipt } = await call<Receipt>(
    'sendReceipt',
    receiptFor(data, { reference: 'AB123456' }),
    mine.headers,
  );
  expect((await complete(receipt.receiptUid)).body).toEqual({ status: 'online-form-completed' });
  expect((await complete(receipt.receiptUid)).body).toMatchObject({ code: 'application.notEditable' });
  const { lodged } = await tenant.owner.get<{ lodged: string }>(sql`
    select lodged_reference as lodged from application where application_uid = ${mine.applicationUid}`);
  expect(lodged).toBe('AB123456');
  const kinds = (await changesOf(tenant, mine.applicationUid)).map(({ kind }) => kind);
  expect(kinds.slice(-3)).toEqual(['onlineFormFilled', 'moved', 'onlineFormCompleted']);
  expect((await mine.fill()).body).toMatchObject({ code: 'extension.notDeclared' });
  expect((await call('sendReceipt', receiptFor(data), mine.headers)).status).toBe(409);

  const stated = await declared();
  await at.isReady(stated.traveller, stated.applicationUid);
  const move = { applicationUid: stated.applicationUid, to: 'online-form-completed' as const };
  await moveApplication(tenant.db, tenant.keys, stated.traveller, move);
  expect((await changesOf(tenant, stated.applicationUid)).at(-1)).toMatchObject({ kind: 'onlineFormStated' });
});

test('an unverified pack is delivered to be looked at but never used, unless the portal is a practice one', async () => {
  const mine = await declared();
  for (const { destination, portal: name, isVerified, isPractice } of shippedPacks()) {
    expect((await call('publishedPack', { portal: name }, mine.headers)).status).toBe(200);
    if (destination !== 'germany') continue;
    const filled = await call('fillData', { applicationUid: mine.applicationUid, portal: name }, mine.headers);
    expect(filled.status).toBe(isVerified || isPractice ? 200 : 404);
  }
});
