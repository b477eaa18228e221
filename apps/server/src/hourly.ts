import type { Logger } from 'pino';
import type { Db, TenantDatabase } from './access/db.ts';
import type { RealmDirectory } from './realms/realm.types.ts';

// Work that may run late, twice, or in several copies at once. A failure is noted and the next hour tries again.
export function hourly(log: Logger, what: string, work: () => Promise<number>): { close(): void } {
  const turn = async () => {
    const deleted = await work();
    if (deleted > 0) log.info({ deleted }, `${what} deleted`);
  };
  const timer = setInterval(() => {
    turn().catch((error: Error) => log.warn({ cause: error.name }, `${what} could not be deleted`));
  }, 3_600_000);
  timer.unref();
  return { close: () => clearInterval(timer) };
}

export interface SweepParts {
  readonly realms: RealmDirectory;
  readonly tenants: TenantDatabase;
  readonly log: Logger;
}

// Realm by realm; copies of the worker may sweep side by side.
export async function inRealms(
  { realms, tenants }: SweepParts,
  sweep: (db: Db, now: number) => Promise<number>,
): Promise<number> {
  let deleted = 0;
  for (const realmId of await realms.ids()) deleted += await sweep(tenants.forRealm(realmId), Date.now());
  return deleted;
}

export const hourlyInRealms = (
  parts: SweepParts,
  what: string,
  sweep: (db: Db, now: number) => Promise<number>,
): { close(): void } => hourly(parts.log, what, () => inRealms(parts, sweep));
