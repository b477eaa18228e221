import { randomBytes } from 'node:crypto';
import { connect, type ClientHttp2Session } from 'node:http2';
import { request } from 'node:https';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import {
  createIdentityRealm,
  createTestDatabase,
  germanTrip,
  openSocket,
  waitUntil,
} from '@visawright/server/testing.ts';
import type { IdentityRealm, TestDatabase } from '@visawright/server/testing.ts';
import { openTenants, sql } from '@visawright/server/tools.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../bench/proofs/documents/free-port.ts';
import { copyOf, type Copy } from './copies.ts';
import { identityHost } from './local-certificate.ts';
import { startEdge, type Edge } from './start-edge.ts';

let database: TestDatabase;
let realm: IdentityRealm;
let edge: Edge;
let copies: readonly Copy[] = [];
let session: ClientHttp2Session;
let token: string;
let agentToken: string;
let applicantUid: string;
let [port, plainPort] = [0, 0];
const folder = mkdtempSync(join(tmpdir(), 'visawright-edge-web-'));
const script = `console.log('${'visa '.repeat(2_000)}');`;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<html><head><!--realm-head--></head></html>');
  writeFileSync(join(folder, 'assets', 'a.js'), script);
  database = await createTestDatabase();
  realm = await createIdentityRealm(database, ['applicant', 'agent'], { isDefault: true });
  const owner = openTenants(database.ownerUrl, 1);
  ({ applicantUid } = await owner
    .forRealm(realm.realmId)
    .get<{ applicantUid: string }>(
      sql`select applicant_uid as "applicantUid" from applicant where realm_id = ${realm.realmId}`,
    ));
  await owner.close();
  port = await freePort();
  plainPort = await freePort();
  const env = {
    ...process.env,
    PUBLIC_URL: `https://localhost:${port}`,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'silent',
    WEB_FOLDER: folder,
    DATABASE_API_URL: database.apiUrl,
    DATABASE_RESOLVER_URL: database.resolverUrl,
  };
  copies = [copyOf(await freePort(), env), copyOf(await freePort(), env)];
  await Promise.all(copies.map((copy) => copy.start()));
  const identity = new URL(process.env['KEYCLOAK_URL']!).host;
  edge = startEdge({ port, plainPort, copies: copies.map((copy) => copy.port), identity });
  session = await connected();
  token = await realm.token('applicant');
  agentToken = await realm.token('agent');
}, 240_000);

