import { setTimeout as wait } from 'node:timers/promises';
import { openClient } from '@visawright/server/tools.ts';

const table = 'public.heartbeat';

export interface Heartbeat {
  readonly last: () => number; // when the newest row was acknowledged
  stop(): void;
}

// A row every 100 ms: the newest one in the restored database shows how much was lost.
export async function startHeartbeat(adminUrl: string): Promise<Heartbeat> {
  const client = await openClient(adminUrl);
  client.on('error', () => undefined); // PostgreSQL is killed while this runs
  await client.query(`create table if not exists ${table} (at timestamptz not null)`);
  let last = 0;
  const ending = new AbortController();
  void (async () => {
    while (!ending.signal.aborted) {
      const at = new Date();
      await client.query(`insert into ${table} values ($1)`, [at]);
      last = at.getTime();
      await wait(100);
    }
  })().catch(() => undefined);
  return { last: () => last, stop: () => ending.abort() };
}

export async function newestBeat(adminUrl: string): Promise<number> {
  const client = await openClient(adminUrl);
  try {
    const { rows } = await client.query<{ at: Date | null }>(`select max(at) as at from ${table}`);
    return rows[0]?.at?.getTime() ?? 0;
  } finally {
    await client.end();
  }
}
