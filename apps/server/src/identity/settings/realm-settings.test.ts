import type { RealmSettings } from '@visawright/contract/identity/realm-settings.ts';
import type { RealmConfiguration } from '@visawright/contract/platform/realm.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql, type Db } from '../../platform/db/db.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createCaller } from '../../testing/create-caller.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { openNameServer, type NameServer } from '../../testing/outside/name-server.ts';
import { borrowIdentityRealm, type IdentityRealm } from '../../testing/identity-realm.ts';

let database: TestDatabase;
let names: NameServer;
let realm: IdentityRealm;
let other: IdentityRealm;
let server: TestApp;
let db: Db;
let admin: Record<string, string>;
let otherAdmin: Record<string, string>;

beforeAll(async () => {
  database = await createTestDatabase();
  names = await openNameServer();
  [realm, other] = await Promise.all([
    borrowIdentityRealm(database, ['admin', 'agency']),
    borrowIdentityRealm(database, ['admin']),
  ]);
  server = await openTestApp(database, { DNS_SERVERS: names.address });
  db = server.parts.tenants.forRealm(realm.realmId);
  admin = { authorization: `Bearer ${await realm.token('admin')}` };
  otherAdmin = { authorization: `Bearer ${await other.token('admin')}` };
});
afterAll(async () => {
  await server?.close();
  names?.close();
  await realm?.drop();
  await other?.drop();
  await database?.drop();
});

const save = (body: object, headers = admin) =>
  createCaller(server.app, realm.path)<RealmSettings>('saveRealmSettings', body, headers);
const shown = async () =>
  (await server.app.inject({ url: `/das/v1/realms/kc-realm/${realm.path}` })).json<RealmConfiguration>();
const picture = (width: number, height: number, format: 'png' | 'jpeg' | 'webp') =>
  sharp({ create: { width, height, channels: 3, background: '#e05d06' } })
    .toFormat(format)
    .toBuffer();

test('refuses agencies and leaves other realms unchanged', async () => {
  const agency = { authorization: `Bearer ${await realm.token('agency')}` };
  expect((await save({ displayName: 'Mine' }, agency)).status).toBe(403);
  await save({ displayName: 'Sunrise' });
  const theirs = await createCaller(server.app, other.path)<RealmSettings>('getRealmSettings', undefined, otherAdmin);
  expect(theirs.body.displayName).toBe(other.path);
});

test("shows a saved section on the realm's page at once", async () => {
  await save({ brandColor: '#1463ff', support: { phone: '+91 1', email: 'a@b.test', hours: 'Mon', footer: 'F' } });
  const { body } = await save({ rules: { urgentDays: 5, requireApproval: true } });
  expect(body.rules).toEqual({
    urgentDays: 5,
    soonDays: 21,
    requireApproval: true,
    secondFactorForStaff: false,
    selfSignUp: false,
    phoneForAgencyTravellers: false,
    retention: { deletedDays: 30, finishedMonths: 24, documentsDays: 365, travellersMonths: 36 },
  });
  expect(body.brandColor).toBe('#1463ff');
  await expect.poll(async () => (await shown()).rules).toMatchObject({ urgentDays: 5, soonDays: 21 });
  expect((await shown()).brandAssets.brandColor).toBe('#1463ff');
  const log = await db.many<{ field: string; was: string; became: string }>(sql`
    select field, was, became from change_log where realm_id = ${realm.realmId} and subject_uid = ${realm.realmId} and field like 'rules.%'
    order by field`);
  expect(log).toEqual([
    { field: 'rules.requireApproval', was: 'false', became: 'true' },
    { field: 'rules.urgentDays', was: '10', became: '5' },
  ]);
  await save({ rules: { selfSignUp: true, phoneForAgencyTravellers: true } });
  const allowed = { urgentDays: 5, soonDays: 21, selfSignUp: true, phoneForAgencyTravellers: true };
  await expect.poll(async () => (await shown()).rules).toEqual(allowed);
  const later = await save({ rules: { retention: { deletedDays: 7 } } });
  expect(later.body.rules).toMatchObject({
    urgentDays: 5,
    requireApproval: true,
    retention: { deletedDays: 7, finishedMonths: 24 },
  });
});

