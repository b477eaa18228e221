import { useSharedTexts } from '../../translations/shared/shared-texts.ts';

const requestIdOf = (error: unknown) => (error as { requestId?: string } | null)?.requestId ?? '';

// Uses no providers, because one of them may have crashed.
export function CrashScreen({ error }: { error: unknown }) {
  const { t } = useSharedTexts();
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
