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

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<html><head><!--realm-head--></head></html>');
  writeFileSync(
    join(folder, 'verify.html'),
    '<html lang="__LANGUAGE__"><head><!--verify-head--></head><body><!--verify-body--><script nonce="__NONCE__"></script></body></html>',
  );
  database = await testDatabase();
  await insertRealm(database.ownerUrl, { path: 'dev', isDefault: true, displayName: 'Default tenant' });
  await insertRealm(database.ownerUrl, { path: 'sunrise', displayName: 'Sun & Rise', hosts: ['visa.sunrise.test'] });
  served = await testApp(database, { WEB_FOLDER: folder, PUBLIC_URL: 'https://visa.example' });
});

afterAll(async () => {
  await served?.close();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

const page = (path = '/verify', headers: Record<string, string> = {}) =>
  served.app.inject({ url: path, headers: { host: 'visa.example', ...headers } });

test('anybody gets the page, nobody’s brand, not kept, with scripts by nonce alone', async () => {
  const { statusCode, headers, body } = await page();
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  expect(body).toContain('<title>Verify a package · Visawright</title>');
  expect(body).not.toContain('Default tenant');
  const nonce = /<script nonce="([^"]+)"><\/script>/.exec(body)?.[1];
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}';`);
});

test('the page may connect to the list of keys and to nothing else', async () => {
  const policy = String((await page()).headers['content-security-policy']);
  expect(policy).toContain('connect-src http://visa.example/verify/keys https://visa.example/verify/keys;');
  expect(policy).toContain("form-action 'none'");
  expect(policy).toContain("default-src 'none'");
});

test('the language is the browser’s, or the address’s', async () => {
  const lang = async (path: string, accepted: string) =>
    /<html lang="(\w+)">/.exec((await page(path, { 'accept-language': accepted })).body)?.[1];
  expect(await lang('/verify', 'hi-IN,hi;q=0.9,en;q=0.8')).toBe('hi');
  expect(await lang('/verify', 'en-IN,hi;q=0.9')).toBe('en');
  expect(await lang('/verify', 'fr;q=1,en;q=0.1,hi;q=0.5')).toBe('hi');
  expect(await lang('/verify', 'fr')).toBe('en');
  expect(await lang('/verify?lang=hi', 'en')).toBe('hi');
  expect((await page('/verify?lang=hi')).body).toContain('पैकेज की जाँच करें');
});

test('without a script it says how to check by hand, and where the keys are', async () => {
  const { body } = await page();
  expect(body).toMatch(/<details[^>]* open>/);
  expect(body).toContain('curl -fsG https://visa.example/verify/keys');
  expect(body).toContain('openssl pkeyutl -verify -rawin');
  expect(body).toContain('sha256sum -c');
});

test('on a realm’s own host it is that realm’s page', async () => {
  const { body } = await page('/verify', { host: 'visa.sunrise.test' });
  expect(body).toContain('Sun &amp; Rise</span>');
  expect(body).toContain('curl -fsG https://visa.sunrise.test/verify/keys');
});

test('a host that is none leaves no trace in page or policy', async () => {
  const { headers, body } = await page('/verify', { host: "a'; script-src *" });
  expect(`${String(headers['content-security-policy'])}${body}`).not.toContain("a'; script");
});
