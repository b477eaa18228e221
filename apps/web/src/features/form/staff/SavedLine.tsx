import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { clockTime } from '../../../lib/dates.ts';
import { useWorkState } from '../FormWorkProvider.tsx';
import { useStaffWords } from './form-staff-words.ts';

export function SavedLine() {
  const { t, language } = useStaffWords();
  const phase = useWorkState((now) => now.phase);
  const savedAt = useWorkState((now) => now.savedAt);
  const isBusy = phase === 'sending' || phase === 'waiting';
  const Icon = phase === 'offline' ? IconCloudOff : isBusy ? IconCloudUp : IconCloudCheck;
  const words =
    phase === 'offline'
      ? t('offline')
      : isBusy
        ? t('saving')
        : savedAt && t('saved', { time: clockTime(savedAt, language) });
  return (
    <span className="fr-saved" role="status" data-phase={phase}>
      {words && (
        <>
          <Icon size={16} aria-hidden /> {words}
        </>
      )}
    </span>
  );
}
