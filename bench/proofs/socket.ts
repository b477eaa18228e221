import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { sql, openOperator } from '@visawright/server/tools.ts';
import { createTestDatabase, createIdentityRealm, openSocket, waitUntil } from '@visawright/server/testing.ts';
import { serverProcess, type ServerProcess } from '../benches/api/server-process.ts';
import { atMost, none, requireForProof, timed, type Finding } from '../measurement.ts';
import { createCrowd, type Crowd, type Member } from './socket/crowd.ts';
import { now, openPages, type Page } from './socket/pages.ts';
import { refusals } from './socket/refusals.ts';
import { tryForeignRooms } from './socket/try-foreign-rooms.ts';

const limits = { p99Ms: 250, cutMs: 5_000, growthMb: 200 };
const ports = [18_082, 18_083] as const;
const perAgency = 5;
const warmUp = 40; // calls before the measured ones

// Opens pages on two API processes and makes announcements through the API. Measures how soon each page receives them, and checks that
// no page receives those of others and that unauthorised sockets are refused or closed.
export default async function sockets(small: boolean): Promise<Finding> {
  const [pagesWanted, calls] = small ? [150, 100] : [1_000, 600];
  const database = await createTestDatabase();
  const operator = openOperator({ ...process.env, DATABASE_OWNER_URL: database.ownerUrl });
  const realms = [
    await createIdentityRealm(database, ['agency']),
    await createIdentityRealm(database, ['agency']),
  ] as const;
  const servers: ServerProcess[] = [];
  try {
    const agencies = small ? 3 : 10;
    const [one, other] = [
      await createCrowd(operator, realms[0], agencies, perAgency),
      await createCrowd(operator, realms[1], agencies, perAgency),
    ];
    const publicUrl = `http://127.0.0.1:${ports[0]}`;
    for (const port of ports)
      servers.push(
        await serverProcess(join(import.meta.dirname, '../../apps/server/src/entry/api.ts'), port, {
          PORT: String(port),
          METRICS_PORT: String(metricsPort(port)),
          PUBLIC_URL: publicUrl,
          DATABASE_API_URL: database.apiUrl,
          DATABASE_WORKER_URL: database.workerUrl,
          DATABASE_RESOLVER_URL: database.resolverUrl,
        }),
      );
    const urls = servers.map(({ url }) => url);
    const { results, control } = await refusals(urls[0]!, publicUrl, one, other);
    const admitted = results.filter(({ answer }) => answer === 'admitted');

    await wait(1_000);
    const before = servers.map((server) => server.rssMb());
    const pages = await openPages([one, other], urls, pagesWanted);
    const trespassers = await tryForeignRooms(urls[0]!, other, one);
    const made = await announceAll(urls, [one, other], pages, calls);
    await wait(1_000);
    const received = await compareWithDatabase([one, other], pages, made);
    const { afterEvent, afterCall } = received;
    const overheard = trespassers.flatMap((each) =>
      each.received.map(({ payload }) => payload as { notificationUid?: string }),
    );
    const own = new Set(received.ownOf(other.agents[0]!.personUid));
    const foreign =
      received.foreign + overheard.filter(({ notificationUid }) => !own.has(notificationUid ?? '')).length;
    const uncut = trespassers.filter((each) => each.socket.connected).map(({ attempt }) => attempt);
    const flooded = await flood(urls[0]!, one, small ? 20 : 200);
    const growthMb = Math.max(...servers.map((server, i) => server.rssMb() - before[i]!));
    const open = await openSockets(urls);
    const expiry = await cutAfterExpiry(urls[1]!, one);
    const suspended = await cutWhenSuspended(urls, one);
    for (const page of [...pages, ...trespassers]) page.socket.close();

    requireForProof(
      control.every((answer) => answer === 'admitted'),
      'the authorised sockets were refused',
    );
    requireForProof(received.crossed > 0, 'no announcement crossed from one process to the other');
    return {
      judged: `${pagesWanted} pages, ${afterEvent.count} announcements received, ${results.length} unauthorised sockets`,
      checks: [
        none('foreign', foreign),
        none('missed', received.missed),
        none('unauthorised admitted', admitted.length),
        none('foreign rooms left open', uncut.length),
        none('flooding sockets left open', flooded.open),
        none('sockets not counted', pagesWanted - open),
        none('sockets closed before their token expired', expiry.wasCutEarly ? 1 : 0),
        timed(atMost('delivery (p99)', afterEvent.p99, limits.p99Ms, 'ms')),
        atMost('closed after expiry', expiry.ms, limits.cutMs, 'ms'),
        atMost('closed after suspension', suspended, limits.cutMs, 'ms'),
        atMost('growth of memory', Math.round(growthMb), limits.growthMb, 'MB'),
      ],
      table: {
        calls,
        ms: { afterEvent, afterCall },
        acrossProcesses: received.crossed,
        refused: results,
        control,
        trespassers: trespassers.map(({ attempt }) => attempt),
        uncut,
        flooded,
        socketsOpen: open,
        growthMb,
        cutAfterExpiryMs: expiry.ms,
        cutAfterSuspensionMs: suspended,
      },
    };
  } finally {
    for (const server of servers) await server.stop();
    await operator.tenants.close();
    for (const realm of realms) await realm.drop();
    await database.drop();
  }
}

