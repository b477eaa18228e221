import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button, Modal } from '@mantine/core';
import { useSettingsTexts } from '../../../../translations/settings/settings-texts.ts';

// While mounted, leaving asks for confirmation: our dialog for navigation, the browser's for closing.
export function LeaveGuard() {
  const { t } = useSettingsTexts();
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
