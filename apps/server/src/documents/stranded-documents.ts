import type { Logger } from 'pino';
import { sql, type Db, type TenantDatabase } from '../access/db.ts';
import type { RealmDirectory } from '../realms/realm.types.ts';
import { markFailed } from './settle-steps.ts';

const lookEveryMs = 60_000;
const ended = ['ERROR', 'CANCELLED', 'MAX_RECOVERY_ATTEMPTS_EXCEEDED'];

// A job that took its worker down ten times is given up by the engine without a word to us: its document says so here.
export async function failStranded(db: Db): Promise<number> {
  const found = await db.many<{ uid: string; epoch: number }>(sql`
    select d.document_uid as uid, d.run_epoch as epoch from document d
    join dbos.workflow_status w on w.workflow_uuid = 'readDocument:' || d.document_uid || ':' || d.run_epoch
    where d.realm_id = ${db.realmId} and d.settled_at is null and d.deleted_at is null and w.status = any(${ended})
    limit 200`);
  for (const { uid, epoch } of found)
    await db.transaction(async (tx) => {
      const row = await tx.find(sql`
        select document_uid from document where realm_id = ${tx.realmId} and document_uid = ${uid} and run_epoch = ${epoch}
          and settled_at is null and deleted_at is null for update`);
      if (row) await markFailed(tx, uid);
    });
  return found.length;
}

export function watchStranded(parts: { realms: RealmDirectory; tenants: TenantDatabase; log: Logger }): {
  close(): void;
} {
  const look = async () => {
    for (const realmId of await parts.realms.ids()) {
      const documents = await failStranded(parts.tenants.forRealm(realmId));
      if (documents > 0) parts.log.warn({ documents }, 'documents whose reading was given up');
    }
  };
  const timer = setInterval(() => void look().catch(() => undefined), lookEveryMs);
  return { close: () => clearInterval(timer) };
}