const percentiles = (ms: number[]) => {
  ms.sort((a, b) => a - b);
  const p = (share: number) => Math.round(ms[Math.floor((ms.length - 1) * share)]! * 10) / 10;
  return { count: ms.length, p50: p(0.5), p90: p(0.9), p99: p(0.99), most: p(1) };
};

interface Call {
  readonly began: number;
  readonly url: string;
}

// Two calls at a time, alternating between the processes.
async function announceAll(urls: readonly string[], crowds: readonly Crowd[], pages: readonly Page[], calls: number) {
  const made = new Map<string, Call>(); // by title
  const heads = crowds.flatMap(({ realm, heads: all }) =>
    all.map((head) => ({ realm, head, token: head.token(3_000) })),
  );
  const { path, method } = addresses.announce;
  let next = -warmUp;
  const announceNext = async () => {
    for (let turn = next++; turn < calls; turn = next++) {
      const { realm, head, token } = heads[(turn + warmUp) % heads.length]!;
      const listeners = pages.filter(({ member }) => member.agencyUid === head.agencyUid);
      const counts = listeners.map(({ receivedAt }) => receivedAt.size);
      const url = urls[(turn + warmUp) % urls.length]!;
      const title = `Notice ${turn}`;
      if (turn >= 0) made.set(title, { began: now(), url });
      const reply = await fetch(`${url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'realm-client-id': realm.path,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ title, text: 'Read this.' }),
      });
      if (!reply.ok) throw new Error(`announce returned ${reply.status}`);
      await waitUntil(() => listeners.every(({ receivedAt }, i) => receivedAt.size > counts[i]!), 5_000);
    }
  };
  await Promise.all([announceNext(), announceNext()]);
  return made;
}

// Compares the notifications in the database with those each page received, with the delay after the start of the transaction and after
// the call was sent.
async function compareWithDatabase(crowds: readonly Crowd[], pages: readonly Page[], calls: ReadonlyMap<string, Call>) {
  const known = new Map<string, { person: string; title: string; at: number }>();
  for (const { db } of crowds)
    for (const row of await db.many<{ uid: string; person: string; title: string; at: number }>(sql`
      select n.notification_uid as uid, n.person_uid as person, t.title, extract(epoch from t.created_at)::float8 * 1000 as at
      from notification n
      join announcement t on t.realm_id = n.realm_id and t.announcement_uid = n.announcement_uid
      where n.realm_id = ${db.realmId}`))
      known.set(row.uid, row);
  const ownOf = (personUid: string) => [...known].filter(([, { person }]) => person === personUid).map(([uid]) => uid);
  const [afterEvent, afterCall]: [number[], number[]] = [[], []];
  let [foreign, missed, crossed] = [0, 0, 0];
  for (const { member, receivedAt, url } of pages) {
    missed += ownOf(member.personUid).filter((uid) => !receivedAt.has(uid)).length;
    for (const [uid, at] of receivedAt) {
      const event = known.get(uid);
      const call = calls.get(event?.title ?? '');
      if (event?.person !== member.personUid) foreign++;
      if (!event || !call) continue;
      afterEvent.push(at - event.at);
      afterCall.push(at - call.began);
      if (call.url !== url) crossed++;
    }
  }
  return { foreign, missed, crossed, ownOf, afterEvent: percentiles(afterEvent), afterCall: percentiles(afterCall) };
}

async function flood(url: string, { realm, agents }: Crowd, times: number) {
  const megabyte = 'x'.repeat(1_000_000);
  let open = 0;
  for (let i = 0; i < times; i++) {
    const { socket, cut } = await openSocket(url, { token: agents[i % agents.length]!.token(), realm: realm.path });
    socket.emit(i % 2 === 0 ? 'session:renew' : 'flood', megabyte);
    const why = await Promise.race([cut, wait(3_000).then(() => '')]);
    if (why === '') open++;
    socket.close();
  }
  return { times, open };
}

const metricsPort = (port: number) => port + 1_000;

async function openSockets(urls: readonly string[]): Promise<number> {
  let all = 0;
  for (const url of urls) {
    const port = metricsPort(Number(new URL(url).port));
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    all += Number(/^sockets_open (\d+)/m.exec(text)?.[1]);
  }
  return all;
}

async function cutAfterExpiry(url: string, { realm, agents }: Crowd) {
  const token = agents[0]!.token(4);
  const expires = Date.now() + 4_000;
  const { socket, cut } = await openSocket(url, { token, realm: realm.path });
  await Promise.race([cut, wait(20_000)]);
  const ms = socket.connected ? Infinity : Date.now() - expires;
  socket.close();
  return { ms, wasCutEarly: ms < -1_000 };
}

async function cutWhenSuspended(urls: readonly string[], { realm, agents, db }: Crowd): Promise<number> {
  const person: Member = agents.at(-1)!;
  const opened = await Promise.all(urls.map((url) => openSocket(url, { token: person.token(), realm: realm.path })));
  const began = performance.now();
  await db.run(
    sql`update person set status = 'suspended' where realm_id = ${db.realmId} and person_uid = ${person.personUid}`,
  );
  await Promise.race([Promise.all(opened.map(({ cut }) => cut)), wait(20_000)]);
  const isOpen = opened.some(({ socket }) => socket.connected);
  for (const { socket } of opened) socket.close();
  return isOpen ? Infinity : Math.round(performance.now() - began);
}
