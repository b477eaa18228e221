import { IconArrowBackUp } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/applications/application.ts';
import { sectionTitle } from '../../../shared/destinations/destination-names.ts';
import { useMyApplicationsTexts } from '../../../../translations/my-applications/my-applications-texts.ts';

export function ReturnedSections({ row: { review, destinationId } }: { row: Application }) {
  const { t } = useMyApplicationsTexts();
  const sections = review.sections.filter(({ verdict }) => verdict === 'returned');
  const notes = review.tasks.filter(({ verdict, note }) => verdict === 'returned' && note);
  return (
    <div className="mine-returned">
      <IconArrowBackUp size={18} stroke={1.8} aria-hidden />
      <div>
        <b>{t('returned.title')}</b>
        <dl>
          {sections.map(({ section, reason, reviewerUid }) => (
            <div key={`${section} ${reviewerUid}`}>
              <dt>{sectionTitle(destinationId, section)}</dt>
              <dd>{reason}</dd>
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
