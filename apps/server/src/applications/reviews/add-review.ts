import type { Application, NewReview } from '@visawright/contract/applications/application.ts';
import { reviewUndoSeconds } from '@visawright/contract/applications/review-undo.ts';
import { findDestination } from '@visawright/forms/destinations/destinations.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db, type Tx } from '../../platform/db/db.ts';
import { loadApplicantKey, type ApplicantKey } from '../../platform/crypto/applicant-key.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { lockApplication, type LockedApplication } from '../records/applications.queries.ts';
import { publishAndRead } from '../records/publish-application-changed.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { reasonPlaces, sealReason } from '../reasons/sealed-reasons.ts';
import type { ReadReviewContent, ReviewContent } from './review-content.ts';

export const undoAllowedSeconds = reviewUndoSeconds + 2; // the screen offers 10 seconds; a click on the last one arrives in time

// Takes effect at once, but the agent is notified and a package is built only when the decision can no longer be undone:
// announce-reviews.ts.
export const addReview = (
  db: Db,
  keys: KeyStore,
  actor: Actor,
  readContent: ReadReviewContent,
  applicationUid: string,
  review: NewReview,
): Promise<Application> =>
  db.transaction(async (tx) => {
    const row = await lockApplication(tx, actor, 'application.review', applicationUid);
    checkSections(row.form_id, review);
    await checkIsOpen(tx, actor, row);
    const content = await readContent(tx, actor, applicationUid);
    if (review.verdict === 'approved') checkApproval(content, review);
    const key = await loadApplicantKey(tx, keys, row.applicant_uid);
    await decide(tx, key, actor, row, content, review);
    const state = review.verdict === 'returned' ? 'returned' : (await isAnyoneLeft(tx, row)) ? 'requested' : 'approved';
    if (state === 'returned') await withdrawOthers(tx, actor, row);
    if (state !== 'requested') await announceLater(tx, actor, row);
    await tx.run(sql`
      update application set review = ${state}, version = version + 1
      where realm_id = ${tx.realmId} and application_uid = ${applicationUid}`);
    await logReview(tx, key, actor, applicationUid, state, review);
    return publishAndRead(tx, actor, applicationUid);
  });

// If the form is known, only its sections are valid.
function checkSections(formId: string | null, { sections }: NewReview): void {
  const names = sections.map(({ section }) => section);
  if (new Set(names).size !== names.length)
    throw new AppError('input.invalid', [{ path: 'body.review.sections', message: 'contains a section twice' }]);
  const known = findDestination(formId)?.sections.map(({ id }) => id);
  if (known && names.some((name) => !known.includes(name))) throw new AppError('review.sectionUnknown');
}

// Nothing is approved unseen: each open section by itself, and blocking findings only with a written reason.
function checkApproval({ sections, blocking }: ReviewContent, review: NewReview): void {
  const decided = new Set(review.sections.map(({ section }) => section));
  const undecided = sections.filter(({ isOpen, section }) => isOpen && !decided.has(section));
  if (undecided.length > 0)
    throw new AppError('review.sectionsUndecided', { sections: undecided.map(({ section }) => section) });
  if (blocking > 0 && !review.approvalReason) throw new AppError('review.reasonNeeded', { blocking });
}

const task = (tx: Tx, { application_uid, review_round }: LockedApplication) => sql`
  realm_id = ${tx.realmId} and application_uid = ${application_uid} and round = ${review_round}
    and withdrawn_at is null`;

async function checkIsOpen(tx: Tx, actor: Actor, row: LockedApplication): Promise<void> {
  const mine = await tx.find(sql`
    select from review_task where ${task(tx, row)} and decided_at is null and reviewer_uid = ${actor.personUid}`);
  if (mine) return;
  // Another reviewer's return may have closed this review while waiting for the lock; then it is out of reach by now.
  await lockApplication(tx, actor, 'application.review', row.application_uid);
  throw new AppError('review.notOpen');
}

async function decide(
  tx: Tx,
  key: ApplicantKey,
  actor: Actor,
  row: LockedApplication,
  content: ReviewContent,
  { verdict, sections, note, approvalReason }: NewReview,
): Promise<void> {
  const here = { applicationUid: row.application_uid, round: row.review_round };
  const { personUid } = actor;
  const reason = verdict === 'approved' && content.blocking > 0 ? approvalReason : null;
  await tx.run(sql`
    update review_task set verdict = ${verdict}, note = ${sealReason(key, reasonPlaces.note(here, personUid), note)},
      approval_reason = ${sealReason(key, reasonPlaces.approval(here, personUid), reason)},
      decided_at = clock_timestamp(), decided_version = ${row.version + 1}
    where ${task(tx, row)} and reviewer_uid = ${personUid}`);
  const answers = new Map(content.sections.map((each) => [each.section, each.answers]));
  for (const each of sections)
    await tx.run(sql`
      insert into review_section (realm_id, application_uid, round, reviewer_uid, section, verdict, reason, answers)
      values (${tx.realmId}, ${row.application_uid}, ${row.review_round}, ${personUid}, ${each.section}, ${each.verdict},
        ${sealReason(key, reasonPlaces.section(here, personUid, each.section), each.reason)}, ${answers.get(each.section) ?? null})`);
}

const isAnyoneLeft = async (tx: Tx, row: LockedApplication): Promise<boolean> =>
  (await tx.find(sql`select from review_task where ${task(tx, row)} and decided_at is null limit 1`)) !== undefined;

// Withdrawn at the moment of the decision, by which undoing it finds them again.
const withdrawOthers = (tx: Tx, actor: Actor, row: LockedApplication): Promise<number> =>
  tx.run(sql`
    update review_task set withdrawn_at = (
      select m.decided_at from review_task m where m.realm_id = ${tx.realmId} and m.application_uid = ${row.application_uid}
        and m.round = ${row.review_round} and m.reviewer_uid = ${actor.personUid})
    where ${task(tx, row)} and decided_at is null`);

const announceLater = (tx: Tx, actor: Actor, row: LockedApplication): Promise<number> =>
  tx.run(sql`
    update review_task set announce_at = decided_at + ${undoAllowedSeconds} * interval '1 second'
    where ${task(tx, row)} and reviewer_uid = ${actor.personUid}`);

// A return logs one line per returned section with its reason; an approval logs one line.
async function logReview(
  tx: Tx,
  key: ApplicantKey,
  actor: Actor,
  applicationUid: string,
  state: string,
  { sections, note, approvalReason }: NewReview,
): Promise<void> {
  const written = (text: string | undefined) => (text ? { text, key } : null);
  if (state !== 'returned') {
    const change = { kind: 'reviewApproved', applicationUid, field: 'review', was: 'requested', became: state };
    await writeChange(tx, actor, { ...change, reason: written([approvalReason, note].filter(Boolean).join(' · ')) });
    return;
  }
  for (const { section, verdict, reason } of sections)
    if (verdict === 'returned')
      await writeChange(tx, actor, {
        kind: 'reviewReturned',
        applicationUid,
        field: section,
        was: 'requested',
        became: state,
        reason: written(reason),
      });
}
