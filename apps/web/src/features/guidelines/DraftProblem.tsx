import { IconAlertTriangle } from '@tabler/icons-react';
import { requestIdOf } from '../../components/TryAgain.tsx';
import { errorWords } from '../../lib/error-words.ts';
import { useGuidelinesWords } from './guidelines-words.ts';

// Always in the page, so that a screen reader hears what appears in it.
export function DraftProblem({ error }: { error: Error | null }) {
  const { t } = useGuidelinesWords();
  const id = requestIdOf(error);
  return (
    <div role="alert">
      {error && (
        <div className="draft-problem">
          <IconAlertTriangle size={20} stroke={1.7} aria-hidden />
          <div>
            <b>{t('draft.title')}</b>
            <p>{errorWords(error)}</p>
            <p>{t('draft.remedy')}</p>
            {id && (
              <p>
                {t('draft.id')} <span className="request-id">{id}</span>
              </p>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
