import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { openTestApp } from '@visawright/server/testing-app.ts';
import { createTestDatabase, createIdentityRealm } from '@visawright/server/testing.ts';
import { none, requireForProof, type Finding } from '../measurement.ts';
import { sendRaw } from './headers/send-raw.ts';
import { wrongHeaders, type ResponseHeaders } from './headers/wrong-headers.ts';

// Every route with several kinds of success and failure, and requests that match no route.
export default async function headers(_small: boolean): Promise<Finding> {
  const folder = mkdtempSync(join(tmpdir(), 'web-'));
  mkdirSync(join(folder, 'assets'));
  for (const page of ['index', 'handoff', 'verify'])
    writeFileSync(join(folder, `${page}.html`), '<html><head><!--realm-head--></head></html>');
  writeFileSync(join(folder, 'assets', 'a.js'), '1');
  const database = await createTestDatabase();
  const realm = await createIdentityRealm(database, ['admin'], { isDefault: true, hosts: ['visa.example.test'] });
  const served = await openTestApp(database, { WEB_FOLDER: folder });
  const { app } = served;
  const responses: ResponseHeaders[] = [];
  const ask = async (options: InjectOptions, note = '') => {
    const reply = await app.inject(options);
    const url = typeof options.url === 'string' ? options.url : '';
    responses.push({
      what: `${options.method ?? 'GET'} ${url} ${note}`.trim(),
      status: reply.statusCode,
      headers: reply.headers,
    });
    return reply;
  };
  try {
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const signedIn = { authorization: `Bearer ${await realm.token('admin')}`, 'realm-client-id': realm.path };
    const json = { 'content-type': 'application/json' };

    for (const { method, url } of app.routesServed) {
      const path = url
        .replace(':tenantPath', realm.path)
        .replace(':realm', realm.path)
        .replace('*', 'a.js')
        .replace(':size', '192');
      const base = { method: method as 'GET', url: path };
      await ask(base);
      await ask({ ...base, headers: signedIn }, 'signed in');
      await ask({ ...base, headers: { authorization: 'Bearer a.b.c' } }, 'bad token');
      await ask({ ...base, url: `${path}?surprise=1` }, 'unknown parameter');
      await ask({ ...base, headers: { 'realm-client-id': 'nowhere' } }, 'unknown realm');
      if (method !== 'POST') continue;
      await ask({ ...base, headers: { ...signedIn, ...json }, payload: '{' }, 'broken JSON');
      await ask({ ...base, headers: { ...signedIn, ...json }, payload: '{"a":1}' }, 'wrong body');
      await ask({ ...base, headers: { ...signedIn, 'content-type': 'text/xml' }, payload: '<a/>' }, 'other media type');
      await ask({ ...base, headers: { ...signedIn, ...json }, payload: `{"a":"${'x'.repeat(300_000)}"}` }, 'too large');
    }
    for (const host of ['visa.example.test', 'stranger.test', "a'; script-src *"])
      for (const url of ['/', '/verify']) await ask({ url, headers: { host } }, `on ${host}`);
    for (const url of [
      '/nowhere',
      '/das',
      '/das/v1/none',
      '/assets/none.js',
      '/assets/',
      '/a/b/c',
      '/%zz',
      '/doc/v1/document-ai/x',
      '/favicon.ico',
    ])
      for (const method of ['GET', 'POST', 'OPTIONS', 'DELETE'] as const) await ask({ method, url });
    const login = { username: realm.email('admin'), password: realm.password };
    const loginUrl = '/das/v1/auth/login';
    const here = { origin: 'http://127.0.0.1:8080', 'realm-client-id': realm.path };
    const session = await ask({ method: 'POST', url: loginUrl, payload: login, headers: here }, 'from a browser');
    if (session.statusCode !== 200 || session.headers['set-cookie'] === undefined)
      throw new Error('no session cookie to check');
    await ask(
      { method: 'POST', url: loginUrl, payload: { ...login, password: 'wrong' }, headers: here },
      'wrong password',
    );
    for (let i = 0; i < 61; i++) {
      const url = '/das/v1/auth/reset-password';
      const reply = await app.inject({ method: 'POST', url, payload: {}, remoteAddress: '203.0.113.9' });
      if (i === 60) responses.push({ what: `POST ${url} too often`, status: reply.statusCode, headers: reply.headers });
    }
    app.readiness.stopping = true;
    await ask({ url: '/readyz' }, 'stopping');
    app.readiness.stopping = false;

    responses.push(await sendRaw(port, 'no HTTP', 'hello\r\n\r\n'));
    responses.push(
      await sendRaw(port, 'headers too long', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`),
    );
    responses.push(
      await sendRaw(
        port,
        'two lengths',
        'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
      ),
    );
    responses.push(await sendRaw(port, 'no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n'));
  } finally {
    await served.close();
    await realm.drop();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
  const wrong = responses.flatMap((each) =>
    wrongHeaders(each).map((name) => ({ what: each.what, status: each.status, name })),
  );
  for (const each of wrong) console.error(`${each.what} (${each.status}): ${each.name}`);
  requireForProof(responses.length > 200, `only ${responses.length} replies`);
  return {
    judged: `${responses.length} replies`,
    checks: [none('replies with missing or wrong headers', new Set(wrong.map(({ what }) => what)).size)],
    table: { replies: responses.map(({ what, status }) => `${status} ${what}`), wrong },
  };
}
