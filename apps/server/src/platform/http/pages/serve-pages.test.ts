import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { insertRealm } from '../../../testing/insert-realm.ts';

let database: TestDatabase;
let served: TestApp;
let beforeRealms: Awaited<ReturnType<typeof page>>[];
const folder = mkdtempSync(join(tmpdir(), 'web-'));
const hostile = '</script><script>alert(1)</script> & "Co"';

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    '<html><head><!--realm-head--><script type="module" nonce="__NONCE__" src="/assets/a.js"></script></head></html>',
  );
  writeFileSync(join(folder, 'assets', 'a.js'), 'console.log(1)');
  writeFileSync(join(folder, 'assets', 'a.js.gz'), gzipSync('console.log(1)'));
  database = await createTestDatabase();
  served = await openTestApp(database, { WEB_FOLDER: folder, PUBLIC_URL: 'https://visa.example' });
  beforeRealms = [await page('/'), await page('/sunrise'), await page('/', 'stranger.test')];
  await insertRealm(database.ownerUrl, { path: 'dev', isDefault: true, displayName: 'Visawright' });
  await insertRealm(database.ownerUrl, { path: 'sunrise', displayName: hostile, hosts: ['visa.sunrise.test'] });
  served.parts.realms.forget(); // as the database's notice makes it do
});

afterAll(async () => {
  await served?.close();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

const page = (url: string, host = 'visa.example') => served.app.inject({ url, headers: { host } });

function factsOf(body: string): Record<string, unknown> {
  const text = /<script type="application\/json" id="realm" nonce="[^"]+">(.*?)<\/script>/s.exec(body)?.[1];
  return JSON.parse(text ?? '{}') as Record<string, unknown>;
}

test.each([
  ['/', 'visa.example', 200, 'dev', 'root'],
  ['/?bearerToken=abc', 'visa.example', 200, 'dev', 'root'],
  ['/', 'localhost:8080', 200, 'dev', 'root'],
  ['/sunrise', 'visa.example', 200, 'sunrise', 'path'],
  ['/sunrise/', 'visa.example', 200, 'sunrise', 'path'],
  ['/sunrise?x=/dev', 'visa.example', 200, 'sunrise', 'path'],
  ['/', 'visa.sunrise.test', 200, 'sunrise', 'host'],
  ['/', 'VISA.sunrise.test', 200, 'sunrise', 'host'],
  ['/sunrise', 'visa.sunrise.test', 200, 'sunrise', 'host'],
  ['/dev', 'visa.sunrise.test', 404, null, undefined],
  ['/', 'stranger.test', 404, null, undefined],
  ['/nowhere', 'visa.example', 404, null, undefined],
  ['/sunrise/deeper', 'visa.example', 404, null, undefined],
  ['/%3Cscript%3E', 'visa.example', 404, null, undefined],
])('%s on %s', async (url, host, status, realm, resolvedBy) => {
  const reply = await page(url, host);
  expect(reply.statusCode).toBe(status);
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  const facts = factsOf(reply.body) as { configuration: { realmClientId: string } | null; resolvedBy?: string };
  expect(facts.configuration?.realmClientId ?? null).toBe(realm);
  expect(facts.resolvedBy).toBe(resolvedBy);
});

test.each(['/das', '/application/page', '/doc', '/assets', '/share', '/admin', '/favicon.ico'])(
  'the reserved segment %s is never a page',
  async (url) => {
    const reply = await page(url);
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([404, 'route.unknown']);
  },
);

test("escapes a realm's texts in the page", async () => {
  const { body } = await page('/sunrise');
  expect(body).not.toContain('<script>alert');
  expect(body).toContain('<title>&lt;/script&gt;');
  expect(factsOf(body)).toMatchObject({ configuration: { realmDisplayName: hostile }, shades: { length: 10 } });
});

test('gives every page its own nonce in the policy and in the markup', async () => {
  const replies = [await page('/'), await page('/')];
  const nonces = replies.map(({ headers, body }) => {
    const policy = String(headers['content-security-policy']);
    const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)![1]!;
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("connect-src 'self' ws://visa.example wss://visa.example;");
    expect(body.match(/nonce="[^"]*"/g)).toEqual(Array(3).fill(`nonce="${nonce}"`));
    return nonce;
  });
  expect(nonces[0]).not.toBe(nonces[1]);
});

test('serves the same page compressed to browsers', async () => {
  const url = '/sunrise';
  const reply = await served.app.inject({ url, headers: { host: 'visa.example', 'accept-encoding': 'gzip, br' } });
  expect([reply.headers['content-encoding'], reply.headers.vary]).toEqual(['gzip', 'accept-encoding']);
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(factsOf(gunzipSync(reply.rawPayload).toString())).toEqual(factsOf((await page(url)).body));
});

test('keeps an invalid Host header out of the policy', async () => {
  const reply = await page('/', "a.test; script-src 'unsafe-inline'");
  expect(reply.headers['content-security-policy']).not.toContain("script-src 'unsafe-inline'");
});

test('caches assets permanently and serves precompressed files', async () => {
  const plain = await served.app.inject('/assets/a.js');
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const packed = await served.app.inject({ url: '/assets/a.js', headers: { 'accept-encoding': 'gzip' } });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(packed.headers['content-type']).toContain('javascript');
});

test.each(['/assets/none.js', '/assets/..%2findex.html', '/assets/%2e%2e%2findex.html', '/assets/.env', '/assets/'])(
  '%s is not there, in our own words',
  async (url) => {
    const reply = await served.app.inject(url);
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([404, 'route.unknown']);
    expect(reply.headers['cache-control']).toBe('no-store');
  },
);

test('serves a new build without a restart', async () => {
  writeFileSync(join(folder, 'index.html'), '<html><!--realm-head--><p>second build</p></html>');
  expect((await page('/')).body).toContain('second build');
});

test('before the first realm exists, every page names the command that creates one', () => {
  for (const { statusCode, headers, body } of beforeRealms) {
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(body).toContain('npm run realm -- create --path');
    expect(body).not.toContain('<script');
    const nonce = /nonce="([^"]+)"/.exec(body)![1]!;
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
  }
});
