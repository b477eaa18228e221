import { join } from 'node:path';
import autocannon, { type Result } from 'autocannon';
import { openClient } from '../../apps/server/src/access/tenant-db.ts';
import { testDatabase } from '../../apps/server/src/testing/database.ts';
import { identityRealm } from '../../apps/server/src/testing/identity.ts';
import { cpuMsOf, serverProcess, type ServerProcess } from './api/server-process.ts';

const target = 0.8;
const smallTarget = 0.6; // a small run on a busy machine only tells when something broke
const poolSize = '10';
const connections = 32;
const sliceRequests = 2_000;
const [ourPort, barePort] = [18_080, 18_081];

// Requests a second of GET /das/v1/user/get-profile, with everything a call goes through, against the same SQL through bare Fastify and pg.
export default async function api(small: boolean) {
  const pairs = small ? 10 : 30;
  const database = await testDatabase();
  const realm = await identityRealm(database, ['agent']);
  const servers: ServerProcess[] = [];
  try {
    const owner = await openClient(database.ownerUrl);
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

    const ours = await serverProcess(join(import.meta.dirname, '../../apps/server/src/api.ts'), ourPort, {
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
      // autocannon itself ends at its next sample: the time that counts is that of the last reply.
      const result = await new Promise<Result>((resolve, reject) => {
        const run = autocannon({ url, headers, connections, amount, sampleInt: 50 }, (error, each) =>
          error ? reject(error as Error) : resolve(each),
        );
        run.on('response', () => (ended = performance.now()));
      });
      if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} refused`);
      return {
        requests: result['2xx'],
        seconds: (ended - started) / 1_000,
        cpuMs: server.cpuMs() - before,
        databaseCpuMs: (await databaseCpuMs(user)) - databaseBefore,
      };
    };
    for (const server of servers) await slice(server, 20_000); // warm

    // A round is many short slices in turn (ours, bare, bare, ours, …), so that what else the machine does meets both alike.
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
    await owner.end();
    const figure = rounds.map(({ ratio }) => ratio).sort((a, b) => a - b)[2]!;
    return {
      figure,
      target: `>= ${small ? smallTarget : target}`,
      ok: figure >= (small ? smallTarget : target),
      table: { poolSize, connections, sliceRequests, pairs, rounds },
    };
  } finally {
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
