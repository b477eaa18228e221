import type { Logger } from 'pino';
import type { Db, TenantDatabase } from '../access/db.ts';
import type { RealmDirectory } from '../realms/realm.types.ts';

// The engine's words for a job that ended without its own last step.
export const givenUp = ['ERROR', 'CANCELLED', 'MAX_RECOVERY_ATTEMPTS_EXCEEDED'];

interface WatchParts {
  readonly realms: RealmDirectory;
  readonly tenants: TenantDatabase;
  readonly log: Logger;
}

const lookEveryMs = 60_000;

// A job that took its worker down ten times is given up by the engine without a word to us: `fail` says so where somebody waits, and how often.
export function watchGivenUp(parts: WatchParts, what: string, fail: (db: Db) => Promise<number>): { close(): void } {
  const look = async () => {
    for (const realmId of await parts.realms.ids()) {
      const found = await fail(parts.tenants.forRealm(realmId));
      if (found > 0) parts.log.warn({ [what]: found }, `${what} whose job was given up`);
    }
  };
  const timer = setInterval(() => void look().catch(() => undefined), lookEveryMs);
  return { close: () => clearInterval(timer) };
}
