import { sql, type Db } from '../../platform/db/db.ts';
import { watchRealms } from '../../platform/realms/watch-realms.ts';
import type { SweepParts } from '../../platform/jobs/run-hourly.ts';

const everyMs = 1_000;
const atOnce = 2_000;

// Counts what is marked in one realm; each batch is a transaction of its own. Returns the number of marks.
export async function foldAnalytics(db: Db): Promise<number> {
  const isMarked = await db.find(sql`select 1 from analytics_mark where realm_id = ${db.realmId} limit 1`);
  if (!isMarked) return 0;
  for (let folded = 0; ;) {
    const { taken } = await db.get<{ taken: number }>(sql`select fold_analytics(${atOnce}) as taken`);
    folded += taken;
    if (taken < atOnce) return folded;
  }
}

export const watchAnalytics = (parts: SweepParts): { close(): void } =>
  watchRealms(parts, {
    everyMs,
    delayed: 'analytics are delayed',
    look: (realmId) => foldAnalytics(parts.tenants.forRealm(realmId)),
  });
