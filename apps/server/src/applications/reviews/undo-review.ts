import type { Application } from '@visawright/contract/applications/application.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db, type Tx } from '../../platform/db/db.ts';
import { lockApplication, type LockedApplication } from '../records/applications.queries.ts';
import { publishAndRead } from '../records/publish-application-changed.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { undoAllowedSeconds } from './add-review.ts';

interface Decision {
  readonly verdict: 'approved' | 'returned';
}

// Only one's own decision, only for a moment, and only if nothing happened to the application since. The version names the
// decision: an older offer to undo must not undo a newer decision.
export const undoReview = (
  db: Db,
  actor: Actor,
  { applicationUid, version }: { readonly applicationUid: string; readonly version: number },
): Promise<Application> =>
  db.transaction(async (tx) => {
    const row = await lockApplication(tx, actor, 'application.review', applicationUid);
    const decision = await tx.find<Decision>(sql`
      select verdict from review_task
      where ${own(tx, actor, row)} and decided_version = ${row.version} and decided_version = ${version}
        and decided_at > clock_timestamp() - ${undoAllowedSeconds} * interval '1 second'`);
    if (!decision) throw new AppError('review.undoTooLate');
    await reopen(tx, actor, row);
    await tx.run(sql`
      update application set review = 'requested', version = version + 1
      where realm_id = ${tx.realmId} and application_uid = ${applicationUid}`);
    const change = { kind: 'reviewUndone', applicationUid, field: 'review', was: decision.verdict };
    await writeChange(tx, actor, { ...change, became: 'requested' });
    return publishAndRead(tx, actor, applicationUid);
  });

const round = (tx: Tx, { application_uid, review_round }: LockedApplication) => sql`
  realm_id = ${tx.realmId} and application_uid = ${application_uid} and round = ${review_round}`;

const own = (tx: Tx, actor: Actor, row: LockedApplication) => sql`
  ${round(tx, row)} and reviewer_uid = ${actor.personUid}`;

// The task and those of other reviewers that a return had withdrawn are open again.
async function reopen(tx: Tx, actor: Actor, row: LockedApplication): Promise<void> {
  await tx.run(sql`
    update review_task set withdrawn_at = null
    where ${round(tx, row)} and decided_at is null
      and withdrawn_at = (select m.decided_at from review_task m where m.realm_id = ${tx.realmId}
        and m.application_uid = ${row.application_uid} and m.round = ${row.review_round} and m.reviewer_uid = ${actor.personUid})`);
  await tx.run(sql`delete from review_section where ${own(tx, actor, row)}`);
  await tx.run(sql`
    update review_task set verdict = null, note = null, approval_reason = null, decided_at = null, decided_version = null,
      announce_at = null
    where ${own(tx, actor, row)}`);
}
