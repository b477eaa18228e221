import type { ApplicationReasons } from '@visawright/contract/applications/application.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { inReach } from '../../platform/access/reach.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { openReason, reasonPlaces } from './sealed-reasons.ts';

interface ApplicationRow {
  readonly applicant_uid: string;
  readonly review_round: number;
  readonly outcome_reason: Buffer | null;
}
interface TaskRow {
  readonly reviewer_uid: string;
  readonly request_reason: Buffer | null;
  readonly approval_reason: Buffer | null;
  readonly note: Buffer | null;
}
interface SectionRow {
  readonly section: string;
  readonly reviewer_uid: string;
  readonly reason: Buffer;
}

// What was written in the latest round, as far as its reviewers still have it, and about the outcome.
export async function getReasons(
  db: Db,
  keys: KeyStore,
  actor: Actor,
  applicationUid: string,
): Promise<ApplicationReasons> {
  const row = await db.get<ApplicationRow>(sql`
    select a.applicant_uid, a.review_round, a.outcome_reason from application a
    where a.realm_id = ${db.realmId} and a.application_uid = ${applicationUid} and a.deleted_at is null
      and ${inReach('application', actor, 'application.read')}`);
  const round = { applicationUid, round: row.review_round };
  const ofRound = sql`t.realm_id = ${db.realmId} and t.application_uid = ${applicationUid} and t.round = ${round.round}`;
  const [tasks, sections, key] = await Promise.all([
    db.many<TaskRow>(sql`
      select t.reviewer_uid, t.request_reason, t.approval_reason, t.note from review_task t
      where ${ofRound} and t.withdrawn_at is null order by t.requested_at, t.reviewer_uid`),
    db.many<SectionRow>(sql`
      select t.section, t.reviewer_uid, t.reason from review_section t
      where ${ofRound} and t.reason is not null order by t.reviewer_uid, t.section`),
    loadApplicantKey(db, keys, row.applicant_uid),
  ]);
  const request = tasks.find((task) => task.request_reason !== null)?.request_reason ?? null;
  return {
    requestReason: openReason(key, reasonPlaces.request(round), request),
    tasks: tasks
      .filter(({ note, approval_reason }) => note !== null || approval_reason !== null)
      .map(({ reviewer_uid: reviewerUid, note, approval_reason }) => ({
        reviewerUid,
        note: openReason(key, reasonPlaces.note(round, reviewerUid), note),
        approvalReason: openReason(key, reasonPlaces.approval(round, reviewerUid), approval_reason),
      })),
    sections: sections.map(({ section, reviewer_uid: reviewerUid, reason }) => ({
      section,
      reviewerUid,
      reason: openReason(key, reasonPlaces.section(round, reviewerUid, section), reason),
    })),
    outcomeReason: openReason(key, reasonPlaces.outcome(applicationUid), row.outcome_reason),
  };
}
