import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertRealm } from '../../../testing/insert-realm.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

let database: TestDatabase;
let served: TestApp;
let relay: Server;
const sockets = new Set<Socket>();
const folder = mkdtempSync(join(tmpdir(), 'web-'));

// The database is reached through this server, which is closed during the tests.
beforeAll(async () => {
  database = await createTestDatabase();
  const { hostname, port } = new URL(database.apiUrl);
  relay = createServer((near) => {
    const far = connect({ host: hostname, port: Number(port) });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  const through = (url: string) => {
    const changed = new URL(url);
    changed.port = `${(relay.address() as AddressInfo).port}`;
    return changed.href;
  };
  writeFileSync(join(folder, 'index.html'), '<html><head><!--realm-head--></head></html>');
  await insertRealm(database.ownerUrl, { path: 'dev', isDefault: true, displayName: 'Visawright' });
  await insertRealm(database.ownerUrl, {
    path: 'sunrise',
    displayName: 'Sunrise <Travels>',
    hosts: ['visa.sunrise.test'],
  });
  served = await openTestApp(
    { ...database, apiUrl: through(database.apiUrl), resolverUrl: through(database.resolverUrl) },
    { WEB_FOLDER: folder, PUBLIC_URL: 'https://visa.example' },
  );
  for (const [url, host] of [
    ['/sunrise', 'visa.example'],
    ['/', 'visa.sunrise.test'],
    ['/', 'visa.example'],
  ] as const)
    expect((await open(url, { host })).statusCode).toBe(200);
  relay.close();
  for (const socket of sockets) socket.destroy();
  served.parts.realms.forget(); // as after half a minute
}, 60_000);

afterAll(async () => {
  await served?.close();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-mode': 'navigate' };
const open = (url: string, headers: Record<string, string> = {}) =>
  served.app.inject({ url, headers: { host: 'visa.example', ...browser, ...headers } });

test.each([
  ['/sunrise', 'visa.example', 'Sunrise &lt;Travels&gt;'],
  ['/', 'visa.sunrise.test', 'Sunrise &lt;Travels&gt;'],
  ['/', 'visa.example', 'Visawright'],
  ['/nobody-asked-before', 'visa.example', 'Visawright'],
])('%s on %s is a page in the brand that is known', async (url, host, name) => {
  const reply = await open(url, { host });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
  expect(reply.headers['retry-after']).toBe('10');
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.body).toContain(`<header>${name}</header>`);
  expect(reply.body).not.toMatch(/<script|\ssrc=|part\.unavailable/);
  const nonce = /nonce="([^"]+)"/.exec(reply.body)![1]!;
  expect(reply.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
});

test('English and Hindi, in the order that the browser asks for', async () => {
  const titles = async (language: string) =>
    [...(await open('/', { 'accept-language': language })).body.matchAll(/<section lang="(\w\w)">\s*<(h\d)>/g)].map(
      ([, lang, heading]) => `${lang} ${heading}`,
    );
  expect(await titles('en-GB,en;q=0.9')).toEqual(['en h1', 'hi h2']);
  expect(await titles('hi-IN,hi;q=0.9,en;q=0.8')).toEqual(['hi h1', 'en h2']);
});

test('programs get the answer that they know', async () => {
  const call = await served.app.inject({
    url: addresses.realmByPath.path.replace('{tenantPath}', 'sunrise'),
    method: addresses.realmByPath.method,
    headers: { accept: 'application/json' },
  });
  expect([call.statusCode, call.headers['content-type']]).toEqual([503, 'application/json; charset=utf-8']);
  expect(call.json()).toMatchObject({ code: 'part.unavailable' });
});
