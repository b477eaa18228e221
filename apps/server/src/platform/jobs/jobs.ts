import type { Logger } from 'pino';
import type { TransactionClient } from '../db/connection.ts';
import { openEngineClient } from './engine.ts';
import type { EngineJob, Run } from './engine.types.ts';
import { jobDefinitions, type JobInputs, type JobName, type Jobs } from './jobs.types.ts';

export async function openJobs(databaseUrl: string, log: Logger): Promise<Jobs> {
  const engine = await openEngineClient(databaseUrl, log);
  return {
    async enqueue(tx, name, key, input) {
      const { queue, input: schema } = jobDefinitions[name];
      const checked = schema.parse(input);
      if (checked.realmId !== tx.realmId) throw new Error('a job belongs to the realm of its transaction');
      await engine.enqueue(tx.client as TransactionClient, {
        name,
        queue,
        key,
        partition: checked.realmId,
        input: checked,
      });
    },
    close: () => engine.close(),
  };
}

export type JobHandlers = { readonly [N in JobName]: (run: Run, input: JobInputs[N]) => Promise<void> };

// A worker takes only jobs it has a handler for; the product's worker has all of them.
export const engineJobs = (handlers: Partial<JobHandlers>): EngineJob[] =>
  (Object.keys(handlers) as JobName[]).map((name) => engineJob(name, handlers[name]!));

const engineJob = <N extends JobName>(name: N, handler: JobHandlers[N]): EngineJob => ({
  name,
  queue: jobDefinitions[name].queue,
  run: (run, input) => handler(run, jobDefinitions[name].input.parse(input) as JobInputs[N]),
});
