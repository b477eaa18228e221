import type { Logger } from 'pino';
import type { Db, TenantDatabase } from '../db/db.ts';
import type { RealmDirectory } from '../realms/realm.types.ts';

interface WatchParts {
  readonly realms: RealmDirectory;
  readonly tenants: TenantDatabase;
  readonly log: Logger;
}

const lookEveryMs = 60_000;

// The engine gives up a job that crashed its worker ten times without notifying us. `fail` marks the affected records and returns how
// many there were.
export function watchGivenUpJobs(
  parts: WatchParts,
  what: string,
  fail: (db: Db) => Promise<number>,
): { close(): void } {
  const look = async () => {
    for (const realmId of await parts.realms.ids()) {
      const found = await fail(parts.tenants.forRealm(realmId));
      if (found > 0) parts.log.warn({ [what]: found }, `jobs of ${what} were given up`);
    }
  };
  const timer = setInterval(() => void look().catch(() => undefined), lookEveryMs);
  return { close: () => clearInterval(timer) };
}
