import type { Actor } from '../../platform/access/actor.types.ts';
import { loadApplicantKeys } from '../../platform/crypto/applicant-key.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import { publishApplicationChanged } from '../records/publish-application-changed.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import type { LockedPerson } from '../../identity/staff/lock-staff.ts';

interface Task {
  readonly application_uid: string;
  readonly applicant_uid: string;
  readonly round: number;
}

interface Handover {
  readonly from: LockedPerson;
  readonly to: LockedPerson | undefined;
  readonly reason: string;
}

// Open reviews go to another reviewer and keep their place in the queue, or are withdrawn. An application without
// reviewers left is no longer in review.
export async function handOverReviews(
  tx: Tx,
  keys: KeyStore,
  actor: Actor,
  { from, to, reason }: Handover,
): Promise<number> {
  // Applications are locked first, as in every review decision, to avoid deadlocks.
  await tx.many(sql`
    select w.application_uid from application w
    where w.realm_id = ${tx.realmId} and w.application_uid in (select t.application_uid from review_task t
      where t.realm_id = ${tx.realmId} and t.reviewer_uid = ${from.person_uid} and t.decided_at is null and t.withdrawn_at is null)
    order by w.application_uid for no key update`);
  const tasks = await tx.many<Task>(sql`
    update review_task set withdrawn_at = now()
    where realm_id = ${tx.realmId} and reviewer_uid = ${from.person_uid} and decided_at is null and withdrawn_at is null
    returning application_uid, round,
      (select a.applicant_uid from application a
        where a.realm_id = review_task.realm_id and a.application_uid = review_task.application_uid) as applicant_uid`);
  const keyOf = await loadApplicantKeys(tx, keys, reason ? tasks.map((task) => task.applicant_uid) : []);
  for (const task of tasks) {
    if (to) await give(tx, actor, task, from, to);
    const isLeft = await withdrawIfNobody(tx, task);
    await writeChange(tx, actor, {
      kind: isLeft && to ? 'reviewRequested' : 'reviewWithdrawn',
      applicationUid: task.application_uid,
      field: 'reviewer',
      was: from.name,
      became: to?.name ?? null,
      reason: reason ? { text: reason, key: keyOf(task.applicant_uid) } : null,
    });
  }
  const applicationUids = tasks.map((task) => task.application_uid);
  await publishApplicationChanged(tx, applicationUids, [from.person_uid]);
  return tasks.length;
}

const give = (tx: Tx, actor: Actor, task: Task, from: LockedPerson, to: LockedPerson) =>
  tx.run(sql`
    insert into review_task (realm_id, application_uid, round, reviewer_uid, requested_by, requested_at, request_reason)
    select realm_id, application_uid, round, ${to.person_uid}, ${actor.personUid}, requested_at, request_reason from review_task
    where realm_id = ${tx.realmId} and application_uid = ${task.application_uid} and round = ${task.round}
      and reviewer_uid = ${from.person_uid}
    on conflict (realm_id, application_uid, round, reviewer_uid) do update
      set withdrawn_at = null, requested_by = excluded.requested_by where review_task.decided_at is null`);

// A new reviewer counts as a change too, so the version rises.
async function withdrawIfNobody(tx: Tx, { application_uid, round }: Task): Promise<boolean> {
  const { review } = await tx.get<{ review: string }>(sql`
    update application w set version = version + 1, review = case
      when w.review = 'requested' and w.review_round = ${round} and not exists (
        select from review_task t where t.realm_id = w.realm_id and t.application_uid = w.application_uid and t.round = ${round}
          and t.decided_at is null and t.withdrawn_at is null)
      then 'none' else w.review end
    where w.realm_id = ${tx.realmId} and w.application_uid = ${application_uid} returning w.review`);
  return review === 'requested';
}
