import { clockTime } from '../../../lib/dates/dates.ts';
import { useLive } from '../../../lib/live/use-live.ts';
import { liveStatusOf } from './live-status.ts';
import { useStaffTexts } from '../../../translations/staff/staff-texts.ts';

// Shows whether live updates are connected and since when.
export function LiveDot() {
  const { t, language } = useStaffTexts();
  const live = useLive();
  const word = liveStatusOf(live);
  const time = live.lastUpdate === null ? '' : clockTime(live.lastUpdate, language);
  return (
    <span className="staff-live" data-live={word}>
      <i aria-hidden />
      <span role="status">{t(`live.${word}`)}</span>
      {word === 'on' && time && <span className="staff-live-time">· {t('live.updated', { time })}</span>}
    </span>
  );
}
