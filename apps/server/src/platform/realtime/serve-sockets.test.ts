import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { errors } from '@visawright/contract/platform/errors.ts';
import { texts } from '@visawright/contract/platform/texts.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sql, type Db } from '../db/db.ts';
import { openClient } from '../db/connection.ts';
import { apiHeaders } from '../http/headers.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createCaller } from '../../testing/create-caller.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { borrowIdentityRealm, type IdentityRealm } from '../../testing/identity-realm.ts';
import {
  addressOfApp,
  openSocket,
  refusedWith,
  waitUntil,
  type SocketOptions,
  type TestSocket,
} from '../../testing/test-sockets.ts';
import { agencyRoom, applicantRoom, personRoom } from './rooms.ts';
import { publish } from './publish.ts';

let database: TestDatabase;
let realm: IdentityRealm;
let other: IdentityRealm;
let servers: TestApp[];
let url: string;
let db: Db;
const open: TestSocket[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  [realm, other] = await Promise.all([
    borrowIdentityRealm(database, ['agency', 'agent', 'applicant'], { hosts: ['visa.example.test'] }),
    borrowIdentityRealm(database, ['agency']),
  ]);
  servers = [await openTestApp(database), await openTestApp(database)];
  for (const { app } of servers) await app.listen({ host: '127.0.0.1', port: 0 });
  url = addressOfApp(servers[0]!.app);
  db = servers[0]!.parts.tenants.forRealm(realm.realmId);
});
afterEach(() => open.splice(0).forEach(({ socket }) => socket.close()));
afterAll(async () => {
  for (const server of servers ?? []) await server.close();
  await realm?.drop();
  await other?.drop();
  await database?.drop();
});

const connect = async (order: SocketOptions, at = url) => {
  const mine = await openSocket(at, { realm: realm.path, ...order });
  open.push(mine);
  return mine;
};
const uidOf = async (role: string) =>
  (
    await db.get<{ uid: string }>(
      sql`select person_uid as uid from person where realm_id = ${db.realmId} and role = ${role}`,
    )
  ).uid;
const changed = () => ({ applicationUid: randomUUID(), version: 2 });

test('rejects a missing or expired token and another realm with the specified messages', async () => {
  expect(await refusedWith(url, { realm: realm.path })).toBe(texts.socketTokenMissing);
  expect(await refusedWith(url, { realm: realm.path, token: 'a.b.c' })).toBe(errors['auth.tokenDead'].text);
  const token = await other.token('agency');
  expect(await refusedWith(url, { realm: realm.path, token })).toBe(errors['tenant.mismatch'].text);
});

test("opens sockets only for our own origins and a realm's host, for its own people", async () => {
  const token = await realm.token('agent');
  for (const origin of ['https://evil.test', 'http://127.0.0.1:9', 'https://visa.example.test', 'null'])
    expect(await refusedWith(url, { realm: realm.path, token, origin }), origin).not.toBe('admitted');
  expect(await refusedWith(url, { realm: realm.path, token, origin: 'http://visa.example.test' })).toBe('admitted');
  expect(await refusedWith(url, { realm: realm.path, token, origin: process.env['PUBLIC_URL']! })).toBe('admitted');
  const foreign = { realm: other.path, token: await other.token('agency'), origin: 'http://visa.example.test' };
  expect(await refusedWith(url, foreign)).toBe(errors['tenant.mismatch'].text);
});

test('sends the usual headers with socket replies', async () => {
  const address = `${url}/doc/socket.io/?EIO=4&transport=polling`;
  const replies = [
    await fetch(address),
    await fetch(address, { headers: { origin: 'https://evil.test' } }),
    await fetch(`${url}/doc/socket.io/?EIO=4&transport=none`),
  ];
  expect(replies.map(({ status }) => status)).toEqual([200, 403, 400]);
  for (const { headers } of replies)
    for (const [name, value] of Object.entries(apiHeaders)) expect(headers.get(name), name).toBe(value);
});

test('disconnects pages and stops at once', async () => {
  const third = await openTestApp(database);
  await third.app.listen({ host: '127.0.0.1', port: 0 });
  const token = await realm.token('agent');
  const pages = [
    await connect({ token }, addressOfApp(third.app)),
    await connect({ token, transport: 'polling' }, addressOfApp(third.app)),
  ];
  const began = Date.now();
  await third.close();
  expect(Date.now() - began).toBeLessThan(15_000); // without disconnecting, it would wait for the next ping
  expect(await waitUntil(() => pages.every(({ socket }) => socket.disconnected))).toBe(true);
});

test('delivers a hint on commit, never on rollback, to every process', async () => {
  const token = await realm.token('agent');
  const rooms = [personRoom(realm.realmId, await uidOf('agent'))];
  const here = await connect({ token });
  const there = await connect({ token, transport: 'polling' }, addressOfApp(servers[1]!.app));
  const [undone, done] = [changed(), changed()];
  await db
    .transaction(async (tx) => {
      await publish(tx, rooms, 'application:changed', undone);
      throw new Error('no');
    })
    .catch(() => undefined);
  await db.transaction(async (tx) => {
    await publish(tx, rooms, 'application:changed', done);
    await wait(150);
    expect(here.received).toEqual([]);
  });
  for (const { received } of [here, there]) {
    expect(await waitUntil(() => received.length > 0)).toBe(true);
    expect(received).toEqual([{ event: 'application:changed', payload: done }]);
  }
});

