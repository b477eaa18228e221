import type { Application } from '@visawright/contract/applications/application.ts';
import { useReviewRound, type RoundSection } from '../review-round/use-review-round.ts';
import { returnedIds, undecidedIds, withoutReason } from './review-draft.ts';
import { useReviewDraft } from './use-review-draft.ts';

const nothing: readonly RoundSection[] = [];

// A reviewer's work on one application: which sections are open, what is decided and what is still missing to finish.
export function useOpenReview(row: Application) {
  const { data, error, refetch, isPlaceholderData } = useReviewRound(row);
  const { draft, change, clear } = useReviewDraft(row.applicationUid);
  const sections = data?.sections ?? nothing;
  const ids = sections
    .filter(({ section, isOpen }) => isOpen || draft.reopened.includes(section))
    .map(({ section }) => section);
  const undecided = undecidedIds(draft, ids);
  const returned = returnedIds(draft, ids);
  const blocking = data?.blocking ?? 0;
  const isApproval = returned.length === 0;
  const asksReason = isApproval && blocking > 0 && undecided.length === 0;
  const lacksReason = withoutReason(draft, ids).length > 0 || (asksReason && draft.approvalReason.trim() === '');
  return {
    row,
    isOpen: row.can.includes('application.review'),
    isLoaded: data !== undefined,
    error,
    refetch,
    sections,
    ids,
    draft,
    change,
    clear,
    undecided,
    returned,
    blocking,
    isApproval,
    asksReason, // to approve although blocking findings are open
    // Not with the sections of an older version: other sections may be open now.
    mayFinish: data !== undefined && !isPlaceholderData && undecided.length === 0 && !lacksReason,
  };
}
export type OpenReview = ReturnType<typeof useOpenReview>;
