import { IconCheck } from '@tabler/icons-react';
import { clockTime } from '../../lib/dates.ts';
import { useTranslation } from '../../lib/words.ts';

export function SavedNote({ at }: { at: number | null }) {
  const { t, i18n } = useTranslation('settings');
  return (
    <p className="set-saved" role="status">
      {at !== null && (
        <>
          <IconCheck size={15} stroke={2.4} aria-hidden /> {t('saved', { time: clockTime(at, i18n.language) })}
        </>
      )}
    </p>
  );
}
