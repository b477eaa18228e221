import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { AddVisa } from './AddVisa.tsx';
import type { GrantActions } from './grant-actions.ts';
import { useGrantTexts } from '../../../translations/grant/grant-texts.ts';

export function GrantUnreadable({ actions, isBusy }: { actions: GrantActions; isBusy: boolean }) {
  const { t } = useGrantTexts();
  return (
    <div className="grant-note" data-tone="warn">
      <IconAlertTriangle size={24} stroke={1.7} aria-hidden />
      <div>
        <h3>{t('unreadable.title')}</h3>
        <p className="grant-text">{t('unreadable.text')}</p>
        <div className="grant-buttons">
          {actions.mayEdit && <AddVisa upload={actions.upload} isBusy={isBusy} words="another" />}
          <Button variant="subtle" color="gray" onClick={actions.onOpen}>
            {t('open')}
          </Button>
        </div>
      </div>
    </div>
  );
}
