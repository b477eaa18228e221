import type { Logger } from 'pino';
import type { Db, TenantDatabase } from '../db/db.ts';
import type { RealmDirectory } from '../realms/realm.types.ts';

// For work that may run late, twice, or in several workers at once. A failure is logged and retried the next hour.
export function runHourly(log: Logger, what: string, work: () => Promise<number>): { close(): void } {
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

// One realm after another; several workers may sweep at the same time.
export async function sumOverRealms(
  { realms, tenants }: SweepParts,
  sweep: (db: Db, now: number) => Promise<number>,
): Promise<number> {
  let deleted = 0;
  for (const realmId of await realms.ids()) deleted += await sweep(tenants.forRealm(realmId), Date.now());
  return deleted;
}

export const runHourlyInRealms = (
  parts: SweepParts,
  what: string,
  sweep: (db: Db, now: number) => Promise<number>,
): { close(): void } => runHourly(parts.log, what, () => sumOverRealms(parts, sweep));
