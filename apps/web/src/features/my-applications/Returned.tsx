import { IconArrowBackUp } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/application.ts';
import { sectionTitle } from '../applications/place.ts';
import { useMyApplicationWords } from './my-application-words.ts';

// Which sections go back, each with the reviewer's reason.
export function Returned({ row: { review, destinationId } }: { row: Application }) {
  const { t } = useMyApplicationWords();
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
