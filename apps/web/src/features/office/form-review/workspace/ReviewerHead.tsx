import { Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ErrorLine } from '../../../../components/dialog/ErrorLine.tsx';
import { Meter } from '../../../../components/list/badges/badges.tsx';
import { useOwnIds } from '../../../shared/lists/use-own-ids.ts';
import { readQueuePosition } from '../../reviews/queue-position.ts';
import { FinishReview } from '../../reviews/FinishReview.tsx';
import { OwnVerdict } from '../../reviews/OwnVerdict.tsx';
import type { OpenReview } from '../../reviews/use-open-review.ts';
import type { SendReview } from '../../reviews/use-send-review.tsx';
import { useVisitors } from '../../../form/presence/PresenceProvider.tsx';
import { VisitorsLine } from '../../../form/presence/VisitorsLine.tsx';
import { FormHead } from './FormHead.tsx';
import { useApplicationsTexts } from '../../../../translations/applications/applications-texts.ts';
import { useFormStaffTexts } from '../../../../translations/form-staff/form-staff-texts.ts';

interface Props {
  review: OpenReview;
  sending: SendReview;
}

export function ReviewerHead({ review, sending }: Props) {
  const { t } = useFormStaffTexts();
  const visitors = useVisitors();
  const { t: ofReview } = useApplicationsTexts();
  const { ownIds } = useOwnIds();
  const { busy, error, next } = sending;
  const { row, ids, undecided, isOpen } = review;
  const { applicationUid } = row;
  const queue = useQuery({
    queryKey: ['list', 'applications', 'queue', applicationUid],
    queryFn: async ({ signal }) => readQueuePosition((await ownIds()).personUid, applicationUid, signal),
  });
  const of = ids.length;
  const count = of - undecided.length;
  return (
    <FormHead row={row}>
      <ErrorLine message={error} />
      <VisitorsLine visitors={visitors} />
      {row.review.round > 1 && <span className="fr-round">{ofReview('round', { count: row.review.round })}</span>}
      {isOpen ? (
        <span className="fr-progress">
          <span className="staff-num">{ofReview('review.judged', { count, of })}</span>
          <Meter value={count} max={of} width={96} />
        </span>
      ) : (
        <OwnVerdict row={row} />
      )}
      {queue.data && queue.data.at > 0 && (
        <span className="pane-dim fr-queue">{t('review.position', { at: queue.data.at, of: queue.data.of })}</span>
      )}
      <Button
        variant="default"
        loading={busy === 'next'}
        rightSection={<IconChevronRight size={15} aria-hidden />}
        onClick={next}
      >
        {ofReview('review.next')}
      </Button>
      {isOpen && <FinishReview review={review} sending={sending} />}
    </FormHead>
  );
}
