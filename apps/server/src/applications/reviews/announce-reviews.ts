import type { Logger } from 'pino';
import { sql, type Db, type TenantDatabase, type Tx } from '../../platform/db/db.ts';
import type { RealmDirectory } from '../../platform/realms/realm.types.ts';
import { watchRealms } from '../../platform/realms/watch-realms.ts';
import { notify } from '../../platform/notifications/notify.ts';
import { findNotifiedPeople } from './find-notified-people.ts';

interface Decided {
  readonly application_uid: string;
  readonly round: number;
  readonly reviewer_uid: string;
}
interface Announced {
  readonly applicant_uid: string;
  readonly agency_uid: string;
  readonly agent_uid: string | null;
  readonly verdict: 'approved' | 'returned';
}

// Modules above this one subscribe in entry/worker.ts.
export interface ReviewSubscribers {
  readonly reviewApproved: (tx: Tx, applicationUid: string) => Promise<void>; // in the transaction of the announcement
}

// Decisions that can no longer be undone: the agent is notified, and what follows from an approval begins.
export async function announceReviews(db: Db, subscribers: ReviewSubscribers): Promise<number> {
  const due = await db.many<Decided>(sql`
    select application_uid, round, reviewer_uid from review_task
    where realm_id = ${db.realmId} and announce_at <= clock_timestamp() order by announce_at limit 200`);
  for (const task of due) await db.transaction((tx) => announce(tx, task, subscribers));
  return due.length;
}

// The application is locked first, as in every review decision, to avoid deadlocks. A decision that was overtaken by an
// edit or a new round is not announced any more.
async function announce(tx: Tx, task: Decided, { reviewApproved }: ReviewSubscribers): Promise<void> {
  const { application_uid: applicationUid, round, reviewer_uid: reviewerUid } = task;
  const found = await tx.find<Announced>(sql`
    select a.applicant_uid, a.agency_uid, a.agent_uid, t.verdict
    from application a
    join review_task t on t.realm_id = a.realm_id and t.application_uid = a.application_uid and t.round = a.review_round
      and t.verdict = a.review
    where a.realm_id = ${tx.realmId} and a.application_uid = ${applicationUid} and a.deleted_at is null
      and t.round = ${round} and t.reviewer_uid = ${reviewerUid} and t.announce_at <= clock_timestamp()
    for no key update of a`);
  const claimed = await tx.run(sql`
    update review_task set announce_at = null
    where realm_id = ${tx.realmId} and application_uid = ${applicationUid} and round = ${round} and reviewer_uid = ${reviewerUid}
      and announce_at <= clock_timestamp()`);
  if (!found || claimed === 0) return;
  await notify(tx, {
    personUids: await findNotifiedPeople(tx, found),
    kind: found.verdict === 'approved' ? 'reviewApproved' : 'reviewReturned',
    causedBy: reviewerUid,
    applicationUids: [applicationUid],
  });
  if (found.verdict === 'approved') await reviewApproved(tx, applicationUid);
}

interface WatchParts {
  readonly tenants: TenantDatabase;
  readonly realms: RealmDirectory;
  readonly log: Logger;
}

const everyMs = 2_000;

export const watchReviews = (parts: WatchParts, subscribers: ReviewSubscribers): { close(): void } =>
  watchRealms(parts, {
    everyMs,
    delayed: 'review notifications are delayed',
    look: (realmId) => announceReviews(parts.tenants.forRealm(realmId), subscribers),
  });
