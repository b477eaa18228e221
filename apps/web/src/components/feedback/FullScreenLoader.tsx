import { useSharedTexts } from '../../translations/shared/shared-texts.ts';

// Covers the page until the session is ready. Styled in index.html, so that it shows before any script.
export function FullScreenLoader() {
  const { t } = useSharedTexts();
  return (
    <div className="loader" data-screen="loading" role="status" aria-live="polite">
      <span className="loader-ring" aria-hidden />
      <span className="loader-word">{t('loading')}</span>
    </div>
  );
}
