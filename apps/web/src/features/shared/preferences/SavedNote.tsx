import { IconCheck } from '@tabler/icons-react';
import { clockTime } from '../../../lib/dates/dates.ts';
import { useSettingsTexts } from '../../../translations/settings/settings-texts.ts';

export function SavedNote({ at }: { at: number | null }) {
  const { t, language } = useSettingsTexts();
  return (
    <p className="set-saved" role="status">
      {at !== null && (
        <>
          <IconCheck size={15} stroke={2.4} aria-hidden /> {t('saved', { time: clockTime(at, language) })}
        </>
      )}
    </p>
  );
}
