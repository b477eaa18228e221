import type { ChannelName } from '@visawright/contract/platform/notification-facts.ts';
import { sql, type Db } from '../../../platform/db/db.ts';
import type { Run } from '../../../platform/jobs/engine.types.ts';
import type { JobInputs } from '../../../platform/jobs/jobs.types.ts';
import type { TenantDatabase } from '../../../platform/db/db.ts';
import type { RealmDirectory } from '../../../platform/realms/realm.types.ts';
import type { Channel } from './channel.types.ts';
import { loadBatch, loadMailed } from './load-batch.ts';

export interface DeliveryParts {
  readonly tenants: TenantDatabase;
  readonly realms: RealmDirectory;
  readonly channels: Readonly<Record<ChannelName, Channel>>;
}

// Sends one message: the events of one application for a person on one channel, or a summary. The step may run twice; the key is the
// same, and a delivery that was settled is not loaded again.
export const deliverNotices =
  ({ tenants, realms, channels }: DeliveryParts) =>
  async (run: Run, { realmId, batchUid, channel }: JobInputs['deliverNotices']) => {
    const db = tenants.forRealm(realmId);
    await run.step('send', async () => {
      const [realm, batch] = [await realms.byId(realmId), await loadBatch(db, batchUid)];
      const notice = realm && batch && { messageUid: batchUid, key: `notices ${batchUid}`, realm, ...batch };
      const ended = notice ? await channels[channel].send(notice) : 'dropped';
      await settle(db, batchUid, ended === 'refused' ? 'failed' : ended);
    });
  };

const settle = (db: Db, batchUid: string, state: 'delivered' | 'dropped' | 'failed') =>
  db.run(sql`
    update notification_delivery set state = ${state}, settled_at = clock_timestamp()
    where realm_id = ${db.realmId} and batch_uid = ${batchUid} and state = 'queued'`);

// Jobs that were queued before deliveries had rows.
export const sendNotificationMail =
  ({ tenants, realms, channels }: DeliveryParts) =>
  async (run: Run, { realmId, notificationUid }: JobInputs['notificationMail']) => {
    await run.step('send', async () => {
      const [realm, mailed] = [
        await realms.byId(realmId),
        await loadMailed(tenants.forRealm(realmId), notificationUid),
      ];
      if (realm && mailed)
        await channels.mail.send({
          messageUid: notificationUid,
          key: `notification ${notificationUid}`,
          realm,
          ...mailed,
        });
    });
  };
