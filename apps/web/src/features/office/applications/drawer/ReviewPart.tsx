import { IconArrowBackUp } from '@tabler/icons-react';
import type { Application, ApplicationReasons } from '@visawright/contract/applications/application.ts';
import { momentText } from '../../../../lib/dates/moments.ts';
import { reviewStatusOf } from '../../review-round/review-status.ts';
import { returnedSections } from '../list/review-columns.tsx';
import { useReasons } from '../../../shared/applications/use-reasons.ts';
import { sectionTitle } from '../../../shared/destinations/destination-names.ts';
import { useApplicationsTexts } from '../../../../translations/applications/applications-texts.ts';

// Returned sections with their reasons; resubmitting is the drawer's primary button.
export function ReviewPart({ row }: { row: Application }) {
  const { t, language } = useApplicationsTexts();
  const reasons = useReasons(row);
  const { tasks, state } = row.review;
  const returned = state === 'returned' ? returnedSections(row) : [];
  const nameOf = (uid: string) => tasks.find(({ reviewerUid }) => reviewerUid === uid)?.reviewerName ?? '';
  const status = reviewStatusOf(row.review);
  // A withdrawn review has no verdict to show; the timeline has its history.
  if (tasks.length === 0 || status === 'none') return null;
  return (
    <section className="pane-sec" aria-labelledby="pane-review">
      <div className="pane-title">
        <h3 id="pane-review">{returned.length > 0 ? t('returned.title') : t('columns.review')}</h3>
        {returned.length > 0 && <small>{t('sections', { count: returned.length })}</small>}
      </div>
      {returned.map(({ section, reviewerUid }) => (
        <div className="pane-returned" key={`${section} ${reviewerUid}`}>
          <IconArrowBackUp size={16} stroke={2.2} aria-hidden />
          <div>
            <b>{sectionTitle(row.destinationId, section)}</b>
            <p>{reasons.ofSection(section, reviewerUid)}</p>
            <small className="pane-dim">{nameOf(reviewerUid)}</small>
          </div>
        </div>
      ))}
      <ul>
        {tasks.map(({ reviewerUid, reviewerName, requestedAt, verdict, decidedAt }) => (
          <li key={reviewerUid} className="pane-text">
            {t(verdict ? `task.${status === 'lapsed' ? 'lapsed' : verdict}` : 'task.waiting', {
              name: reviewerName,
              when: momentText(decidedAt ?? requestedAt, language),
            })}
            <TaskReasons written={reasons.ofReviewer(reviewerUid)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TaskReasons({ written }: { written: ApplicationReasons['tasks'][number] | undefined }) {
  const { t } = useApplicationsTexts();
  return (
    <>
      {written?.approvalReason && <> {t('task.approvalReason', { reason: written.approvalReason })}</>}
      {written?.note && <> “{written.note}”</>}
    </>
  );
}
