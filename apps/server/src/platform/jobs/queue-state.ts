import { systemQueues } from '@visawright/contract/insight/system-status.ts';
import { sql, type TenantDatabase } from '../db/db.ts';
import type { QueueName } from './jobs.types.ts';

export interface QueueState {
  readonly queue: QueueName;
  readonly waiting: number;
  readonly running: number;
  readonly oldestSeconds: number; // how long the oldest waiting job has waited
}

interface Row {
  readonly queue: string;
  readonly waiting: number;
  readonly running: number;
  readonly oldest: number | null;
}

// Of all realms together. A job that waits for its next attempt is running: its slot is taken.
export async function loadQueueStates(tenants: TenantDatabase): Promise<QueueState[]> {
  const rows = await tenants.outsideRealms<Row>(sql`
    select queue_name as queue,
      (count(*) filter (where status = 'ENQUEUED'))::int as waiting,
      (count(*) filter (where status = 'PENDING'))::int as running,
      (extract(epoch from clock_timestamp())
        - min(created_at) filter (where status = 'ENQUEUED') / 1000.0)::float8 as oldest
    from dbos.workflow_status
    where status in ('ENQUEUED', 'PENDING') and queue_name is not null
    group by queue_name`);
  return systemQueues.map((queue: QueueName) => {
    const found = rows.find((row) => row.queue === queue);
    return {
      queue,
      waiting: found?.waiting ?? 0,
      running: found?.running ?? 0,
      oldestSeconds: Math.max(0, found?.oldest ?? 0),
    };
  });
}

// A worker counts as alive while it holds its lock, which is on a connection of this name.
export async function countLiveWorkers(tenants: TenantDatabase): Promise<number> {
  const [row] = await tenants.outsideRealms<{ n: number }>(sql`
    select count(*)::int as n from pg_stat_activity
    where application_name = 'visawright worker lock' and datname = current_database()`);
  return row?.n ?? 0;
}
