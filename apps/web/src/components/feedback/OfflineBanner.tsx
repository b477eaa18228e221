import { useSyncExternalStore } from 'react';
import { useSharedTexts } from '../../translations/shared/shared-texts.ts';

function subscribe(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

export function OfflineBanner() {
  const { t } = useSharedTexts();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <p className="offline" role="status">
      {!online && t('offline')}
    </p>
  );
}
