import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../testing/app.ts';
import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { insertRealm } from '../testing/realms.ts';

let database: TestDatabase;
let served: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'web-'));
const secret = 'k'.repeat(32);

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<html><head><!--realm-head--></head></html>');
  writeFileSync(
    join(folder, 'handoff.html'),
    '<html><head><!--realm-head--><script nonce="__NONCE__"></script></head></html>',
  );
  database = await testDatabase();
  await insertRealm(database.ownerUrl, { path: 'dev', isDefault: true, displayName: 'Visawright' });
  await insertRealm(database.ownerUrl, { path: 'sunrise', displayName: 'Sunrise', hosts: ['visa.sunrise.test'] });
  await insertRealm(database.ownerUrl, { path: 'bluegate', displayName: 'Bluegate' });
  served = await testApp(database, { WEB_FOLDER: folder, PUBLIC_URL: 'https://visa.example' });
});

afterAll(async () => {
  await served?.close();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

const page = (path: string, host = 'visa.example') => served.app.inject({ url: path, headers: { host } });

test('the page a phone opens is its realm’s, sends no referrer, is not kept, and does not repeat the code', async () => {
  const { statusCode, headers, body } = await page(`/handoff/sunrise.${secret}`);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
  expect(body).toContain('<title>Sunrise</title>');
  expect(body).not.toContain(secret);
  const nonce = /<script nonce="([^"]+)"><\/script>/.exec(body)?.[1];
  expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
});

test('loaded again without its code it is the realm’s page still', async () =>
  expect((await page('/handoff/sunrise')).body).toContain('<title>Sunrise</title>'));

test('a code of no realm, or of another than the host’s, opens nobody’s page', async () => {
  expect((await page(`/handoff/nowhere.${secret}`)).statusCode).toBe(404);
  expect((await page(`/handoff/assets.${secret}`)).statusCode).toBe(404);
  expect((await page(`/handoff/bluegate.${secret}`, 'visa.sunrise.test')).statusCode).toBe(404);
  expect((await page(`/handoff/sunrise.${secret}`, 'visa.sunrise.test')).statusCode).toBe(200);
});
