import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import autocannon, { type Result } from 'autocannon';
import { openClient } from '@visawright/server/tools.ts';
import { createTestDatabase, createIdentityRealm } from '@visawright/server/testing.ts';
import { atLeast, BrokenRun, none, timed, type Finding } from '../measurement.ts';
import { cpuMsOf, serverProcess, type ServerProcess } from './api/server-process.ts';

const poolSize = '10';
const connections = 32;
const sliceRequests = 2_000;
const [ourPort, barePort] = [18_080, 18_081];

// Requests per second of GET /das/v1/user/get-profile through the whole server, compared with the same SQL through bare Fastify and pg.
export default async function api(small: boolean): Promise<Finding> {
  const pairs = small ? 10 : 30;
  const database = await createTestDatabase();
  const realm = await createIdentityRealm(database, ['agent']);
  const servers: ServerProcess[] = [];
  const owner = await openClient(database.ownerUrl);
  try {
    await owner.query(`select set_config('app.realm_id', $1, false)`, [realm.realmId]);
    const { rows } = await owner.query<{ person_uid: string }>('select person_uid from person');
    const databaseCpuMs = async (user: string) => {
      const found = await owner.query<{ pid: number }>(
        'select pid from pg_stat_activity where datname = current_database() and usename = $1',
        [user],
      );
      return found.rows.reduce((all, { pid }) => all + cpuMsOf(pid), 0);
    };
    const admin = new URL(process.env.DATABASE_ADMIN_URL!);
    admin.pathname = new URL(database.apiUrl).pathname;

    const ours = await serverProcess(join(import.meta.dirname, '../../apps/server/src/entry/api.ts'), ourPort, {
      PORT: String(ourPort),
      POOL_SIZE: poolSize,
      LOG_LEVEL: 'info',
      DATABASE_API_URL: database.apiUrl,
      DATABASE_WORKER_URL: database.workerUrl,
      DATABASE_RESOLVER_URL: database.resolverUrl,
    });
    servers.push(ours);
    const bare = await serverProcess(join(import.meta.dirname, 'api/bare.ts'), barePort, {
      BARE_PORT: String(barePort),
      BARE_URL: admin.href,
      BARE_REALM: realm.realmId,
      BARE_PERSON: rows[0]!.person_uid,
      POOL_SIZE: poolSize,
    });
    servers.push(bare);

    const headers = { authorization: `Bearer ${await realm.token('agent')}`, 'realm-client-id': realm.path };
    const slice = async (server: ServerProcess, amount = sliceRequests): Promise<Slice> => {
      const url = `${server.url}/das/v1/user/get-profile`;
      const user = server === ours ? 'visawright_api' : 'postgres';
      const [before, databaseBefore] = [server.cpuMs(), await databaseCpuMs(user)];
      const started = performance.now();
      let ended = started;
      // autocannon resolves at its next sample, so the time of the last response is taken here.
      const result = await new Promise<Result>((resolve, reject) => {
        const run = autocannon({ url, headers, connections, amount, sampleInt: 50 }, (error, each) =>
          error ? reject(error as Error) : resolve(each),
        );
        run.on('response', () => (ended = performance.now()));
      });
      if (result.non2xx > 0 || result.errors > 0) throw new BrokenRun(`${url}: ${result.non2xx} refused`);
      return {
        requests: result['2xx'],
        seconds: (ended - started) / 1_000,
        cpuMs: server.cpuMs() - before,
        databaseCpuMs: (await databaseCpuMs(user)) - databaseBefore,
      };
    };
    const replyOf = async ({ url }: ServerProcess) =>
      (await (await fetch(`${url}/das/v1/user/get-profile`, { headers })).json()) as Record<string, unknown>;
    const [reply, bareReply] = [await replyOf(ours), await replyOf(bare)];
    const different = Object.keys(bareReply).filter((key) => !isDeepStrictEqual(reply[key], bareReply[key]));
    for (const server of servers) await slice(server, 20_000); // warm

    // A round alternates short slices (ours, bare, bare, ours, …), so that other load on the machine affects both equally.
    const rounds = [];
    for (let i = 0; i < 5; i++) {
      const mine: Slice[] = [];
      const theirs: Slice[] = [];
      for (let pair = 0; pair < pairs; pair++) {
        const isOursFirst = (i + pair) % 2 === 0;
        if (isOursFirst) mine.push(await slice(ours));
        theirs.push(await slice(bare));
        if (!isOursFirst) mine.push(await slice(ours));
      }
      const [one, other] = [sum(mine), sum(theirs)];
      rounds.push({ api: one, bare: other, ratio: Number((one.perSecond / other.perSecond).toFixed(3)) });
      console.log(JSON.stringify(rounds.at(-1)));
    }
    const share = rounds.map(({ ratio }) => ratio).sort((a, b) => a - b)[2]!;
    return {
      judged: `${rounds.length} rounds of ${pairs * sliceRequests} requests to each server`,
      checks: [
        none('fields that differ from the bare reply', different.length),
        timed(atLeast('requests per second to those of bare Fastify and pg', share, 0.8)),
      ],
      table: { poolSize, connections, sliceRequests, pairs, different, rounds },
    };
  } finally {
    await owner.end();
    for (const server of servers) await server.stop();
    await realm.drop();
    await database.drop();
  }
}

interface Slice {
  readonly requests: number;
  readonly seconds: number;
  readonly cpuMs: number;
  readonly databaseCpuMs: number;
}

function sum(slices: readonly Slice[]) {
  const total = (of: (slice: Slice) => number) => slices.reduce((all, slice) => all + of(slice), 0);
  const requests = total(({ requests: each }) => each);
  return {
    perSecond: Math.round(requests / total(({ seconds }) => seconds)),
    cpuMicros: Math.round((total(({ cpuMs }) => cpuMs) * 1_000) / requests),
    databaseCpuMicros: Math.round((total(({ databaseCpuMs }) => databaseCpuMs) * 1_000) / requests),
  };
}
