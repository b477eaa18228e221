import type { ReviewRound } from '@visawright/contract/forms/review-round.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import type { Db } from '../../platform/db/db.ts';
import { loadApplicantKey, type ApplicantKey } from '../../platform/crypto/applicant-key.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { openReason, reasonPlaces } from '../../applications/reasons/sealed-reasons.ts';
import { logDocumentViews } from '../prefilled-form/log-document-views.ts';
import { readReviewContent, type ComparedSection } from './read-review-content.ts';
import { lastReplies, type SectionReply } from './section-history.queries.ts';

// Changed answers may come from documents, so this is written to the view log.
export async function getReviewRound(
  db: Db,
  keys: KeyStore,
  actor: Actor,
  applicationUid: string,
): Promise<ReviewRound> {
  const content = await readReviewContent(db, keys, actor, applicationUid);
  const { applicantUid, round, sections, missing, blocking, prefilled } = content;
  if (prefilled) await logDocumentViews(db, actor, prefilled);
  const key = prefilled?.key ?? (await loadApplicantKey(db, keys, applicantUid));
  const replies = new Map((await lastReplies(db, applicationUid)).map((reply) => [reply.section, reply]));
  return {
    applicationUid,
    round,
    missing,
    blocking,
    sections: sections.map((each) => presentSection({ key, applicationUid }, each, replies.get(each.section))),
  };
}

interface Opener {
  readonly key: ApplicantKey;
  readonly applicationUid: string;
}

const presentSection = (
  { key, applicationUid }: Opener,
  { section, isOpen, isChanged, last, changes }: ComparedSection,
  reply: SectionReply | undefined,
): ReviewRound['sections'][number] => ({
  section,
  isOpen,
  isChanged,
  last: last
    ? {
        verdict: last.verdict,
        reason: openReason(
          key,
          reasonPlaces.section({ applicationUid, round: last.round }, last.reviewer_uid, section),
          last.reason,
        ),
        round: last.round,
        reviewerName: last.reviewer_name,
        at: last.at.toISOString(),
      }
    : null,
  // A reply belongs to the return before it; after a newer decision it is history.
  reply:
    reply && last && reply.round > last.round
      ? {
          text: key.openFor(reasonPlaces.reply({ applicationUid, round: reply.round }, section), reply.body),
          personName: reply.person_name,
          at: reply.at.toISOString(),
        }
      : null,
  changes: [...changes],
});
