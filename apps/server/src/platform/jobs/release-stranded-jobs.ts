import type { DatabaseClient } from '../db/connection.ts';

const strandedMs = 10_000; // a claimed job normally starts within moments

// If the database fails during a commit, the engine can own jobs it does not know about: claimed but never started, or left by a run that
// mistook its own record for another's. No other worker considers this one dead, so it has to find them itself.
export async function releaseStrandedJobs(
  client: DatabaseClient,
  executorId: string,
  isRunning: (jobId: string) => boolean,
): Promise<number> {
  const before = `(extract(epoch from clock_timestamp()) * 1000)::bigint - ${strandedMs}`;
  const mine = `status = 'PENDING' and executor_id = $1 and started_at_epoch_ms < ${before}`;
  const { rows } = await client.query<{ id: string }>(
    `select workflow_uuid as id from dbos.workflow_status where ${mine}`,
    [executorId],
  );
  const stranded = rows.map(({ id }) => id).filter((id) => !isRunning(id));
  if (stranded.length === 0) return 0;
  const given = await client.query(
    `update dbos.workflow_status set status = 'ENQUEUED', owner_xid = null, started_at_epoch_ms = null,
       updated_at = (extract(epoch from clock_timestamp()) * 1000)::bigint
     where ${mine} and workflow_uuid = any($2)`,
    [executorId, stranded],
  );
  return given.rowCount ?? 0;
}
