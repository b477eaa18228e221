import { randomUUID } from 'node:crypto';
import type { ChannelName } from '@visawright/contract/platform/notification-facts.ts';
import type { Logger } from 'pino';
import { sql, type Db, type TenantDatabase } from '../../../platform/db/db.ts';
import { isGivenUp } from '../../../platform/jobs/is-given-up.ts';
import { runHourlyInRealms, type SweepParts } from '../../../platform/jobs/run-hourly.ts';
import type { Jobs } from '../../../platform/jobs/jobs.types.ts';
import type { RealmDirectory } from '../../../platform/realms/realm.types.ts';
import { watchRealms } from '../../../platform/realms/watch-realms.ts';

export interface DueParts {
  readonly tenants: TenantDatabase;
  readonly realms: RealmDirectory;
  readonly jobs: Jobs;
  readonly log: Logger;
}

interface Due {
  readonly uid: string;
  readonly channel: ChannelName;
  readonly person_uid: string;
  readonly is_summary: boolean;
  readonly thread_uid: string;
}

const everyMs = 5_000;
const atOnce = 400;
const mostAttempts = 6;
const storedDays = 30;

// Writers only add rows. Each row becomes part of exactly one job here, in one transaction, so that no other code depends on a channel.
// Events of one application leave together, and so does everything that waits for the same summary.
export const queueDueDeliveries = (
  { tenants, jobs }: Pick<DueParts, 'tenants' | 'jobs'>,
  realmId: string,
  now: Date = new Date(),
): Promise<number> =>
  tenants.forRealm(realmId).transaction(async (tx) => {
    const due = await tx.many<Due>(sql`
      select d.notification_uid as uid, d.channel, d.person_uid, d.is_summary, n.thread_uid
      from notification_delivery d
      join notification n on n.realm_id = d.realm_id and n.notification_uid = d.notification_uid
      where d.realm_id = ${realmId} and d.state = 'waiting' and d.due_at <= ${now}
      order by d.due_at, d.notification_uid limit ${atOnce} for update of d skip locked`);
    const batches = [...Map.groupBy(due, messageOf).values()].map((rows) => ({ batchUid: randomUUID(), rows }));
    const placed = batches.flatMap(({ batchUid, rows }) => rows.map((row) => ({ ...row, batchUid })));
    await tx.run(sql`
      update notification_delivery d set state = 'queued', batch_uid = w.batch_uid
      from unnest(${placed.map(({ uid }) => uid)}::uuid[], ${placed.map(({ channel }) => channel)}::text[],
        ${placed.map(({ batchUid }) => batchUid)}::uuid[]) w (notification_uid, channel, batch_uid)
      where d.realm_id = ${realmId} and d.notification_uid = w.notification_uid and d.channel = w.channel`);
    for (const { batchUid, rows } of batches)
      await jobs.enqueue(tx, 'deliverNotices', batchUid, { realmId, batchUid, channel: rows[0]!.channel });
    return batches.length;
  });

const messageOf = ({ person_uid, channel, is_summary, thread_uid }: Due) =>
  [person_uid, channel, is_summary ? 'summary' : thread_uid].join(' ');

export const watchDueDeliveries = (parts: DueParts): { close(): void } =>
  watchRealms(parts, {
    everyMs,
    delayed: 'notifications leave late',
    look: (realmId) => queueDueDeliveries(parts, realmId),
  });

// The engine gave a job up after its retries. Its deliveries wait again, longer each time, and fail in the end.
export const retryStrandedDeliveries = (db: Db): Promise<number> =>
  db.run(sql`
    update notification_delivery set attempts = attempts + 1,
      state = case when attempts + 1 < ${mostAttempts} then 'waiting' else 'failed' end,
      batch_uid = case when attempts + 1 < ${mostAttempts} then null else batch_uid end,
      settled_at = case when attempts + 1 < ${mostAttempts} then null else clock_timestamp() end,
      due_at = clock_timestamp() + interval '5 minutes' * power(3, attempts)
    where realm_id = ${db.realmId} and state = 'queued' and ${isGivenUp('deliverNotices', sql`batch_uid`)}`);

// What became of a message is of interest for a while only.
const sweepDeliveries = (db: Db, now: number): Promise<number> =>
  db.run(sql`
    delete from notification_delivery
    where realm_id = ${db.realmId} and settled_at < ${new Date(now - storedDays * 86_400_000)}`);

export const sweepDeliveriesHourly = (parts: SweepParts): { close(): void } =>
  runHourlyInRealms(parts, 'records of sent notifications', sweepDeliveries);
