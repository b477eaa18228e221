import { IconArrowBackUp } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/applications/application.ts';
import { useReasons } from '../../../shared/applications/use-reasons.ts';
import { sectionTitle } from '../../../shared/destinations/destination-names.ts';
import { useMyApplicationsTexts } from '../../../../translations/my-applications/my-applications-texts.ts';

export function ReturnedSections({ row }: { row: Application }) {
  const { t } = useMyApplicationsTexts();
  const reasons = useReasons(row);
  const { review, destinationId } = row;
  const sections = review.sections.filter(({ verdict }) => verdict === 'returned');
  const notes = review.tasks
    .filter(({ verdict }) => verdict === 'returned')
    .map(({ reviewerUid }) => ({ reviewerUid, note: reasons.ofReviewer(reviewerUid)?.note }))
    .filter(({ note }) => note);
  return (
    <div className="mine-returned">
      <IconArrowBackUp size={18} stroke={1.8} aria-hidden />
      <div>
        <b>{t('returned.title')}</b>
        <dl>
          {sections.map(({ section, reviewerUid }) => (
            <div key={`${section} ${reviewerUid}`}>
              <dt>{sectionTitle(destinationId, section)}</dt>
              <dd>{reasons.ofSection(section, reviewerUid)}</dd>
            </div>
          ))}
          {notes.map(({ reviewerUid, note }) => (
            <div key={reviewerUid}>
              <dt>{t('returned.note')}</dt>
              <dd>{note}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
