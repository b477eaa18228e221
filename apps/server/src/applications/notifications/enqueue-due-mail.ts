import type { Logger } from 'pino';
import { sql, type TenantDatabase } from '../../platform/db/db.ts';
import type { Jobs } from '../../platform/jobs/jobs.types.ts';
import type { RealmDirectory } from '../../platform/realms/realm.types.ts';
import { watchRealms } from '../../platform/realms/watch-realms.ts';

export interface DueMailParts {
  readonly tenants: TenantDatabase;
  readonly realms: RealmDirectory;
  readonly jobs: Jobs;
  readonly log: Logger;
}

const everyMs = 20_000;
const atOnce = 200;

// Writers only mark a notification as due. Each mark becomes exactly one job here, so that no other code depends on
// mail.
export const enqueueDueMail = (
  { tenants, jobs }: Pick<DueMailParts, 'tenants' | 'jobs'>,
  realmId: string,
): Promise<number> =>
  tenants.forRealm(realmId).transaction(async (tx) => {
    const due = await tx.many<{ uid: string }>(sql`
      update notification set mail_due = false
      where realm_id = ${realmId} and notification_uid in (
        select notification_uid from notification where realm_id = ${realmId} and mail_due limit ${atOnce} for update skip locked)
      returning notification_uid as uid`);
    for (const { uid } of due) await jobs.enqueue(tx, 'notificationMail', uid, { realmId, notificationUid: uid });
    return due.length;
  });

export const watchDueMail = (parts: DueMailParts): { close(): void } =>
  watchRealms(parts, {
    everyMs,
    delayed: 'notification mails are delayed',
    look: (realmId) => enqueueDueMail(parts, realmId),
  });
