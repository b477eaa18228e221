import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { insertRealm } from '../../../testing/insert-realm.ts';

let database: TestDatabase;
let served: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'web-'));
const help = (name: string, language: string) =>
  writeFileSync(
    join(folder, 'help', `${name}.${language}.html`),
    `<html lang="${language}"><title>${name} · __BRAND__</title><b>__BRAND__</b><script nonce="__NONCE__"></script></html>`,
  );

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, 'help'));
  writeFileSync(join(folder, 'index.html'), '<html><head><!--realm-head--></head></html>');
  for (const [name, language] of [
    ['index', 'en'],
    ['index', 'hi'],
    ['traveller', 'en'],
    ['traveller', 'hi'],
    ['agent', 'en'],
  ] as const)
    help(name, language);
  database = await createTestDatabase();
  await insertRealm(database.ownerUrl, { path: 'dev', isDefault: true, displayName: 'Default tenant' });
  await insertRealm(database.ownerUrl, { path: 'sunrise', displayName: 'Sun & <Rise>', hosts: ['visa.sunrise.test'] });
  served = await openTestApp(database, { WEB_FOLDER: folder, PUBLIC_URL: 'https://visa.example' });
});

afterAll(async () => {
  await served?.close();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

const page = (url: string, headers: Record<string, string> = {}) =>
  served.app.inject({ url, headers: { host: 'visa.example', ...headers } });

test('a guide is a page for anybody, with the policy of every page', async () => {
  const { statusCode, headers, body } = await page('/help/agent');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' });
  const nonce = /<script nonce="([^"]+)">/.exec(body)?.[1];
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}';`);
  expect(body).toContain('<title>agent · Visawright</title>');
  expect(body).not.toContain('Default tenant');
});

test('the language is the one asked for, then the one of the browser; a guide without Hindi is served in English', async () => {
  const language = async (url: string, accepted: string) =>
    /<html lang="(\w+)">/.exec((await page(url, { 'accept-language': accepted })).body)?.[1];
  expect(await language('/help/traveller?lang=hi', 'en')).toBe('hi');
  expect(await language('/help/traveller', 'hi-IN,hi;q=0.9,en;q=0.8')).toBe('hi');
  expect(await language('/help/traveller?lang=fr', 'en')).toBe('en');
  expect(await language('/help/agent?lang=hi', 'hi')).toBe('en');
  expect(await language('/help?lang=hi', 'en')).toBe('hi');
});

test("a realm's own host has its brand, as text", async () => {
  const { body } = await page('/help/traveller', { host: 'visa.sunrise.test' });
  expect(body).toContain('<b>Sun &amp; &lt;Rise&gt;</b>');
});

test('what is no guide, or was not built, is not there, and no realm can have this path', async () => {
  for (const url of ['/help/nobody', '/help/admin', '/help/..%2findex', '/help/agent/deeper', '/help/agent.en.html']) {
    const reply = await page(url);
    expect([reply.statusCode, reply.json<{ code: string }>().code], url).toEqual([404, 'route.unknown']);
  }
});
