import type { Logger } from 'pino';
import { sql, type Db, type TenantDatabase } from '../db/db.ts';
import type { Jobs } from '../jobs/jobs.types.ts';
import type { RealmDirectory } from '../realms/realm.types.ts';
import { watchRealms } from '../realms/watch-realms.ts';
import type { Backfill } from './backfill.types.ts';

interface WatchedParts {
  readonly tenants: TenantDatabase;
  readonly realms: RealmDirectory;
  readonly jobs: Jobs;
  readonly log: Logger;
}

const everyMs = 60_000;
const againMs = 1_800_000; // a job that was given up, or taken by a worker that does not know it, is queued again

// Queues what is not finished, in every realm; a realm that is created later has nothing to fill and is finished at once.
export const watchBackfills = (parts: WatchedParts, backfills: readonly Backfill[]): { close(): void } => {
  if (backfills.length === 0) return { close: () => undefined };
  const look = (realmId: string) => queueBackfills(parts.jobs, parts.tenants.forRealm(realmId), backfills, Date.now());
  return watchRealms(parts, { everyMs, delayed: 'backfills could not be queued', look });
};

export const queueBackfills = (
  jobs: Jobs,
  db: Db,
  backfills: readonly Pick<Backfill, 'name'>[],
  now: number,
): Promise<void> =>
  db.transaction(async (tx) => {
    const names = backfills.map(({ name }) => name);
    await tx.run(sql`
      insert into backfill (realm_id, name) select ${tx.realmId}::uuid, unnest(${names}::text[]) on conflict do nothing`);
    const open = await tx.many<{ name: string }>(sql`
      select name from backfill where realm_id = ${tx.realmId} and name = any(${names}) and finished_at is null`);
    for (const { name } of open)
      await jobs.enqueue(tx, 'backfill', `${tx.realmId} ${name} ${Math.floor(now / againMs)}`, {
        realmId: tx.realmId,
        name,
      });
  });
