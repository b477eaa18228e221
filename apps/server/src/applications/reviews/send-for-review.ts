import type { Application, ReviewRequest } from '@visawright/contract/applications/application.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db, type Tx } from '../../platform/db/db.ts';
import { loadApplicantKey, type ApplicantKey } from '../../platform/crypto/applicant-key.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { lockApplication, type LockedApplication } from '../records/applications.queries.ts';
import { lockPeople } from '../records/lock-people.ts';
import { publishAndRead } from '../records/publish-application-changed.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { reasonPlaces, sealReason, type RoundOfReview } from '../reasons/sealed-reasons.ts';
import { getReviewers } from './get-reviewers.ts';
import type { ReadReviewContent, ReviewContent } from './review-content.ts';

export const sendForReview = (
  db: Db,
  keys: KeyStore,
  actor: Actor,
  readContent: ReadReviewContent,
  applicationUid: string,
  request: ReviewRequest,
): Promise<Application> =>
  db.transaction(async (tx) => {
    const { reviewerUids, reason, replies = [] } = request;
    await lockPeople(tx, reviewerUids);
    const row = await lockApplication(tx, actor, 'application.sendForReview', applicationUid);
    if (row.review === 'requested') throw new AppError('review.alreadyRequested');
    const reviewers = await getReviewers(tx, row.agency_uid, reviewerUids);
    const content = await readContent(tx, actor, applicationUid);
    const answered = checkReplies(row, content, replies);
    if (content.missing > 0 && !reason) throw new AppError('review.incomplete', { missing: content.missing });
    const round = row.review_round + 1;
    const here = { applicationUid, round };
    const key = await loadApplicantKey(tx, keys, row.applicant_uid);
    await tx.run(sql`
      insert into review_task (realm_id, application_uid, round, reviewer_uid, requested_by, requested_at, request_reason)
      select ${tx.realmId}, ${applicationUid}, ${round}, r.uid, ${actor.personUid}, clock_timestamp(),
        ${sealReason(key, reasonPlaces.request(here), reason)}
      from unnest(${reviewers.map(({ person_uid }) => person_uid)}::uuid[]) r (uid)`);
    await storeReplies(tx, key, actor, here, answered);
    await tx.run(sql`
      update application set review = 'requested', review_round = ${round}, version = version + 1
      where realm_id = ${tx.realmId} and application_uid = ${applicationUid}`);
    const became = reviewers.map(({ name }) => name).join(', ');
    const change = { kind: 'reviewRequested', applicationUid, field: 'review', was: row.review, became };
    await writeChange(tx, actor, { ...change, reason: reason ? { text: reason, key } : null });
    return publishAndRead(tx, actor, applicationUid);
  });

type Replies = NonNullable<ReviewRequest['replies']>;

// Each returned section needs a changed answer or a reply. Replies to other sections are left out: the section may have
// been removed from the form since the sender looked at it.
function checkReplies({ review }: LockedApplication, { sections }: ReviewContent, replies: Replies): Replies {
  const returned = review === 'returned' ? sections.filter(({ isReturned }) => isReturned) : [];
  const texts = new Map(replies.map(({ section, text }) => [section, text]));
  const unanswered = returned.filter(({ section, isChanged }) => !isChanged && !texts.has(section));
  if (unanswered.length > 0)
    throw new AppError('review.unanswered', { sections: unanswered.map(({ section }) => section) });
  return returned.flatMap(({ section }) => (texts.has(section) ? [{ section, text: texts.get(section)! }] : []));
}

async function storeReplies(
  tx: Tx,
  key: ApplicantKey,
  actor: Actor,
  here: RoundOfReview,
  replies: Replies,
): Promise<void> {
  const { applicationUid, round } = here;
  for (const { section, text } of replies) {
    await tx.run(sql`
      insert into review_reply (realm_id, application_uid, round, section, person_uid, body)
      values (${tx.realmId}, ${applicationUid}, ${round}, ${section}, ${actor.personUid},
        ${sealReason(key, reasonPlaces.reply(here, section), text)})`);
    const change = { kind: 'reviewReplied', applicationUid, field: section };
    await writeChange(tx, actor, { ...change, reason: { text, key } });
  }
}