test('re-encodes images as PNG within limits and rejects anything else', async () => {
  const [logo, favicon] = [await picture(2_000, 1_000, 'jpeg'), await picture(300, 100, 'webp')];
  const { status, body } = await save({
    brandLogoImage: logo.toString('base64'),
    brandFavicon: favicon.toString('base64'),
  });
  expect(status).toBe(200);
  const sizes = await Promise.all(
    [body.brandLogoImage!, body.brandFavicon!].map((image) => sharp(Buffer.from(image, 'base64')).metadata()),
  );
  expect(sizes).toMatchObject([
    { format: 'png', width: 480, height: 240 },
    { format: 'png', width: 64, height: 64 },
  ]);
  const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(bomb.length).toBeLessThan(300 * 1_024);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
  const cut = logo.subarray(0, 400);
  for (const bad of [bomb, svg, cut, Buffer.alloc(290_000, 'x'), Buffer.from('GIF89a')])
    expect((await save({ brandLogoImage: bad.toString('base64') })).body).toMatchObject({ code: 'image.refused' });
  expect((await save({ brandFavicon: null })).body).toMatchObject({
    brandFavicon: null,
    brandLogoImage: body.brandLogoImage,
  });
});

test('loses nothing when two admins save at the same time', async () => {
  await Promise.all([
    save({ displayName: 'Both' }),
    save({ rules: { soonDays: 30 } }),
    save({ brandColor: '#007755' }),
  ]);
  const { body } = await createCaller(server.app, realm.path)<RealmSettings>('getRealmSettings', undefined, admin);
  expect(body).toMatchObject({ displayName: 'Both', brandColor: '#007755', rules: { soonDays: 30 } });
});

test('activates a domain for the first realm whose TXT record is found', async () => {
  const host = 'visa.sunrise-travels.test';
  const call = createCaller(server.app, realm.path);
  const theirCall = createCaller(server.app, other.path);
  const asked = await call<RealmSettings>('addDomain', { host }, admin);
  const record = asked.body.domains[0]!.record!;
  expect(record).toMatch(/^_visawright\.visa\.sunrise-travels\.test TXT "visawright-verify=[\w-]{32}"$/);
  expect(asked.body.domains).toEqual([{ host, isActive: false, record }]);
  await theirCall('addDomain', { host }, otherAdmin);

  expect((await call('checkDomain', { host }, admin)).body).toMatchObject({ code: 'domain.notProven' });
  names.records.set(`_visawright.${host}`, ['v=spf1 -all', /"(.*)"/.exec(record)![1]!]);
  // The other realm has its own proof; another realm's record proves nothing.
  expect((await theirCall('checkDomain', { host }, otherAdmin)).body).toMatchObject({ code: 'domain.notProven' });
  expect((await call<RealmSettings>('checkDomain', { host }, admin)).body.domains).toEqual([
    { host, isActive: true, record: null },
  ]);
  await expect.poll(async () => (await server.parts.realms.byHost(host))?.path).toBe(realm.path);
  expect((await theirCall('addDomain', { host }, otherAdmin)).body).toMatchObject({ code: 'domain.taken' });
  expect((await theirCall('removeDomain', { host: 'nothing.test' }, otherAdmin)).status).toBe(404);
  await theirCall('removeDomain', { host }, otherAdmin); // removes only their own claim
  expect((await server.parts.realms.byHost(host))?.path).toBe(realm.path);

  expect((await call<RealmSettings>('removeDomain', { host }, admin)).body.domains).toEqual([]);
  await expect.poll(() => server.parts.realms.byHost(host)).toBeUndefined();
});
