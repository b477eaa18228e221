import { IconCloudOff } from '@tabler/icons-react';
import { useTranslation } from '../lib/words.ts';
import { requestIdOf, TryAgain } from './TryAgain.tsx';

interface Props {
  title: string;
  error: Error | null;
  isTrying: boolean;
  onAgain: () => void;
}

// A screen, or a part of one, that could not be read: what to do, and what to tell support.
export function Failing({ title, ...again }: Props) {
  const { t } = useTranslation('list');
  return (
    <div className="staff-center" role="alert" data-state="failing">
      <IconCloudOff size={34} stroke={1.3} color="var(--faint)" aria-hidden />
      <h2 className="staff-state-title">{title}</h2>
      <p>{requestIdOf(again.error) ? t('failing.text') : t('failing.plain')}</p>
      <div className="staff-state-actions">
        <TryAgain {...again} />
      </div>
    </div>
  );
}
