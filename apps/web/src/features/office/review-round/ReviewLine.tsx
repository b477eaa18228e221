import type { Application } from '@visawright/contract/applications/application.ts';
import { ReviewBadge } from '../../../components/list/badges/badges.tsx';
import { reviewersOf, reviewStatusOf } from './review-status.ts';
import { useApplicationsTexts } from '../../../translations/applications/applications-texts.ts';

// The review's status with whom it concerns, in the same words in list, drawer and form.
export function ReviewLine({ review }: Pick<Application, 'review'>) {
  const { t } = useApplicationsTexts();
  const status = reviewStatusOf(review);
  const names = reviewersOf(review);
  return (
    <span className="pane-line review-line">
      <ReviewBadge review={status} />
      {names && <small>{t(`reviewOf.${status}`, { names })}</small>}
    </span>
  );
}
