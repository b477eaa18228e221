import { IconCloudOff } from '@tabler/icons-react';
import { requestIdOf, TryAgain } from './TryAgain.tsx';
import { useListTexts } from '../../translations/list/list-texts.ts';

interface Props {
  title: string;
  error: Error | null;
  isTrying: boolean;
  onAgain: () => void;
}

// Shown if a screen or a part of it could not be loaded.
export function LoadFailure({ title, ...again }: Props) {
  const { t } = useListTexts();
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
