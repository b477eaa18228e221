import { useChecklistText } from '../../documents/checklist/use-checklist-text.ts';
import type { UploadDocuments } from './use-upload-documents.ts';
import { useUploadTexts } from '../../../translations/upload/upload-texts.ts';

// Information only; missing documents never block Continue.
export function MissingDocuments({ missing, counts }: Pick<UploadDocuments, 'missing' | 'counts'>) {
  const { t } = useUploadTexts();
  const checklistText = useChecklistText();
  if (counts.all === counts.notStarted) return null; // the list already shows it
  return (
    <section className="up-missing" data-missing={missing.length}>
      {missing.length === 0 ? (
        <p>{t('missing.none')}</p>
      ) : (
        <>
          <p>
            <b>{t('missing.title', { count: missing.length })}:</b>{' '}
            {missing.map(({ item }) => checklistText(item.title).text).join(' · ')}
          </p>
          <p>{t('missing.text')}</p>
        </>
      )}
    </section>
  );
}
