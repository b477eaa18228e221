import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button, Modal } from '@mantine/core';
import { useTranslation } from '../../lib/words.ts';

// While it stands on the screen, leaving asks first: another page of ours in a window, the browser's own leaving in its.
export function LeaveGuard() {
  const { t } = useTranslation('settings');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return (
    <Modal
      opened={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t('leave.title')}
      size={420}
      centered
      closeButtonProps={{ 'aria-label': t('leave.stay') }}
    >
      <p>{t('leave.text')}</p>
      <div className="set-dialog-foot">
        <Button variant="default" onClick={() => blocker.proceed?.()}>
          {t('leave.go')}
        </Button>
        <Button data-autofocus onClick={() => blocker.reset?.()}>
          {t('leave.stay')}
        </Button>
      </div>
    </Modal>
  );
}
