import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { errors } from '@visawright/contract/errors.ts';
import { texts } from '@visawright/contract/texts.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sql, type Db } from '../access/db.ts';
import { openClient } from '../access/tenant-db.ts';
import { apiHeaders } from '../http/headers.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { callsTo } from '../testing/calls.ts';
import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { identityRealm, type IdentityRealm } from '../testing/identity.ts';
import { addressOf, openSocket, refusalOf, until, type SocketOrder, type TestSocket } from '../testing/sockets.ts';
import { agencyRoom, applicantRoom, personRoom } from './rooms.ts';
import { tell } from './tell.ts';

let database: TestDatabase;
let realm: IdentityRealm;
let other: IdentityRealm;
let servers: TestApp[];
let url: string;
let db: Db;
const open: TestSocket[] = [];

beforeAll(async () => {
  database = await testDatabase();
  [realm, other] = await Promise.all([
    identityRealm(database, ['agency', 'agent', 'applicant'], { hosts: ['visa.example.test'] }),
    identityRealm(database, ['agency']),
  ]);
  servers = [await testApp(database), await testApp(database)];
  for (const { app } of servers) await app.listen({ host: '127.0.0.1', port: 0 });
  url = addressOf(servers[0]!.app);
  db = servers[0]!.parts.tenants.forRealm(realm.realmId);
});
afterEach(() => open.splice(0).forEach(({ socket }) => socket.close()));
afterAll(async () => {
  for (const server of servers ?? []) await server.close();
  await realm?.drop();
  await other?.drop();
  await database?.drop();
});

