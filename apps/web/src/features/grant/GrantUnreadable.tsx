import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { AddVisa } from './AddVisa.tsx';
import type { GrantDeeds } from './grant-deeds.ts';
import { useGrantWords } from './grant-words.ts';

export function GrantUnreadable({ deeds, isBusy }: { deeds: GrantDeeds; isBusy: boolean }) {
  const { t } = useGrantWords();
  return (
    <div className="grant-quiet" data-tone="warn">
      <IconAlertTriangle size={24} stroke={1.7} aria-hidden />
      <div>
        <h3>{t('unreadable.title')}</h3>
        <p className="grant-text">{t('unreadable.text')}</p>
        <div className="grant-buttons">
          {deeds.mayEdit && <AddVisa upload={deeds.upload} isBusy={isBusy} words="another" />}
          <Button variant="subtle" color="gray" onClick={deeds.onOpen}>
            {t('open')}
          </Button>
        </div>
      </div>
    </div>
  );
}
