import { Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Application } from '@visawright/contract/applications/application.ts';
import { ErrorLine } from '../../../components/dialog/ErrorLine.tsx';
import { formAddress } from '../applications/form-address.ts';
import { returnedIds, withoutReason } from './review-draft.ts';
import { useSendReview } from './use-send-review.ts';
import { useApplicationsTexts } from '../../../translations/applications/applications-texts.ts';

export function ReviewFoot({ row }: { row: Application }) {
  const { t } = useApplicationsTexts();
  const navigate = useNavigate();
  const [, setParams] = useSearchParams();
  const { draft, busy, error, send, next } = useSendReview(row, (following) =>
    setParams((params) => {
      params.delete('tab');
      if (following) params.set('open', following.applicationUid);
      else params.delete('open');
      return params;
    }),
  );
  const count = returnedIds(draft).length;
  const isOpen = row.can.includes('application.review');
  const form = formAddress(row);
  return (
    <div className="review-foot">
      <ErrorLine message={error} />
      <div className="pane-foot">
        {isOpen && (
          <Button loading={busy === 'send'} disabled={withoutReason(draft).length > 0} onClick={send}>
            {count > 0 ? t('review.returnSections', { count }) : t('review.approveAll')}
          </Button>
        )}
        {form && (
          <Button variant="default" onClick={() => void navigate(form)}>
            {t('menu.reviewForm')}
          </Button>
        )}
        <Button
          variant="default"
          loading={busy === 'next'}
          rightSection={<IconChevronRight size={15} aria-hidden />}
          onClick={next}
        >
          {t('review.next')}
        </Button>
      </div>
    </div>
  );
}