afterAll(async () => {
  session?.destroy();
  await edge?.close();
  for (const copy of copies) await copy.end('SIGKILL');
  await realm?.drop();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

async function connected(): Promise<ClientHttp2Session> {
  for (const until = Date.now() + 20_000; Date.now() < until; await wait(100)) {
    const open = connect(`https://localhost:${port}`, { ca: edge.certificate });
    const isOpen = await new Promise((resolve) => {
      open.once('connect', () => resolve(true)).on('error', () => resolve(false));
    });
    if (isOpen) return open;
  }
  throw new Error('the edge did not start');
}

interface Reply {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly body: Buffer;
}

function ask(method: string, path: string, headers: Record<string, string> = {}, body?: object): Promise<Reply> {
  const sent = {
    ':method': method,
    ':path': path,
    ...headers,
    ...(body ? { 'content-type': 'application/json' } : {}),
  };
  return new Promise((resolve, reject) => {
    const stream = session.request(sent);
    const parts: Buffer[] = [];
    let got: Record<string, unknown> = {};
    stream.on('response', (answer) => (got = answer));
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => resolve({ status: Number(got[':status']), headers: got, body: Buffer.concat(parts) }));
    stream.on('error', reject);
    stream.end(body && JSON.stringify(body));
  });
}
const mine = (who = token) => ({ authorization: `Bearer ${who}`, 'realm-client-id': realm.path });

async function askCopy(copy: Copy, name: 'createHandoff' | 'claimHandoff' | 'draftApplication', body: object) {
  const headers = { ...mine(), 'content-type': 'application/json' };
  const { method, path } = addresses[name];
  const reply = await fetch(`http://127.0.0.1:${copy.port}${path}`, { method, headers, body: JSON.stringify(body) });
  expect(reply.status, name).toBe(200);
  return (await reply.json()) as Record<string, string>;
}

test('TLS with HTTP/2; security headers are those of the product', async () => {
  expect([session.alpnProtocol, session.encrypted]).toEqual(['h2', true]);
  const through = await ask('GET', '/');
  const direct = await fetch(`http://127.0.0.1:${copies[0]!.port}/`, { headers: { host: `localhost:${port}` } });
  expect(through.status).toBe(200);
  const own = [
    'date',
    'connection',
    'keep-alive',
    'content-length',
    'content-encoding',
    'content-security-policy',
    'transfer-encoding',
  ];
  for (const [name, value] of direct.headers) if (!own.includes(name)) expect(through.headers[name], name).toBe(value);
  expect(String(through.headers['content-security-policy'])).toContain(`wss://localhost:${port}`);
  expect(through.headers['server']).toBeUndefined();
});

test('without TLS there is only the address under TLS', async () => {
  const reply = await fetch(`http://127.0.0.1:${plainPort}/sunrise?a=1`, { redirect: 'manual' });
  expect([reply.status, reply.headers.get('location')]).toEqual([308, 'https://127.0.0.1/sunrise?a=1']);
});

test.each([
  ['zstd', zstdDecompressSync],
  ['gzip', gunzipSync],
  ['gzip, br', gunzipSync],
] as const)('%s: what is long is compressed', async (accepted, unpack) => {
  const reply = await ask('GET', '/assets/a.js', { 'accept-encoding': accepted });
  expect(reply.headers['content-encoding']).toBe(accepted.split(',')[0]);
  expect(reply.body.length).toBeLessThan(script.length / 10);
  expect(unpack(reply.body).toString()).toBe(script);
  expect(() => brotliDecompressSync(reply.body)).toThrow();
});

test('replies with tokens are not compressed', async () => {
  const headers = { 'accept-encoding': 'zstd, gzip', 'realm-client-id': realm.path };
  const reply = await ask('POST', addresses.login.path, headers, {
    username: realm.email('applicant'),
    password: realm.password,
  });
  expect(reply.status).toBe(200);
  expect(reply.headers['content-encoding']).toBeUndefined();
  expect(reply.body.toString()).toContain('oken');
});

test("the identity provider's pages are reached, its administration is not", async () => {
  const get = (path: string) =>
    new Promise<number>((resolve, reject) => {
      const order = { host: '127.0.0.1', port, path, ca: edge.certificate, servername: identityHost };
      request({ ...order, headers: { host: `${identityHost}:${port}` } }, (reply) => {
        reply.resume();
        resolve(reply.statusCode!);
      })
        .on('error', reject)
        .end();
    });
  expect(await get(`/realms/${realm.path}/.well-known/openid-configuration`)).toBe(200);
  for (const path of ['/admin/', '/admin/realms', '/realms/master/account', '/metrics', '/health'])
    expect(await get(path), path).toBe(404);
});

test('a socket through one copy stays open and hears what happens in the other', async () => {
  const { socket, received } = await openSocket(`https://localhost:${port}`, {
    token,
    realm: realm.path,
    ca: edge.certificate,
  });
  const heard = () => received.filter(({ event }) => event === 'handoff:changed');
  try {
    const { applicationUid } = await askCopy(copies[0]!, 'draftApplication', { applicantUid, visaDetails: germanTrip });
    // In each copy once: one of them is not the copy that the socket is connected to.
    for (const [at, copy] of copies.entries()) {
      const made = await askCopy(copy, 'createHandoff', { applicantUid, applicationUid });
      const before = heard().length;
      await askCopy(copy, 'claimHandoff', { code: made['code'], credential: randomBytes(32).toString('base64url') });
      expect(await waitUntil(() => heard().length > before), `copy ${at}`).toBe(true);
      expect(heard().at(-1)!.payload).toMatchObject({ handoffUid: made['handoffUid'] });
    }
    await wait(3_000);
    expect(socket.connected).toBe(true);
  } finally {
    socket.close();
  }
}, 60_000);

// People who read and save all the time. Every answer is counted, and every call that was not answered.
async function keepCalling(until: AbortSignal) {
  const counts = { reads: 0, saves: 0, failedReads: [] as string[], failedSaves: [] as string[] };
  const once = async (isRead: boolean) => {
    const { method, path } = isRead ? addresses.listNotifications : addresses.markNotificationsRead;
    const reply = await ask(method, path, mine(agentToken), isRead ? undefined : { isRead: true }).catch(
      (error: Error) => error,
    );
    counts[isRead ? 'reads' : 'saves']++;
    const failure =
      reply instanceof Error
        ? reply.message
        : reply.status < 300
          ? undefined
          : `${reply.status} ${reply.body.toString()}`;
    if (failure !== undefined) counts[isRead ? 'failedReads' : 'failedSaves'].push(failure.slice(0, 120));
  };
  const person = async (_: unknown, at: number) => {
    while (!until.aborted) await once(at !== 0);
  };
  await Promise.all(Array.from({ length: 4 }, person));
  return counts;
}

test('a copy that stops or is killed during calls: no call that reads fails, and none at all when it stops', async () => {
  const during = async (work: () => Promise<void>) => {
    const stop = new AbortController();
    const counting = keepCalling(stop.signal);
    await wait(500);
    await work();
    await wait(500);
    stop.abort();
    return counting;
  };
  const stopped = await during(() => copies[0]!.end('SIGTERM'));
  expect([stopped.failedReads.slice(0, 3), stopped.failedSaves.slice(0, 3)]).toEqual([[], []]);
  await copies[0]!.start();
  await wait(1_000);
  const killed = await during(() => copies[1]!.end('SIGKILL'));
  expect(killed.failedReads.slice(0, 3)).toEqual([]);
  for (const { reads, saves } of [stopped, killed]) expect([reads > 20, saves > 5]).toEqual([true, true]);
  console.log(
    `stopped: ${stopped.reads} reads, ${stopped.saves} saves, 0 failed; killed: ${killed.reads} reads, 0 failed, ` +
      `${killed.saves} saves, ${killed.failedSaves.length} unanswered`,
  );
  await copies[1]!.start();
}, 240_000);

test('without any copy people get a page and programs the usual answer', async () => {
  for (const copy of copies) await copy.end('SIGKILL');
  const page = await ask('GET', '/sunrise', { accept: 'text/html,*/*' });
  expect([page.status, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
  expect(page.body.toString()).toMatch(/not available right now[\s\S]*lang="hi"[\s\S]*उपलब्ध नहीं/);
  const call = await ask('GET', addresses.listNotifications.path, mine(agentToken));
  expect([call.status, JSON.parse(call.body.toString())]).toMatchObject([503, { code: 'part.unavailable' }]);
}, 60_000);
