import type { Logger } from 'pino';
import { sql, type Db, type TenantDatabase } from '../access/db.ts';
import type { RealmDirectory } from '../realms/realm.types.ts';
import { failPackage } from './package-job.ts';

const lookEveryMs = 60_000;
const ended = ['ERROR', 'CANCELLED', 'MAX_RECOVERY_ATTEMPTS_EXCEEDED'];

// A job that took its worker down ten times is given up by the engine without a word to us: its package says so here.
export async function failStrandedPackages(db: Db): Promise<number> {
  const found = await db.many<{ uid: string; epoch: number }>(sql`
    select p.package_uid as uid, p.run_epoch as epoch from package p
    join dbos.workflow_status w on w.workflow_uuid = 'buildPackage:' || p.package_uid || ':' || p.run_epoch
    where p.realm_id = ${db.realmId} and p.state in ('waiting', 'building') and w.status = any(${ended}) limit 200`);
  for (const { uid, epoch } of found)
    await db.transaction(async (tx) => {
      const row = await tx.find<{ application: string }>(sql`
        select application_uid as application from package where realm_id = ${tx.realmId} and package_uid = ${uid}
          and run_epoch = ${epoch} and state in ('waiting', 'building') for update`);
      if (row) await failPackage(tx, uid, row.application);
    });
  return found.length;
}

export function watchStrandedPackages(parts: { realms: RealmDirectory; tenants: TenantDatabase; log: Logger }): {
  close(): void;
} {
  const look = async () => {
    for (const realmId of await parts.realms.ids()) {
      const packages = await failStrandedPackages(parts.tenants.forRealm(realmId));
      if (packages > 0) parts.log.warn({ packages }, 'packages that were given up');
    }
  };
  const timer = setInterval(() => void look().catch(() => undefined), lookEveryMs);
  return { close: () => clearInterval(timer) };
}
