import { calendarDateOf, longDay, today } from '../../lib/dates.ts';
import { useTranslation } from '../../lib/words.ts';
import type { DayGroup } from './by-day.ts';
import { NotificationRow } from './NotificationRow.tsx';

interface Props {
  group: DayGroup;
  role: string;
  onMark: (notificationUid: string, isRead: boolean) => void;
}

const yesterday = () => calendarDateOf(new Date(Date.now() - 86_400_000));

export function DayOfNotifications({ group: { day, items }, role, onMark }: Props) {
  const { t, i18n } = useTranslation('notifications');
  const name =
    day === today()
      ? t('today')
      : day === yesterday()
        ? t('yesterday')
        : longDay(day, i18n.language, {
            weekday: 'long',
            year: day.startsWith(today().slice(0, 4)) ? undefined : 'numeric',
          });
  return (
    <section aria-label={name}>
      <h2 className="notes-day">{name}</h2>
      <ul className="notes-list">
        {items.map((one) => (
          <NotificationRow
            key={one.notificationUid}
            one={one}
            role={role}
            onMark={(isRead) => onMark(one.notificationUid, isRead)}
          />
        ))}
      </ul>
    </section>
  );
}
