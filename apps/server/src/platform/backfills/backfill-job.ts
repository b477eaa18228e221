import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Db, type TenantDatabase } from '../db/db.ts';
import type { JobHandlers } from '../jobs/jobs.ts';
import type { Run } from '../jobs/engine.types.ts';
import type { Backfill } from './backfill.types.ts';

interface BackfillParts {
  readonly tenants: TenantDatabase;
  readonly stopping: AbortSignal;
  readonly pauseMs?: number; // between two batches, so that calls of people come first
}

const usualPauseMs = 50;

// One batch after another, each with its position in one transaction: a job that is run again goes on where the first one stopped, and two
// at once fill no row twice. A worker of another release that does not know the backfill fails the job; it is queued again later.
export const backfillJob =
  (
    { tenants, stopping, pauseMs = usualPauseMs }: BackfillParts,
    backfills: readonly Backfill[],
  ): JobHandlers['backfill'] =>
  async (run, { realmId, name }) => {
    const backfill = backfills.find((each) => each.name === name);
    if (!backfill) throw new Error(`this release does not know the backfill ${name}`);
    const db = tenants.forRealm(realmId);
    while (await run.begin(() => fillBatch(run, db, backfill))) {
      if (stopping.aborted) await new Promise(() => undefined); // an open job is resumed by another worker
      await wait(pauseMs);
    }
  };

// Whether there may be more.
const fillBatch = (run: Run, db: Db, { name, fill }: Backfill): Promise<boolean> =>
  db.transaction(async (tx) => {
    await run.own(tx.client);
    const state = await tx.get<{ reached: string | null; isFinished: boolean }>(sql`
      select reached, finished_at is not null as "isFinished" from backfill
      where realm_id = ${tx.realmId} and name = ${name} for update`);
    if (state.isFinished) return false;
    const filled = await fill(tx, state.reached);
    if (filled === undefined)
      await tx.run(sql`
        update backfill set finished_at = clock_timestamp() where realm_id = ${tx.realmId} and name = ${name}`);
    else
      await tx.run(sql`
        update backfill set reached = ${filled.reached}, rows_filled = rows_filled + ${filled.rows}
        where realm_id = ${tx.realmId} and name = ${name}`);
    return filled !== undefined;
  });
