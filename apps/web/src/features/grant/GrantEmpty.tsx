import { IconRubberStamp } from '@tabler/icons-react';
import { AddVisa } from './AddVisa.tsx';
import type { GrantDeeds } from './grant-deeds.ts';
import { useGrantWords } from './grant-words.ts';

export function GrantEmpty({ deeds, isBusy }: { deeds: GrantDeeds; isBusy: boolean }) {
  const { t } = useGrantWords();
  if (!deeds.mayEdit) return <p className="grant-text">{t('none.readOnly')}</p>;
  return (
    <div className="grant-quiet">
      <IconRubberStamp size={26} stroke={1.6} aria-hidden />
      <div>
        <h3>{t('none.title')}</h3>
        <p className="grant-text">{t('none.text')}</p>
        <div className="grant-buttons">
          <AddVisa upload={deeds.upload} isBusy={isBusy} words="add" />
        </div>
      </div>
    </div>
  );
}
