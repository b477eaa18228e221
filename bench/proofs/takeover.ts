import { setTimeout as wait } from 'node:timers/promises';
import { Client, Pool } from 'pg';
import pino from 'pino';
import { openEngineClient, prepareEngine } from '@visawright/server/tools.ts';
import { none, requireForProof, type Finding } from '../measurement.ts';
import { ownPostgres } from './takeover/own-postgres.ts';
import { jobName, queue, steps, tables } from './takeover/tables.ts';
import { startProofWorker, type ProofWorker } from './takeover/proof-worker.ts';

const workerRole = 'visawright_worker';

// Four waves of jobs, each with one failure while its jobs are running.
export default async function takeover(small: boolean): Promise<Finding> {
  const jobs = small ? 40 : 200;
  const stopMs = small ? 4000 : 12_000;
  const postgres = await ownPostgres();
  const workers: ProofWorker[] = [];
  const pool = new Pool({ connectionString: postgres.url('postgres'), max: 3 });
  pool.on('error', () => undefined);
  const engine = await openEngineClient(postgres.url('visawright_api'), pino({ level: 'silent' }));
  const table: Record<string, number> = {};
  let queued = 0;
  // Cleans up when the run is interrupted or times out.
  const giveUp = () => {
    for (const worker of workers) worker.kill('SIGKILL');
    postgres.remove();
    process.exit(1);
  };
  process.once('SIGTERM', giveUp).once('SIGINT', giveUp);
  const outOfTime = setTimeout(giveUp, 230_000);

  const start = async (name: string) => {
    const worker = await startProofWorker(name, postgres.url(workerRole));
    workers.push(worker);
    return worker;
  };
  const number = async (sql: string, values: unknown[] = []): Promise<number> => {
    for (;;) {
      try {
        return Number((await pool.query<{ n: string }>(sql, values)).rows[0]!.n);
      } catch (error) {
        if (!/ECONN|terminat|starting up|shutting down|08|57P/.test(String(error))) throw error;
        await wait(50);
      }
    }
  };
  const pendingOf = (worker: ProofWorker) =>
    number(`select count(*) n from dbos.workflow_status where status = 'PENDING' and executor_id = $1`, [worker.name]);
  const until = async (what: string, reached: () => Promise<boolean>, seconds = 60, everyMs = 50) => {
    const limit = Date.now() + seconds * 1000;
    while (!(await reached())) {
      if (Date.now() > limit) throw new Error(`not within ${seconds} s: ${what}`);
      await wait(everyMs);
    }
  };
  // Like the API: the row and its job in one transaction. Every tenth is rolled back first and must leave nothing.
  const wave = async () => {
    const client = new Client({ connectionString: postgres.url('visawright_api') });
    await client.connect();
    const once = async (job: number, end: 'commit' | 'rollback') => {
      await client.query('begin');
      await client.query('insert into proof_job (job) values ($1)', [job]);
      await engine.enqueue(client, {
        name: jobName,
        queue,
        key: `${job}`,
        partition: `realm ${job % 3}`,
        input: { job },
      });
      await client.query(end);
    };
    for (let n = 0; n < jobs / 4; n++) {
      const job = ++queued;
      if (job % 10 === 0) await once(1_000_000 + job, 'rollback');
      await once(job, 'commit');
    }
    await client.end();
  };
  const drained = () =>
    until(
      'every job done',
      async () =>
        (await number(`select count(*) n from dbos.workflow_status where status in ('PENDING', 'ENQUEUED')`)) === 0,
      90,
    );
  const busy = (worker: ProofWorker) =>
    until(`${worker.name} at work`, async () => (await pendingOf(worker)) >= 3, 20, 10).then(() => wait(400));

  try {
    for (const role of ['visawright_api', workerRole]) await pool.query(`create role ${role} login`);
    await prepareEngine(postgres.url('postgres'));
    await pool.query(tables);
    const [a, b] = await Promise.all([start('worker a'), start('worker b')]);
    await wait(5000); // no worker is declared dead this soon after the start of the database

    await wave();
    await busy(a);
    a.kill('SIGKILL');
    const killed = performance.now();
    table.jobsOfTheKilled = await pendingOf(a);
    await until('takeover', async () => (await pendingOf(a)) === 0, 30, 5);
    table.takeoverMs = Math.round(performance.now() - killed);
    const c = await start('worker c');
    await drained();

    await wave();
    await busy(b);
    const tookBefore = c.took;
    b.kill('SIGSTOP');
    table.jobsOfTheStopped = await pendingOf(b);
    await wait(stopMs);
    table.takenFromTheStopped = c.took - tookBefore;
    b.kill('SIGCONT');
    await drained();

    await wave();
    await Promise.all([busy(b), busy(c)]);
    const tookBeforeRestart = b.took + c.took;
    postgres.restart();
    await drained();
    await wait(6000); // longer than the period after a restart in which no worker is declared dead
    table.takenFromTheLivingAfterRestart = b.took + c.took - tookBeforeRestart;

    // A worker that is stopped while the database restarts loses its lock without noticing, and continues as a zombie.
    await wave();
    await busy(b);
    b.kill('SIGSTOP');
    postgres.restart();
    table.jobsOfTheZombie = await pendingOf(b);
    await until('takeover after the restart', async () => (await pendingOf(b)) === 0, 30, 5);
    b.kill('SIGCONT');
    await drained();
    await wait(3000); // time for the retries of the zombie, which must all fail

    table.jobs = queued;
    table.staleWritesRefused = b.refused + c.refused;
    table.takenOver = b.took + c.took;
    table.runs = await number('select sum(run_epoch) n from proof_job');
    table.lost = await number(
      `select count(*) n from proof_job j where (select count(distinct step) from proof_step s where s.job = j.job) <> $1
        or not exists (select from dbos.workflow_status w where w.workflow_uuid = $2 || ':' || j.job and w.status = 'SUCCESS')`,
      [steps, jobName],
    );
    table.recordedTwice = await number(
      'select count(*) n from (select from proof_step group by job, step having count(*) > 1) twice',
    );
    table.fromRolledBack = await number('select count(*) n from dbos.workflow_status where workflow_uuid like $1', [
      `${jobName}:1000%`,
    ]);
  } finally {
    clearTimeout(outOfTime);
    process.off('SIGTERM', giveUp).off('SIGINT', giveUp);
    for (const worker of workers) worker.kill('SIGKILL');
    await Promise.all(workers.map((worker) => worker.gone()));
    await engine.close();
    await pool.end();
    postgres.remove();
  }
  requireForProof(table.jobs === jobs, `only ${table.jobs} jobs`);
  requireForProof(table.jobsOfTheKilled > 0 && table.jobsOfTheZombie > 0, 'a worker was idle when it was stopped');
  return {
    judged: `${jobs} jobs, ${table.takenOver} taken over, first takeover after ${table.takeoverMs} ms`,
    checks: [
      none('lost', table.lost),
      none('recorded twice', table.recordedTwice),
      none('started by a rolled back transaction', table.fromRolledBack),
      none('taken from a stopped worker', table.takenFromTheStopped),
      none('taken from living workers after a restart', table.takenFromTheLivingAfterRestart),
    ],
    table,
  };
}
