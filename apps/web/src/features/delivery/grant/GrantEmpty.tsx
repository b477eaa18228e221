import { IconRubberStamp } from '@tabler/icons-react';
import { AddVisa } from './AddVisa.tsx';
import type { GrantActions } from './grant-actions.ts';
import { useGrantTexts } from '../../../translations/grant/grant-texts.ts';

export function GrantEmpty({ actions, isBusy }: { actions: GrantActions; isBusy: boolean }) {
  const { t } = useGrantTexts();
  if (!actions.mayEdit) return <p className="grant-text">{t('none.readOnly')}</p>;
  return (
    <div className="grant-note">
      <IconRubberStamp size={26} stroke={1.6} aria-hidden />
      <div>
        <h3>{t('none.title')}</h3>
        <p className="grant-text">{t('none.text')}</p>
        <div className="grant-buttons">
          <AddVisa upload={actions.upload} isBusy={isBusy} words="add" />
        </div>
      </div>
    </div>
  );
}