test('delivers hints to the right rooms only', async () => {
  const [agent, agency, stranger] = [
    await connect({ token: await realm.token('agent') }),
    await connect({ token: await realm.token('agency') }),
    await connect({ token: await other.token('agency'), realm: other.path }),
  ];
  const { uid } = await db.get<{ uid: string }>(
    sql`select agency_uid as uid from person where realm_id = ${db.realmId} and role = 'agency'`,
  );
  await publish(db, [agencyRoom(realm.realmId, uid)], 'application:changed', changed());
  expect(await waitUntil(() => agency.received.length === 1)).toBe(true);
  await wait(100);
  expect(agent.received).toEqual([]);
  expect(stranger.received).toEqual([]);
});

test('disconnects a page that sends anything but a renewed token', async () => {
  const token = await realm.token('agent');
  for (const event of ['join', 'application:changed', 'session:renewed']) {
    const mine = await connect({ token });
    mine.socket.emit(event, personRoom(realm.realmId, await uidOf('agency')));
    expect(await mine.cut).toBe('io server disconnect');
  }
  const mine = await connect({ token });
  mine.socket.emit('session:renew', 'x'.repeat(1_000_000));
  expect(await mine.cut).toMatch(/transport/);
});

test('accepts a renewed token of the same person only', async () => {
  const mine = await connect({ token: await realm.token('agent') });
  expect(await mine.socket.emitWithAck('session:renew', await realm.token('agent'))).toEqual({ ok: true });
  expect(mine.socket.connected).toBe(true);
  expect(await mine.socket.emitWithAck('session:renew', await realm.token('agency'))).toEqual({ ok: false });
  await mine.cut;
});

test('disconnects a suspended person at once in every process', async () => {
  const token = await realm.token('agent');
  const sockets = [await connect({ token }), await connect({ token }, addressOfApp(servers[1]!.app))];
  const set = (status: string) =>
    db.run(sql`update person set status = ${status} where realm_id = ${db.realmId} and role = 'agent'`);
  await set('suspended');
  try {
    expect(await waitUntil(() => sockets.every(({ socket }) => socket.disconnected), 2_000)).toBe(true);
    expect(await refusedWith(url, { realm: realm.path, token })).toBe(errors['auth.tokenDead'].text);
  } finally {
    await set('active');
  }
});

test('disconnects only the sockets of the session that logged out', async () => {
  const call = createCaller(servers[0]!.app, realm.path);
  const person = { username: realm.email('agent'), password: realm.password };
  const { tokens } = (await call<{ tokens: Record<'access_token' | 'refresh_token', string> }>('login', person)).body;
  const [ended, stored] = [
    await connect({ token: tokens.access_token }),
    await connect({ token: await realm.token('agent') }),
  ];
  await call('logout', { refreshToken: tokens.refresh_token });
  expect(await waitUntil(() => ended.socket.disconnected, 2_000)).toBe(true);
  await wait(100);
  expect(stored.socket.connected).toBe(true);
});

test('delivers hints about a newly added traveller to the open page', async () => {
  const mine = await connect({ token: await realm.token('applicant') });
  const { uid } = await db.get<{ uid: string }>(sql`
    insert into applicant (realm_id, agency_uid, type, first_name, last_name, added_by)
    select realm_id, agency_uid, 'D2C', 'Ravi', 'Rao', applicant_uid from applicant where realm_id = ${db.realmId}
    returning applicant_uid as uid`);
  const room = applicantRoom(realm.realmId, uid);
  const received = async () => {
    await publish(db, [room], 'document:done', { docId: 'x' });
    return waitUntil(() => mine.received.length > 0, 100);
  };
  let isHeard = false;
  for (let tries = 0; tries < 20 && !isHeard; tries++) isHeard = await received();
  expect(isHeard).toBe(true);
});

test('resumes hints after a lost database connection and tells pages to reload', async () => {
  const mine = await connect({ token: await realm.token('agent') });
  const owner = await openClient(process.env['DATABASE_ADMIN_URL']!);
  const lose = () =>
    owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = $1 and (query = 'LISTEN "socket.io#/"' or query = 'SELECT pg_notify($1, $2)')`,
      [new URL(database.apiUrl).pathname.slice(1)],
    );
  try {
    for (let times = 1; times <= 3; times++) {
      expect((await lose()).rowCount).toBeGreaterThan(0);
      expect(
        await waitUntil(() => mine.received.filter(({ event }) => event === 'hints:missed').length === times, 10_000),
      ).toBe(true);
    }
  } finally {
    await owner.end();
  }
  await publish(db, [personRoom(realm.realmId, await uidOf('agent'))], 'notification:new', {
    notificationUid: randomUUID(),
  });
  expect(await waitUntil(() => mine.received.some(({ event }) => event === 'notification:new'))).toBe(true);
});
