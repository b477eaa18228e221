import { useTranslation } from '../lib/words.ts';

const requestIdOf = (error: unknown) => (error as { requestId?: string } | null)?.requestId ?? '';

// Plain on purpose: whatever broke may be the provider every other component needs.
export function CrashScreen({ error }: { error: unknown }) {
  const { t } = useTranslation('shared');
  const id = requestIdOf(error);
  return (
    <main className="crash" data-screen="crash" role="alert">
      <h1>{t('somethingWrong')}</h1>
      <p>{t('somethingWrongHelp')}</p>
      {id && <p className="request-id">{t('requestId', { id })}</p>}
      <button type="button" onClick={() => location.reload()}>
        {t('reload')}
      </button>
    </main>
  );
}
