import { sql, type Tx } from '../db/db.ts';
import { jobId } from './job-id.ts';
import type { JobName } from './jobs.types.ts';

export interface JobsOf {
  readonly name: JobName;
  readonly keys: readonly string[];
}

// Deletes jobs with their inputs and results, whatever their state: a job that is running can no longer write. `mentioned` are uids in the
// inputs of jobs whose key says nothing.
export async function deleteJobs(tx: Tx, jobs: readonly JobsOf[], mentioned: JobsOf): Promise<number> {
  const ids = jobs.flatMap(({ name, keys }) => keys.map((key) => jobId(name, key)));
  const patterns = mentioned.keys.map((uid) => `%${uid}%`);
  const more = await tx.many<{ id: string }>(sql`
    select s.workflow_uuid as id from dbos.workflow_status s left join dbos.workflow_input i on i.workflow_uuid = s.workflow_uuid
    where s.name = ${mentioned.name} and coalesce(i.inputs, s.inputs) like any(${patterns}::text[])`);
  const all = [...ids, ...more.map(({ id }) => id)];
  const deleted = await tx.run(sql`delete from dbos.workflow_status where workflow_uuid = any(${all}::text[])`);
  for (const table of [sql`operation_outputs`, sql`workflow_input`, sql`workflow_output`])
    await tx.run(sql`delete from dbos.${table} where workflow_uuid = any(${all}::text[])`);
  return deleted;
}
