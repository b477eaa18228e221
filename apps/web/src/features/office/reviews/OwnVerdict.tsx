import type { Application } from '@visawright/contract/applications/application.ts';
import { ReviewBadge } from '../../../components/list/badges/badges.tsx';
import { momentText } from '../../../lib/dates/moments.ts';
import { useOwnIds } from '../../shared/lists/use-own-ids.ts';
import { useApplicationsTexts } from '../../../translations/applications/applications-texts.ts';

// A reviewer's own verdict after it was sent; without one, the review was closed by someone else.
export function OwnVerdict({ row }: { row: Application }) {
  const { t, language } = useApplicationsTexts();
  const { personUid } = useOwnIds();
  const task = row.review.tasks.find(({ reviewerUid }) => reviewerUid === personUid);
  if (!task?.verdict) return <span className="pane-dim">{t('review.closed')}</span>;
  return (
    <span className="pane-line own-verdict" role="status">
      <ReviewBadge review={task.verdict} />
      <small>{t('review.byYou', { when: momentText(task.decidedAt!, language) })}</small>
    </span>
  );
}
