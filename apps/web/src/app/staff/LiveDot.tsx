import { clockTime } from '../../lib/dates.ts';
import { useLive } from '../../lib/use-live.ts';
import { useTranslation } from '../../lib/words.ts';
import { liveWord } from './live-word.ts';

// Whether what stands on the screen changes by itself, and since when it is so.
export function LiveDot() {
  const { t, i18n } = useTranslation('staff');
  const live = useLive();
  const word = liveWord(live);
  const time = live.lastUpdate === null ? '' : clockTime(live.lastUpdate, i18n.language);
  return (
    <span className="staff-live" data-live={word}>
      <i aria-hidden />
      <span role="status">{t(`live.${word}`)}</span>
      {word === 'on' && time && <span className="staff-live-time">· {t('live.updated', { time })}</span>}
    </span>
  );
}
