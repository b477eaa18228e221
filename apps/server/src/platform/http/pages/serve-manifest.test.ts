import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { insertRealm } from '../../../testing/insert-realm.ts';

let database: TestDatabase;
let served: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'manifest-'));

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<html><head><!--realm-head--></head></html>');
  database = await createTestDatabase();
  await insertRealm(database.ownerUrl, { path: 'dev', isDefault: true, displayName: 'Visawright' });
  await insertRealm(database.ownerUrl, {
    path: 'sunrise',
    displayName: 'Sunrise Travels & Tours <Pune>',
    brandColor: '#0b5fff',
    hosts: ['visa.sunrise.test'],
  });
  await insertRealm(database.ownerUrl, { path: 'hindi', displayName: 'सूर्योदययात्राएँअंतरराष्ट्रीय' });
  served = await openTestApp(database, { WEB_FOLDER: folder, PUBLIC_URL: 'https://visa.example' });
});
afterAll(async () => {
  await served?.close();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, host = 'visa.example') => served.app.inject({ url, headers: { host } });
interface Manifest {
  readonly name: string;
  readonly short_name: string;
  readonly start_url: string;
  readonly scope: string;
  readonly theme_color: string;
  readonly display: string;
  readonly icons: readonly { src: string; sizes: string }[];
}

test('names the realm, in its colour, and opens as an app', async () => {
  const reply = await get('/sunrise/manifest.webmanifest');
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/manifest+json; charset=utf-8']);
  const manifest = reply.json<Manifest>();
  expect(manifest).toMatchObject({
    name: 'Sunrise Travels & Tours <Pune>',
    short_name: 'Sunrise',
    start_url: '/sunrise',
    scope: '/sunrise',
    display: 'standalone',
  });
  expect(manifest.theme_color).toMatch(/^#[0-9a-f]{6}$/);
  expect((await get('/dev/manifest.webmanifest')).json<Manifest>().theme_color).not.toBe(manifest.theme_color);
});

test('its icons have the size they name', async () => {
  for (const { src, sizes } of (await get('/sunrise/manifest.webmanifest')).json<Manifest>().icons) {
    const reply = await get(src);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/png']);
    const { width, height } = await sharp(reply.rawPayload).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect((await get('/sunrise/app-icon-4000.png')).statusCode).toBe(404);
});

test('at a host of its own, and for the default realm, it is at the root', async () => {
  expect((await get('/manifest.webmanifest', 'visa.sunrise.test')).json<Manifest>()).toMatchObject({
    short_name: 'Sunrise',
    start_url: '/',
    scope: '/',
  });
  expect((await get('/manifest.webmanifest')).json<Manifest>().name).toBe('Visawright');
  expect((await get('/dev/manifest.webmanifest', 'visa.sunrise.test')).statusCode).toBe(404);
  expect((await get('/nowhere/manifest.webmanifest')).statusCode).toBe(404);
});

test('a long name in one word is cut between letters', async () => {
  const { short_name: short } = (await get('/hindi/manifest.webmanifest')).json<Manifest>();
  expect('सूर्योदययात्राएँअंतरराष्ट्रीय'.startsWith(short)).toBe(true);
  expect([...new Intl.Segmenter().segment(short)]).toHaveLength(12);
});

test('the page of a realm links its manifest and its icon, under the policy as it was', async () => {
  const [path, host] = [await get('/sunrise'), await get('/', 'visa.sunrise.test')];
  expect(path.body).toContain('<link rel="manifest" href="/sunrise/manifest.webmanifest">');
  expect(path.body).toContain('<link rel="apple-touch-icon" href="/sunrise/app-icon-180.png">');
  expect(host.body).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  expect(path.headers['content-security-policy']).toContain("manifest-src 'self'");
  expect((await get('/nowhere')).body).not.toContain('rel="manifest"');
});
