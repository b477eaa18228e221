import { useTranslation } from '../lib/words.ts';

// Covers everything until the session is ready. Its looks stand in index.html's own style, so it shows before any script.
export function FullScreenLoader() {
  const { t } = useTranslation('shared');
  return (
    <div className="loader" data-screen="loading" role="status" aria-live="polite">
      <span className="loader-ring" aria-hidden />
      <span className="loader-word">{t('loading')}</span>
    </div>
  );
}
