import type { RealmSettings } from '@visawright/contract/realm-settings.ts';
import type { RealmConfiguration } from '@visawright/contract/realm.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql, type Db } from '../access/db.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { callsTo } from '../testing/calls.ts';
import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { nameServer, type NameServer } from '../testing/name-server.ts';
import { identityRealm, type IdentityRealm } from '../testing/identity.ts';

let database: TestDatabase;
let names: NameServer;
let realm: IdentityRealm;
let other: IdentityRealm;
let server: TestApp;
let db: Db;
let admin: Record<string, string>;
let otherAdmin: Record<string, string>;

beforeAll(async () => {
  database = await testDatabase();
  names = await nameServer();
  [realm, other] = await Promise.all([
    identityRealm(database, ['admin', 'agency']),
    identityRealm(database, ['admin']),
  ]);
  server = await testApp(database, { DNS_SERVERS: names.address });
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
  callsTo(server.app, realm.path)<RealmSettings>('saveRealmSettings', body, headers);
const shown = async () =>
  (await server.app.inject({ url: `/das/v1/realms/kc-realm/${realm.path}` })).json<RealmConfiguration>();
const picture = (width: number, height: number, format: 'png' | 'jpeg' | 'webp') =>
  sharp({ create: { width, height, channels: 3, background: '#e05d06' } })
    .toFormat(format)
    .toBuffer();

test('an agency has no such function, and another realm stays as it is', async () => {
  const agency = { authorization: `Bearer ${await realm.token('agency')}` };
  expect((await save({ displayName: 'Mine' }, agency)).status).toBe(403);
  await save({ displayName: 'Sunrise' });
  const theirs = await callsTo(server.app, other.path)<RealmSettings>('getRealmSettings', undefined, otherAdmin);
  expect(theirs.body.displayName).toBe(other.path);
});

test('a saved section shows on the realm’s page at once; the others stay', async () => {
  await save({ brandColor: '#1463ff', support: { phone: '+91 1', email: 'a@b.test', hours: 'Mon', footer: 'F' } });
  const { body } = await save({ rules: { urgentDays: 5, requireApproval: true } });
  expect(body.rules).toEqual({
    urgentDays: 5,
    soonDays: 21,
    requireApproval: true,
    retention: { deletedDays: 30, finishedMonths: 24 },
  });
  expect(body.brandColor).toBe('#1463ff');
  await expect.poll(async () => (await shown()).rules).toEqual({ urgentDays: 5, soonDays: 21 });
  expect((await shown()).brandAssets.brandColor).toBe('#1463ff');
  const log = await db.many<{ field: string; was: string; became: string }>(sql`
    select field, was, became from change_log where realm_id = ${realm.realmId} and subject_uid = ${realm.realmId} and field like 'rules.%'
    order by field`);
  expect(log).toEqual([
    { field: 'rules.requireApproval', was: 'false', became: 'true' },
    { field: 'rules.urgentDays', was: '10', became: '5' },
  ]);
  const later = await save({ rules: { retention: { deletedDays: 7 } } });
  expect(later.body.rules).toMatchObject({
    urgentDays: 5,
    requireApproval: true,
    retention: { deletedDays: 7, finishedMonths: 24 },
  });
});

test('pictures are drawn anew as PNG within their frame; anything else is refused', async () => {
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

test('two who save at the same time lose nothing of each other', async () => {
  await Promise.all([
    save({ displayName: 'Both' }),
    save({ rules: { soonDays: 30 } }),
    save({ brandColor: '#007755' }),
  ]);
  const { body } = await callsTo(server.app, realm.path)<RealmSettings>('getRealmSettings', undefined, admin);
  expect(body).toMatchObject({ displayName: 'Both', brandColor: '#007755', rules: { soonDays: 30 } });
});

test('a domain becomes active when its TXT record is found, for the first who proves it', async () => {
  const host = 'visa.sunrise-travels.test';
  const call = callsTo(server.app, realm.path);
  const theirCall = callsTo(server.app, other.path);
  const asked = await call<RealmSettings>('addDomain', { host }, admin);
  const record = asked.body.domains[0]!.record!;
  expect(record).toMatch(/^_visawright\.visa\.sunrise-travels\.test TXT "visawright-verify=[\w-]{32}"$/);
  expect(asked.body.domains).toEqual([{ host, isActive: false, record }]);
  await theirCall('addDomain', { host }, otherAdmin);

  expect((await call('checkDomain', { host }, admin)).body).toMatchObject({ code: 'domain.notProven' });
  names.records.set(`_visawright.${host}`, ['v=spf1 -all', /"(.*)"/.exec(record)![1]!]);
  // Theirs has another proof: somebody's record is no proof of one's own.
  expect((await theirCall('checkDomain', { host }, otherAdmin)).body).toMatchObject({ code: 'domain.notProven' });
  expect((await call<RealmSettings>('checkDomain', { host }, admin)).body.domains).toEqual([
    { host, isActive: true, record: null },
  ]);
  await expect.poll(async () => (await server.parts.realms.byHost(host))?.path).toBe(realm.path);
  expect((await theirCall('addDomain', { host }, otherAdmin)).body).toMatchObject({ code: 'domain.taken' });
  expect((await theirCall('removeDomain', { host: 'nothing.test' }, otherAdmin)).status).toBe(404);
  await theirCall('removeDomain', { host }, otherAdmin); // their own claim, and no more
  expect((await server.parts.realms.byHost(host))?.path).toBe(realm.path);

  expect((await call<RealmSettings>('removeDomain', { host }, admin)).body.domains).toEqual([]);
  await expect.poll(() => server.parts.realms.byHost(host)).toBeUndefined();
});
