import { Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Application } from '@visawright/contract/applications/application.ts';
import { ErrorLine } from '../../../../components/dialog/ErrorLine.tsx';
import { Meter } from '../../../../components/list/badges/badges.tsx';
import { useOwnIds } from '../../../shared/lists/use-own-ids.ts';
import { readQueuePosition } from '../../reviews/queue-position.ts';
import { judgedCount, returnedIds, withoutReason } from '../../reviews/review-draft.ts';
import type { useSendReview } from '../../reviews/use-send-review.ts';
import { FormHead } from './FormHead.tsx';
import { useApplicationsTexts } from '../../../../translations/applications/applications-texts.ts';
import { useFormStaffTexts } from '../../../../translations/form-staff/form-staff-texts.ts';

interface Props {
  row: Application;
  of: number;
  isOpen: boolean;
  sending: ReturnType<typeof useSendReview>;
}

export function ReviewerHead({ row, of, isOpen, sending }: Props) {
  const { t } = useFormStaffTexts();
  const { t: ofReview } = useApplicationsTexts();
  const { ownIds } = useOwnIds();
  const { draft, busy, error, send, next } = sending;
  const { applicationUid } = row;
  const queue = useQuery({
    queryKey: ['list', 'applications', 'queue', applicationUid],
    queryFn: async ({ signal }) => readQueuePosition((await ownIds()).personUid, applicationUid, signal),
  });
  const count = Math.min(of, judgedCount(draft));
  const returned = returnedIds(draft).length;
  return (
    <FormHead row={row}>
      <ErrorLine message={error} />
      {isOpen ? (
        <span className="fr-progress">
          <span className="staff-num">{ofReview('review.judged', { count, of })}</span>
          <Meter value={count} max={of} width={96} />
        </span>
      ) : (
        <span className="pane-dim">{ofReview('review.closed')}</span>
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
      {isOpen && (
        <Button loading={busy === 'send'} disabled={withoutReason(draft).length > 0} onClick={send}>
          {returned > 0 ? ofReview('review.returnSections', { count: returned }) : ofReview('review.approveAll')}
        </Button>
      )}
    </FormHead>
  );
}
