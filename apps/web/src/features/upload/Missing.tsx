import { usePaperWords } from '../guidelines/use-paper-words.ts';
import { useUploadWords } from './upload-words.ts';
import type { Papers } from './use-papers.ts';

// In words, beside Continue; it never holds anybody up.
export function Missing({ missing, counts }: Pick<Papers, 'missing' | 'counts'>) {
  const { t } = useUploadWords();
  const said = usePaperWords();
  if (counts.all === counts.notStarted) return null; // the list itself says it
  return (
    <section className="up-missing" data-missing={missing.length}>
      {missing.length === 0 ? (
        <p>{t('missing.none')}</p>
      ) : (
        <>
          <p>
            <b>{t('missing.title', { count: missing.length })}:</b>{' '}
            {missing.map(({ item }) => said(item.title).text).join(' · ')}
          </p>
          <p>{t('missing.text')}</p>
        </>
      )}
    </section>
  );
}
