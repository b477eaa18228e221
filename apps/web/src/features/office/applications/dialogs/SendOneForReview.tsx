import { Skeleton } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import type { Application, ReviewRequest } from '@visawright/contract/applications/application.ts';
import { ErrorLine } from '../../../../components/dialog/ErrorLine.tsx';
import { ReplyBox } from '../../review-round/ReplyBox.tsx';
import { useReplyDraft, writtenReplies } from '../../review-round/reply-draft.ts';
import { useReviewRound } from '../../review-round/use-review-round.ts';
import { sectionTitle } from '../../../shared/destinations/destination-names.ts';
import { SendForReviewDialog } from './SendForReviewDialog.tsx';
import { useApplicationsTexts } from '../../../../translations/applications/applications-texts.ts';
import { errorText } from '../../../../translations/errors/error-text.ts';

interface Props {
  row: Application;
  onClose: () => void;
  onSubmit: (request: ReviewRequest) => Promise<unknown>;
}

// Sends one application; each returned section needs a changed answer or a reply, an incomplete form a reason.
export function SendOneForReview({ row, onClose, onSubmit }: Props) {
  const { t } = useApplicationsTexts();
  const { data, error, isPlaceholderData } = useReviewRound(row);
  const { replies, clear } = useReplyDraft(row.applicationUid);
  const isReturned = row.review.state === 'returned';
  const returned = isReturned ? (data?.sections.filter(({ last }) => last?.verdict === 'returned') ?? []) : [];
  const isAnswered = returned.every(({ section, isChanged }) => isChanged || replies[section]?.trim());
  return (
    <SendForReviewDialog
      subject={row.applicantName}
      lastAsked={isReturned ? row.review.tasks.map(({ reviewerUid }) => reviewerUid) : []}
      missing={data?.missing ?? 0}
      isBlocked={!data || isPlaceholderData || !isAnswered}
      onClose={onClose}
      onSubmit={async (order) => {
        const written = writtenReplies(replies).filter(({ section }) =>
          returned.some((one) => one.section === section),
        );
        await onSubmit({ ...order, ...(written.length > 0 ? { replies: written } : {}) });
        clear();
      }}
    >
      {!data && !error && <Skeleton h={60} radius={8} />}
      <ErrorLine message={errorText(error)} />
      {returned.map(({ section, isChanged, last }) => {
        const title = row.destinationId ? sectionTitle(row.destinationId, section) : t('review.whole');
        return (
          <div key={section} className="send-returned">
            <div className="pane-returned">
              <IconArrowBackUp size={16} stroke={2.2} aria-hidden />
              <div>
                <b>{title}</b>
                <p>{last?.reason}</p>
              </div>
            </div>
            <ReplyBox applicationUid={row.applicationUid} section={section} title={title} isChanged={isChanged} />
          </div>
        );
      })}
    </SendForReviewDialog>
  );
}
