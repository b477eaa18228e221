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

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<html><head><!--realm-head--></head></html>');
  writeFileSync(
    join(folder, 'verify.html'),
    '<html lang="__LANGUAGE__"><head><!--verify-head--></head><body><!--verify-body--><script nonce="__NONCE__"></script></body></html>',
  );
  database = await createTestDatabase();
  await insertRealm(database.ownerUrl, { path: 'dev', isDefault: true, displayName: 'Default tenant' });
  await insertRealm(database.ownerUrl, { path: 'sunrise', displayName: 'Sun & Rise', hosts: ['visa.sunrise.test'] });
  served = await openTestApp(database, { WEB_FOLDER: folder, PUBLIC_URL: 'https://visa.example' });
});

afterAll(async () => {
  await served?.close();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

const page = (path = '/verify', headers: Record<string, string> = {}) =>
  served.app.inject({ url: path, headers: { host: 'visa.example', ...headers } });

test('serves an unbranded, uncached page that allows scripts by nonce only', async () => {
  const { statusCode, headers, body } = await page();
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  expect(body).toContain('<title>Verify a package · Visawright</title>');
  expect(body).not.toContain('Default tenant');
  const nonce = /<script nonce="([^"]+)"><\/script>/.exec(body)?.[1];
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}';`);
});

test('may only connect to the list of public keys', async () => {
  const policy = String((await page()).headers['content-security-policy']);
  expect(policy).toContain('connect-src http://visa.example/verify/keys https://visa.example/verify/keys;');
  expect(policy).toContain("form-action 'none'");
  expect(policy).toContain("default-src 'none'");
});

test("uses the browser's language or the one in the address", async () => {
  const lang = async (path: string, accepted: string) =>
    /<html lang="(\w+)">/.exec((await page(path, { 'accept-language': accepted })).body)?.[1];
  expect(await lang('/verify', 'hi-IN,hi;q=0.9,en;q=0.8')).toBe('hi');
  expect(await lang('/verify', 'en-IN,hi;q=0.9')).toBe('en');
  expect(await lang('/verify', 'fr;q=1,en;q=0.1,hi;q=0.5')).toBe('hi');
  expect(await lang('/verify', 'fr')).toBe('en');
  expect(await lang('/verify?lang=hi', 'en')).toBe('hi');
  expect((await page('/verify?lang=hi')).body).toContain('पैकेज की जाँच करें');
});

test('explains without a script how to verify by hand', async () => {
  const { body } = await page();
  expect(body).toMatch(/<details[^>]* open>/);
  expect(body).toContain('curl -fsG https://visa.example/verify/keys');
  expect(body).toContain('openssl pkeyutl -verify -rawin');
  expect(body).toContain('sha256sum -c');
});

test("shows the realm's brand on its own host", async () => {
  const { body } = await page('/verify', { host: 'visa.sunrise.test' });
  expect(body).toContain('Sun &amp; Rise</span>');
  expect(body).toContain('curl -fsG https://visa.sunrise.test/verify/keys');
});

test('ignores an invalid host header', async () => {
  const { headers, body } = await page('/verify', { host: "a'; script-src *" });
  expect(`${String(headers['content-security-policy'])}${body}`).not.toContain("a'; script");
});
