import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { insertRealm } from '../../testing/insert-realm.ts';

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
  database = await createTestDatabase();
  await insertRealm(database.ownerUrl, { path: 'dev', isDefault: true, displayName: 'Visawright' });
  await insertRealm(database.ownerUrl, { path: 'sunrise', displayName: 'Sunrise', hosts: ['visa.sunrise.test'] });
  await insertRealm(database.ownerUrl, { path: 'bluegate', displayName: 'Bluegate' });
  served = await openTestApp(database, { WEB_FOLDER: folder, PUBLIC_URL: 'https://visa.example' });
});

afterAll(async () => {
  await served?.close();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

const page = (path: string, host = 'visa.example') => served.app.inject({ url: path, headers: { host } });

test("serves the realm's page without referrer or caching and does not repeat the code", async () => {
  const { statusCode, headers, body } = await page(`/handoff/sunrise.${secret}`);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
  expect(body).toContain('<title>Sunrise</title>');
  expect(body).not.toContain(secret);
  const nonce = /<script nonce="([^"]+)"><\/script>/.exec(body)?.[1];
  expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
});

test("serves the realm's page when it is reloaded without its code", async () =>
  expect((await page('/handoff/sunrise')).body).toContain('<title>Sunrise</title>'));

test("returns 404 for a code of no realm or of another host's realm", async () => {
  expect((await page(`/handoff/nowhere.${secret}`)).statusCode).toBe(404);
  expect((await page(`/handoff/assets.${secret}`)).statusCode).toBe(404);
  expect((await page(`/handoff/bluegate.${secret}`, 'visa.sunrise.test')).statusCode).toBe(404);
  expect((await page(`/handoff/sunrise.${secret}`, 'visa.sunrise.test')).statusCode).toBe(200);
});
