import { Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Application } from '@visawright/contract/applications/application.ts';
import { ErrorLine } from '../../../components/dialog/ErrorLine.tsx';
import { formAddress } from '../applications/form-address.ts';
import { FinishHint, FinishReview } from './FinishReview.tsx';
import { OwnVerdict } from './OwnVerdict.tsx';
import { useOpenReview } from './use-open-review.ts';
import { useSendReview } from './use-send-review.tsx';
import { useApplicationsTexts } from '../../../translations/applications/applications-texts.ts';

export function ReviewFoot({ row }: { row: Application }) {
  const { t } = useApplicationsTexts();
  const navigate = useNavigate();
  const [, setParams] = useSearchParams();
  const review = useOpenReview(row);
  const sending = useSendReview(review, (following) =>
    setParams((params) => {
      params.delete('tab');
      if (following) params.set('open', following.applicationUid);
      else params.delete('open');
      return params;
    }),
  );
  const form = formAddress(row);
  return (
    <div className="review-foot">
      <ErrorLine message={sending.error} />
      {review.isOpen && <FinishHint review={review} />}
      {/* The verdict takes the button's place, so that the second click of a double click does nothing. */}
      <div className="review-finish">
        {review.isOpen ? <FinishReview review={review} sending={sending} /> : <OwnVerdict row={row} />}
      </div>
      <div className="pane-foot">
        {form && (
          <Button variant="default" onClick={() => void navigate(form)}>
            {t('menu.reviewForm')}
          </Button>
        )}
        <Button
          variant="default"
          loading={sending.busy === 'next'}
          rightSection={<IconChevronRight size={15} aria-hidden />}
          onClick={sending.next}
        >
          {t('review.next')}
        </Button>
      </div>
    </div>
  );
}
