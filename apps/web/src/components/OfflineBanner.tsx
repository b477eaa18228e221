import { useSyncExternalStore } from 'react';
import { useTranslation } from '../lib/words.ts';

function subscribe(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

export function OfflineBanner() {
  const { t } = useTranslation('shared');
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <p className="offline" role="status">
      {!online && t('offline')}
    </p>
  );
}
