import { addresses } from '@visawright/contract/operations/addresses.ts';
import { openClient } from '@visawright/server/tools.ts';
import { BrokenRun } from '../../measurement.ts';
import { cpuMsOf } from '../api/server-process.ts';
import { runParallel } from '../../proofs/sign-in/guesses.ts';
import { forwardedFor } from '../../proofs/sign-in/guesses.ts';
import { median } from '../lists/latencies.ts';
import type { World } from './open-world.ts';

const atOnce = 8;

export interface CallCost {
  readonly listMs: number; // processor time of the API and the database for a call
  readonly profileMs: number;
  readonly apiShare: number; // of the list
  readonly ratio: number; // median of the rounds
  readonly rows: number;
  readonly bytes: number; // of the list's reply
}

// What a page of the list costs compared with a profile, in turn.
export async function measureCallCost(world: World, rounds: number, calls: number): Promise<CallCost> {
  const busy = world.realms[0]!;
  const admin = new URL(process.env['DATABASE_ADMIN_URL']!);
  admin.pathname = new URL(world.database.apiUrl).pathname;
  const client = await openClient(admin.href);
  const databaseMs = async () => {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and usename in ('visawright_api', 'visawright_resolver')`,
    );
    return rows.reduce((all, { pid }) => all + cpuMsOf(pid), 0);
  };
  const headers = { authorization: `Bearer ${busy.headToken}`, 'realm-client-id': busy.realm.path };
  const list = `${addresses.applicationsOfAgency.path}?agencyUid=${busy.agencyUid}`;
  const ask = async (path: string, n: number) => {
    const reply = await fetch(`${world.url}${path}`, { headers: { ...headers, ...forwardedFor(n) } });
    const text = await reply.text();
    if (!reply.ok) throw new BrokenRun(`${path} was answered with ${reply.status}: ${text}`);
    return text;
  };
  const cost = async (path: string) => {
    const [api, database] = [cpuMsOf(world.pids.api), await databaseMs()];
    await runParallel(calls, atOnce, (n) => ask(path, n));
    return { api: (cpuMsOf(world.pids.api) - api) / calls, database: ((await databaseMs()) - database) / calls };
  };
  const whole = ({ api, database }: { api: number; database: number }) => api + database;
  try {
    const text = await ask(list, 0);
    for (const path of [list, addresses.getProfile.path]) await cost(path); // warm
    const found: { list: Awaited<ReturnType<typeof cost>>; profile: Awaited<ReturnType<typeof cost>> }[] = [];
    for (let round = 0; round < rounds; round++)
      found.push({ list: await cost(list), profile: await cost(addresses.getProfile.path) });
    const rounded = (value: number) => Number(value.toFixed(3));
    return {
      listMs: rounded(median(found.map((each) => whole(each.list)))),
      profileMs: rounded(median(found.map((each) => whole(each.profile)))),
      apiShare: rounded(median(found.map((each) => each.list.api / whole(each.list)))),
      ratio: rounded(median(found.map((each) => whole(each.list) / whole(each.profile)))),
      rows: (JSON.parse(text) as { items: unknown[] }).items.length,
      bytes: text.length,
    };
  } finally {
    await client.end();
  }
}
