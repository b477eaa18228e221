import { Button } from '@mantine/core';
import type { OpenReview } from './use-open-review.ts';
import type { SendReview } from './use-send-review.tsx';
import { useApplicationsTexts } from '../../../translations/applications/applications-texts.ts';

interface Props {
  review: OpenReview;
  sending: SendReview;
}

// Decides the whole application, once every open section is decided.
export function FinishReview({ review: { isApproval, returned, mayFinish }, sending: { busy, send } }: Props) {
  const { t } = useApplicationsTexts();
  return (
    <Button loading={busy === 'send'} disabled={!mayFinish} onClick={send}>
      {isApproval ? t('review.approveApplication') : t('review.returnSections', { count: returned.length })}
    </Button>
  );
}

// What is still missing, or what finishing does.
export function FinishHint({ review }: Pick<Props, 'review'>) {
  const { t } = useApplicationsTexts();
  const { isLoaded, undecided, asksReason, mayFinish, isApproval, row } = review;
  if (!isLoaded) return null;
  const text =
    undecided.length > 0
      ? t('review.left', { count: undecided.length })
      : !mayFinish
        ? t(asksReason ? 'review.approvalReasonNeeded' : 'review.reasonNeeded')
        : row.agentName
          ? t(isApproval ? 'review.approveTells' : 'review.returnTells', { name: row.agentName })
          : null;
  return text && <p className="review-hint">{text}</p>;
}
