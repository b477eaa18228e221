import { CloseButton } from '@mantine/core';
import { IconAlertTriangleFilled } from '@tabler/icons-react';
import { useStore } from 'zustand';
import type { Arrangement, Refusal } from './state/arrangement-queue.ts';
import { errorText } from '../../../translations/errors/error-text.ts';
import { usePlaygroundTexts } from '../../../translations/playground/playground-texts.ts';

function useRefusalText(refusal: Refusal | null): string {
  const { t } = usePlaygroundTexts();
  if (!refusal) return '';
  const done = t(`refused.did.${refusal.step}`);
  if (!refusal.outcome) return `${done} ${errorText(refusal.error)}`;
  const { refusal: why, byName } = refusal.outcome;
  if (!why) return done;
  const isOthers = why === 'pageMoved' || why === 'documentGone' || why === 'pageChanged' || why === 'alreadyPlaced';
  return `${done} ${isOthers && byName !== null ? t(`refused.by.${why}`, { name: byName }) : t(`refused.why.${why}`)}`;
}

// Says which operation had no effect, who was faster and that nothing is lost.
export function RefusalNotice({ arrangement }: { arrangement: Arrangement }) {
  const { t } = usePlaygroundTexts();
  const refusal = useStore(arrangement.store, (state) => state.refusal);
  const text = useRefusalText(refusal);
  return (
    <div className="pg-notice" role="alert" data-shown={refusal !== null || undefined}>
      {refusal && (
        <>
          <IconAlertTriangleFilled size={16} aria-hidden />
          <p>{text}</p>
          <CloseButton size="sm" aria-label={t('refused.close')} onClick={() => arrangement.dismiss()} />
        </>
      )}
    </div>
  );
}
