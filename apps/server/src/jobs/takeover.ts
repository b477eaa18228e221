import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { giveBackStranded } from './stranded.ts';

// A worker is alive as long as its own connection holds its advisory lock. PostgreSQL frees the lock the moment the process
// dies, and keeps it while the process is merely stopped or slow. Whoever can take a worker's lock may take over its jobs.
const lockOf = (id: string) => `hashtextextended('visawright worker ' || ${id}, 0)`;

const ownEvery = 10; // looks

const takeDeadWorkers = `
  with busy as materialized (
    select distinct executor_id from dbos.workflow_status where status = 'PENDING' and executor_id <> $1
  )
  select executor_id as id from busy
  -- "case", not "and": the planner may take the lock before it looks at the clock, and then nobody gives it back.
  where case when pg_postmaster_start_time() < clock_timestamp() - $2 * interval '1 millisecond'
    then pg_try_advisory_lock(${lockOf('executor_id')}) else false end`;

export interface TakeoverOptions {
  readonly databaseUrl: string;
  readonly executorId: string;
  readonly log: Logger;
  readonly lookEveryMs?: number;
  // A database that has just started has forgotten every lock: the others get this long to take theirs again.
  readonly graceMs?: number;
}

export interface Duty {
  readonly recover: (deadId: string) => Promise<number>; // how many jobs went back to their queues
  readonly isRunning: (jobId: string) => boolean;
}

export interface Takeover {
  // Resolves when this worker holds its own lock; only then may it take jobs.
  readonly held: Promise<void>;
  // From now on looks for dead workers, and for jobs of its own that do not run.
  watch(duty: Duty): void;
  close(): Promise<void>;
}

export function startTakeover(options: TakeoverOptions): Takeover {
  const { executorId, log, lookEveryMs = 500, graceMs = 5000 } = options;
  const stop = new AbortController();
  const held = Promise.withResolvers<void>();
  let connected = false;
  let quietUntil = 0;
  let duty: Duty | undefined;
  let looks = 0;

  const pause = () => wait(lookEveryMs, undefined, { signal: stop.signal }).catch(() => undefined);

  const look = async (client: Client, { recover, isRunning }: Duty) => {
    if (looks++ % ownEvery === 0) {
      const jobs = await giveBackStranded(client, executorId, isRunning);
      if (jobs > 0) log.warn({ jobs }, 'gave back jobs that did not run');
    }
    if (Date.now() < quietUntil) return;
    const dead = await client.query<{ id: string }>(takeDeadWorkers, [executorId, graceMs]);
    for (const { id } of dead.rows) {
      try {
        const jobs = await recover(id);
        if (jobs > 0) log.info({ worker: id, jobs }, 'took over the jobs of a dead worker');
      } finally {
        await client.query(`select pg_advisory_unlock(${lockOf('$1::text')})`, [id]);
      }
    }
  };

  const connectedLife = async () => {
    const client = await lockConnection(options.databaseUrl);
    connected = true;
    try {
      while (!stop.signal.aborted && !(await takeOwnLock(client, executorId))) await pause();
      if (quietUntil === Infinity) quietUntil = Date.now() + graceMs;
      held.resolve();
      while (!stop.signal.aborted) {
        if (duty) await look(client, duty);
        else await client.query('select 1');
        await pause();
      }
    } finally {
      await client.end().catch(() => undefined);
    }
  };

  const life = (async () => {
    while (!stop.signal.aborted) {
      try {
        await connectedLife();
      } catch (error) {
        // Counted from our own return: a database in recovery answers late, and the others come back when we do.
        quietUntil = Infinity;
        log.warn({ cause: (error as { code?: string }).code ?? 'connection lost' }, 'the worker is without its lock');
        if (!connected) await pause(); // the first try to get it back is made at once
        connected = false;
      }
    }
  })();

  return {
    held: held.promise,
    watch: (work) => (duty = work),
    async close() {
      stop.abort();
      await life;
    },
  };
}

async function takeOwnLock(client: Client, executorId: string): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    `select pg_try_advisory_lock(${lockOf('$1::text')}) as taken`,
    [executorId],
  );
  return rows[0]!.taken;
}

// A machine that vanished without a word is noticed by the server after some ten seconds.
async function lockConnection(databaseUrl: string): Promise<Client> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'visawright worker lock',
    keepAlive: true,
    connectionTimeoutMillis: 5000,
  });
  client.on('error', () => undefined); // the next query tells
  await client.connect();
  await client.query('set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3');
  return client;
}
