import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { insertRealm } from '../testing/insert-realm.ts';
import { serveProcess } from '../platform/monitoring/serve-process.ts';

let database: TestDatabase;
let served: TestApp;

beforeAll(async () => {
  database = await createTestDatabase();
  await insertRealm(database.ownerUrl, { path: 'dev', isDefault: true, displayName: 'Visawright' });
  await insertRealm(database.ownerUrl, { path: 'sunrise', brandColor: '#fd640f', hosts: ['visa.sunrise.test'] });
  served = await openTestApp(database);
});

afterAll(async () => {
  await served?.close();
  await database?.drop();
});

describe('realm configuration', () => {
  const get = (path: string) => served.app.inject({ url: `/das/v1/realms/kc-realm/${path}` });
  const byHost = (maskedUrl: unknown) =>
    served.app.inject({ method: 'POST', url: '/das/v1/realms/kc-realm/masked-url', payload: { maskedUrl } });

  test('is found by path and contains public facts only', async () => {
    const reply = await get('sunrise');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      realmId: 'sunrise',
      realmClientId: 'sunrise',
      realmAuthorizationUrl: 'http://127.0.0.1:8081',
      brandAssets: { brandColor: '#fd640f' },
      signIn: 'form',
    });
    expect(Object.keys(reply.json()).sort()).toEqual(
      [
        'agencySignIn',
        'brandAssets',
        'environment',
        'realmAuthorizationUrl',
        'realmClientId',
        'realmDisplayName',
        'realmId',
        'rules',
        'signIn',
        'support',
      ].sort(),
    );
  });

  test('resolves "default" to the root realm, with the provider\'s login page in the sandbox', async () => {
    expect((await get('default')).json()).toMatchObject({ realmClientId: 'dev', signIn: 'provider' });
  });

  test('is found by the origin of a custom host, ignoring case', async () => {
    expect((await byHost('https://VISA.sunrise.test')).json()).toMatchObject({ realmClientId: 'sunrise' });
  });

  test('answers an unknown path and an unknown host alike', async () => {
    const [path, host] = [await get('nowhere'), await byHost('https://nowhere.test')];
    expect([path.statusCode, host.statusCode]).toEqual([404, 404]);
    const { requestId: _a, ...one } = path.json<Record<string, unknown>>();
    const { requestId: _b, ...other } = host.json<Record<string, unknown>>();
    expect(one).toEqual(other);
    expect(one.code).toBe('realm.unknown');
  });
});

describe('a bad request', () => {
  const post = (payload: string, type = 'application/json') =>
    served.app.inject({
      method: 'POST',
      url: '/das/v1/realms/kc-realm/masked-url',
      payload,
      headers: { 'content-type': type },
    });

  test.each([
    ['a field too many', '{"maskedUrl":"https://a.test","more":1}', 422, 'input.invalid'],
    ['a wrong type', '{"maskedUrl":5}', 422, 'input.invalid'],
    ['no body', '', 422, 'input.invalid'],
    ['broken JSON', '{"maskedUrl":', 422, 'input.invalid'],
    ['a poisoned prototype', '{"__proto__":{"admin":true},"maskedUrl":"https://a.test"}', 422, 'input.invalid'],
    ['too much', `{"maskedUrl":"${'x'.repeat(300_000)}"}`, 413, 'input.tooLarge'],
  ])('with %s is refused', async (_what, payload, status, code) => {
    const reply = await post(payload);
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([status, code]);
  });

  test('with another content type is refused', async () => {
    expect((await post('maskedUrl=x', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
    expect((await post('{}', 'text/plain')).statusCode).toBe(415);
  });

  test('reports where it is invalid, never the value', async () => {
    const reply = await post('{"maskedUrl":"secret-canary"}');
    expect(reply.json()).toMatchObject({ details: [{ path: 'body.maskedUrl', message: 'Invalid URL' }] });
    expect(reply.body).not.toContain('secret-canary');
  });

  test('is refused with an unknown parameter; blank ones are dropped', async () => {
    const get = (query: string) => served.app.inject({ url: `/das/v1/realms/kc-realm/sunrise${query}` });
    expect((await get('?extra=1')).statusCode).toBe(422);
    expect((await get('?extra=&more=%20')).statusCode).toBe(200);
  });
});

describe('who is calling', () => {
  const profile = (headers: Record<string, string>) => served.app.inject({ url: '/das/v1/user/get-profile', headers });

  test.each([
    ['no token', {}],
    ['another scheme', { authorization: 'Basic dXNlcjpwYXNz' }],
    ['something that is no token', { authorization: 'Bearer abc' }],
    ['an unsigned token', { authorization: `Bearer ${unsigned({ iss: 'http://127.0.0.1:8081/realms/sunrise' })}` }],
  ])('%s is 401', async (_what, headers) => {
    const reply = await profile(headers);
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([401, 'auth.tokenDead']);
  });
});

function unsigned(payload: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT', kid: 'x' })}.${part(payload)}.`;
}

test('answers unknown paths with our own error for every method', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'] as const) {
    const reply = await served.app.inject({ method, url: '/das/v1/nothing' });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ code: 'route.unknown', requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  }
});

test('answers healthz, and readyz by service until the server stops', async () => {
  expect((await served.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  const ready = await served.app.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([
    200,
    { ready: true, database: true, identity: true, stopping: false },
  ]);
  served.app.readiness.stopping = true;
  expect((await served.app.inject('/readyz')).statusCode).toBe(503);
  served.app.readiness.stopping = false;
});

test('a provider that is slow or away does not take a copy out of service', async () => {
  const own = await openTestApp(database);
  const ready = async () => {
    const from = performance.now();
    const reply = await own.app.inject('/readyz');
    return [reply.statusCode, performance.now() - from < 4_000];
  };
  await expect.poll(ready, { timeout: 20_000 }).toEqual([200, true]);
  const answers = vi.spyOn(own.parts.identity, 'answers');
  answers.mockReturnValue(new Promise(() => undefined));
  expect(await ready()).toEqual([200, true]);
  answers.mockRestore();
  await own.close();
});

test('exposes metrics by route pattern, on a port of their own only', async () => {
  await served.app.inject('/das/v1/realms/kc-realm/canary-path');
  const server = await serveProcess(served.app.metrics, '127.0.0.1', 0);
  const { port } = server.address() as AddressInfo;
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  server.close();
  expect(text).toContain('route="/das/v1/realms/kc-realm/:tenantPath"');
  expect(text).not.toContain('canary-path');
  const outside = await served.app.inject('/metrics');
  expect([outside.statusCode, outside.body.includes('process_cpu')]).toEqual([404, false]);
});

test('limits calls from one address for a while', async () => {
  const own = await openTestApp(database);
  const call = () => own.app.inject({ method: 'POST', url: '/das/v1/auth/reset-password', payload: {} });
  const statuses = new Set<number>();
  for (let i = 0; i < 60; i++) statuses.add((await call()).statusCode);
  expect([...statuses]).toEqual([422]);
  const last = await call();
  expect([last.statusCode, last.json<{ code: string }>().code]).toEqual([429, 'quota.tooMany']);
  await own.close();
});