const connect = async (order: SocketOrder, at = url) => {
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

test('no token, a dead one, another realm: refused in the words of the specification', async () => {
  expect(await refusalOf(url, { realm: realm.path })).toBe(texts.socketTokenMissing);
  expect(await refusalOf(url, { realm: realm.path, token: 'a.b.c' })).toBe(errors['auth.tokenDead'].text);
  const token = await other.token('agency');
  expect(await refusalOf(url, { realm: realm.path, token })).toBe(errors['tenant.mismatch'].text);
});

test("pages of strangers get no socket; a realm's own host does, with its own people only", async () => {
  const token = await realm.token('agent');
  for (const origin of ['https://evil.test', 'http://127.0.0.1:9', 'https://visa.example.test', 'null'])
    expect(await refusalOf(url, { realm: realm.path, token, origin }), origin).not.toBe('admitted');
  expect(await refusalOf(url, { realm: realm.path, token, origin: 'http://visa.example.test' })).toBe('admitted');
  expect(await refusalOf(url, { realm: realm.path, token, origin: process.env['PUBLIC_URL']! })).toBe('admitted');
  const foreign = { realm: other.path, token: await other.token('agency'), origin: 'http://visa.example.test' };
  expect(await refusalOf(url, foreign)).toBe(errors['tenant.mismatch'].text);
});

test('every reply of the socket’s address carries the headers of any other', async () => {
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

test('a server that stops lets its pages go and ends at once, whatever they are waiting for', async () => {
  const third = await testApp(database);
  await third.app.listen({ host: '127.0.0.1', port: 0 });
  const token = await realm.token('agent');
  const pages = [
    await connect({ token }, addressOf(third.app)),
    await connect({ token, transport: 'polling' }, addressOf(third.app)),
  ];
  const began = Date.now();
  await third.close();
  expect(Date.now() - began).toBeLessThan(3_000);
  expect(await until(() => pages.every(({ socket }) => socket.disconnected))).toBe(true);
});

test('a hint leaves with the commit, never with a rollback, and reaches every process', async () => {
  const token = await realm.token('agent');
  const rooms = [personRoom(realm.realmId, await uidOf('agent'))];
  const here = await connect({ token });
  const there = await connect({ token, transport: 'polling' }, addressOf(servers[1]!.app));
  const [undone, done] = [changed(), changed()];
  await db
    .transaction(async (tx) => {
      await tell(tx, rooms, 'application:changed', undone);
      throw new Error('no');
    })
    .catch(() => undefined);
  await db.transaction(async (tx) => {
    await tell(tx, rooms, 'application:changed', done);
    await wait(150);
    expect(here.heard).toEqual([]);
  });
  for (const { heard } of [here, there]) {
    expect(await until(() => heard.length > 0)).toBe(true);
    expect(heard).toEqual([{ event: 'application:changed', payload: done }]);
  }
});

test('each hears their own rooms and nobody else’s', async () => {
  const [agent, agency, stranger] = [
    await connect({ token: await realm.token('agent') }),
    await connect({ token: await realm.token('agency') }),
    await connect({ token: await other.token('agency'), realm: other.path }),
  ];
  const { uid } = await db.get<{ uid: string }>(
    sql`select agency_uid as uid from person where realm_id = ${db.realmId} and role = 'agency'`,
  );
  await tell(db, [agencyRoom(realm.realmId, uid)], 'application:changed', changed());
  expect(await until(() => agency.heard.length === 1)).toBe(true);
  await wait(100);
  expect(agent.heard).toEqual([]);
  expect(stranger.heard).toEqual([]);
});

test('a page that sends anything but a newer token is cut', async () => {
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

test('a newer token of the same person keeps the socket, of another person ends it', async () => {
  const mine = await connect({ token: await realm.token('agent') });
  expect(await mine.socket.emitWithAck('session:renew', await realm.token('agent'))).toEqual({ ok: true });
  expect(mine.socket.connected).toBe(true);
  expect(await mine.socket.emitWithAck('session:renew', await realm.token('agency'))).toEqual({ ok: false });
  await mine.cut;
});

test('a suspended person is cut at once, in every process', async () => {
  const token = await realm.token('agent');
  const sockets = [await connect({ token }), await connect({ token }, addressOf(servers[1]!.app))];
  const set = (status: string) =>
    db.run(sql`update person set status = ${status} where realm_id = ${db.realmId} and role = 'agent'`);
  await set('suspended');
  try {
    expect(await until(() => sockets.every(({ socket }) => socket.disconnected), 2_000)).toBe(true);
    expect(await refusalOf(url, { realm: realm.path, token })).toBe(errors['auth.tokenDead'].text);
  } finally {
    await set('active');
  }
});

test('a logout cuts the sockets of that session, and of no other', async () => {
  const call = callsTo(servers[0]!.app, realm.path);
  const person = { username: realm.email('agent'), password: realm.password };
  const { tokens } = (await call<{ tokens: Record<'access_token' | 'refresh_token', string> }>('login', person)).body;
  const [ended, kept] = [
    await connect({ token: tokens.access_token }),
    await connect({ token: await realm.token('agent') }),
  ];
  await call('logout', { refreshToken: tokens.refresh_token });
  expect(await until(() => ended.socket.disconnected, 2_000)).toBe(true);
  await wait(100);
  expect(kept.socket.connected).toBe(true);
});

test('a traveller somebody adds is heard of on the page that is already open', async () => {
  const mine = await connect({ token: await realm.token('applicant') });
  const { uid } = await db.get<{ uid: string }>(sql`
    insert into applicant (realm_id, agency_uid, type, first_name, last_name, added_by)
    select realm_id, agency_uid, 'D2C', 'Ravi', 'Rao', applicant_uid from applicant where realm_id = ${db.realmId}
    returning applicant_uid as uid`);
  const room = applicantRoom(realm.realmId, uid);
  const told = async () => {
    await tell(db, [room], 'document:done', { docId: 'x' });
    return until(() => mine.heard.length > 0, 100);
  };
  let isHeard = false;
  for (let tries = 0; tries < 20 && !isHeard; tries++) isHeard = await told();
  expect(isHeard).toBe(true);
});

test('when the database connection is lost, hints come again and pages are told to read again', async () => {
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
        await until(() => mine.heard.filter(({ event }) => event === 'hints:missed').length === times, 10_000),
      ).toBe(true);
    }
  } finally {
    await owner.end();
  }
  await tell(db, [personRoom(realm.realmId, await uidOf('agent'))], 'notification:new', {
    notificationUid: randomUUID(),
  });
  expect(await until(() => mine.heard.some(({ event }) => event === 'notification:new'))).toBe(true);
});
