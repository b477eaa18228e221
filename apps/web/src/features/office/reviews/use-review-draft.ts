import { create } from 'zustand';
import { emptyReview, type ReviewDraft } from './review-draft.ts';

// Stores verdicts per application, so that they survive opening another one.
const drafts = create<Record<string, ReviewDraft | undefined>>(() => ({}));

export function useReviewDraft(applicationUid: string) {
  const draft = drafts((all) => all[applicationUid]) ?? emptyReview;
  const change = (to: (now: ReviewDraft) => ReviewDraft) =>
    drafts.setState((all) => ({ [applicationUid]: to(all[applicationUid] ?? emptyReview) }));
  return { draft, change, clear: () => drafts.setState({ [applicationUid]: undefined }) };
}
