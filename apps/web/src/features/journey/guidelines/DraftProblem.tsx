import { IconAlertTriangle } from '@tabler/icons-react';
import { requestIdOf } from '../../../components/feedback/TryAgain.tsx';
import { errorText } from '../../../translations/errors/error-text.ts';
import { useGuidelinesTexts } from '../../../translations/guidelines/guidelines-texts.ts';

// Always mounted, so that screen readers announce new content.
export function DraftProblem({ error }: { error: Error | null }) {
  const { t } = useGuidelinesTexts();
  const id = requestIdOf(error);
  return (
    <div role="alert">
      {error && (
        <div className="draft-problem">
          <IconAlertTriangle size={20} stroke={1.7} aria-hidden />
          <div>
            <b>{t('draft.title')}</b>
            <p>{errorText(error)}</p>
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
