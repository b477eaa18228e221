import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readDiscovery } from './read-discovery.ts';

// A provider that describes itself as a test wants it to.
let server: Server;
let base: string;
let asked: string[] = [];
let reply: (path: string) => { status?: number; text: string; location?: string };

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url!);
    const { status = 200, text, location } = reply(request.url!);
    response.writeHead(status, location === undefined ? {} : { location }).end(text);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  reply = (path) => ({ text: JSON.stringify(path === '/keys' ? { keys: [{ kty: 'RSA' }] } : document()) });
});

const document = (more: object = {}) => ({
  issuer: base,
  authorization_endpoint: `${base}/auth`,
  token_endpoint: `${base}/token`,
  jwks_uri: `${base}/keys`,
  ...more,
});
const describes = (more: object) => (reply = () => ({ text: JSON.stringify(document(more)) }));
const codeOf = (issuer = base, allowsLoopback = true) =>
  readDiscovery(issuer, allowsLoopback).then(
    () => 'read',
    (error: { code: string }) => error.code,
  );

test('reads the addresses, and how the secret is sent', async () => {
  expect(await readDiscovery(base, true)).toEqual({
    authorizationUrl: `${base}/auth`,
    tokenUrl: `${base}/token`,
    jwksUrl: `${base}/keys`,
    sendsSecretInBody: false,
  });
  reply = (path) => ({
    text: JSON.stringify(
      path === '/keys'
        ? { keys: [{ kty: 'RSA' }] }
        : document({ token_endpoint_auth_methods_supported: ['client_secret_post'] }),
    ),
  });
  expect((await readDiscovery(base, true)).sendsSecretInBody).toBe(true);
});

test('an address inside is refused before anything is asked, outside of tests', async () => {
  expect(await codeOf(base, false)).toBe('provider.addressRefused');
  for (const issuer of [
    'https://127.0.0.1',
    'https://localhost',
    'https://[::1]',
    'https://10.0.0.1',
    'http://example.org',
  ])
    expect(await codeOf(issuer, false), issuer).toBe('provider.addressRefused');
  expect(asked).toEqual([]);
});

test.each(['authorization_endpoint', 'token_endpoint', 'jwks_uri'])('refuses a %s inside', async (field) => {
  for (const address of [
    'http://10.0.0.1/x',
    'https://169.254.169.254/latest',
    'https://[fd00::1]/x',
    'https://192.168.1.1',
  ])
    expect([describes({ [field]: address }), await codeOf()][1], address).toBe('provider.addressRefused');
  describes({ [field]: 'file:///etc/passwd' });
  expect(await codeOf()).toBe('provider.unreadable');
  describes({ [field]: base.replace('//', '//user:secret@') });
  expect(await codeOf()).toBe('provider.addressRefused');
});

test('refuses a document about another issuer, and what is no document', async () => {
  describes({ issuer: 'https://accounts.example' });
  expect(await codeOf()).toBe('provider.unreadable');
  const wrong = [
    { text: 'hello' },
    { text: '{}' },
    { text: 'null' },
    { status: 404, text: '' },
    { text: 'x'.repeat(300_000) },
  ];
  for (const each of wrong) {
    reply = () => each;
    expect(await codeOf(), each.text.slice(0, 9)).toBe('provider.unreadable');
  }
});

test('follows no redirect, and wants keys', async () => {
  reply = (path) =>
    path === '/elsewhere' ? { text: JSON.stringify(document()) } : { status: 302, text: '', location: '/elsewhere' };
  expect(await codeOf()).toBe('provider.unreadable');
  expect(asked).not.toContain('/elsewhere');
  reply = (path) => ({ text: JSON.stringify(path === '/keys' ? { keys: [] } : document()) });
  expect(await codeOf()).toBe('provider.unreadable');
});
