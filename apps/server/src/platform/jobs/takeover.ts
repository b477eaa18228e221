import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { openClient, type DatabaseClient } from '../db/connection.ts';
import { releaseStrandedJobs } from './release-stranded-jobs.ts';

// A worker counts as alive while its connection holds its advisory lock. PostgreSQL releases the lock as soon as the process dies and
// holds it while the process is only paused or slow. A worker that obtains another's lock may take over its jobs.
const lockOf = (id: string) => `hashtextextended('visawright worker ' || ${id}, 0)`;

const ownEvery = 10; // number of polls

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
  // A restarted database has lost every advisory lock: the other workers get this long to take theirs again.
  readonly graceMs?: number;
}

interface RecoverableEngine {
  readonly recover: (deadId: string) => Promise<number>; // returns how many jobs went back to their queues
  readonly isRunning: (jobId: string) => boolean;
}

export interface Takeover {
  // Resolves when this worker holds its own lock; only then may it take jobs.
  readonly held: Promise<void>;
  // Starts looking for dead workers and for own jobs that are not running.
  watch(duty: RecoverableEngine): void;
  close(): Promise<void>;
}

export function startTakeover(options: TakeoverOptions): Takeover {
  const { executorId, log, lookEveryMs = 500, graceMs = 5000 } = options;
  const stop = new AbortController();
  const held = Promise.withResolvers<void>();
  let connected = false;
  let quietUntil = 0;
  let duty: RecoverableEngine | undefined;
  let looks = 0;

  const pause = () => wait(lookEveryMs, undefined, { signal: stop.signal }).catch(() => undefined);

  const look = async (client: DatabaseClient, { recover, isRunning }: RecoverableEngine) => {
    if (looks++ % ownEvery === 0) {
      const jobs = await releaseStrandedJobs(client, executorId, isRunning);
      if (jobs > 0) log.warn({ jobs }, 'released own jobs that were not running');
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
        // Counted from our own reconnect: a recovering database answers late, and the other workers come back when we do.
        quietUntil = Infinity;
        log.warn({ cause: (error as { code?: string }).code ?? 'connection lost' }, 'the worker lost its lock');
        if (!connected) await pause(); // the first reconnect happens immediately
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

async function takeOwnLock(client: DatabaseClient, executorId: string): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    `select pg_try_advisory_lock(${lockOf('$1::text')}) as taken`,
    [executorId],
  );
  return rows[0]!.taken;
}

// With these keep-alives the server notices a vanished machine after about ten seconds.
async function lockConnection(databaseUrl: string): Promise<DatabaseClient> {
  const client = await openClient(databaseUrl, 'visawright worker lock');
  client.on('error', () => undefined); // the next query fails and the caller reconnects
  await client.query('set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3');
  return client;
}
