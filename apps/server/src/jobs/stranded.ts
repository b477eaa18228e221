import type { Client } from 'pg';

const strandedMs = 10_000; // a claimed job starts within moments

// When the database dies in the middle of a commit, the engine can own a job it does not know it owns: claimed but never started, or
// left by a run that mistook its own record for another's. Nobody calls a living worker dead, so it must find these itself.
export async function giveBackStranded(
  client: Client,
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
