import { setTimeout as wait } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { StaleRun, type EngineJob } from '@visawright/server/tools.ts';
import { jobName, queue, steps } from './tables.ts';

async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failed: Error) => (broken = failed));
    throw error;
  } finally {
    client.release(broken);
  }
}

// The pattern of every durable job: take an epoch while the engine owns the job, and check it in the transaction of each write.
export function sixSteps(pool: Pool, worker: string, refused: () => void): EngineJob {
  return {
    name: jobName,
    queue,
    async run(run, input) {
      const { job } = input as { job: number };
      const epoch = await run.begin(() =>
        inTransaction(pool, async (client) => {
          await run.own(client);
          const taken = 'update proof_job set run_epoch = run_epoch + 1 where job = $1 returning run_epoch';
          return (await client.query<{ run_epoch: string }>(taken, [job])).rows[0]!.run_epoch;
        }),
      );
      for (let step = 1; step <= steps; step++) {
        await run.step(`step ${step}`, async () => {
          await wait(60 + Math.random() * 80);
          await inTransaction(pool, async (client) => {
            const current = 'select from proof_job where job = $1 and run_epoch = $2 for update';
            if ((await client.query(current, [job, epoch])).rowCount !== 1) {
              refused();
              throw new StaleRun(run.jobId);
            }
            await client.query(
              `insert into proof_step select $1, $2, $3, $4 where not exists (select from proof_step where job = $1 and step = $2)`,
              [job, step, epoch, worker],
            );
          });
        });
      }
    },
  };
}
