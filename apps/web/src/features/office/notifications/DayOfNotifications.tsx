import { daysLater } from '@visawright/contract/dates/days.ts';
import { longDay, today } from '../../../lib/dates/dates.ts';
import type { DayGroup } from './group-by-day.ts';
import { NotificationRow } from './NotificationRow.tsx';
import { useNotificationsTexts } from '../../../translations/notifications/notifications-texts.ts';

interface Props {
  group: DayGroup;
  role: string;
  onMark: (notificationUid: string, isRead: boolean) => void;
}

const yesterday = () => daysLater(today(), -1);

export function DayOfNotifications({ group: { day, items }, role, onMark }: Props) {
  const { t, language } = useNotificationsTexts();
  const name =
    day === today()
      ? t('today')
      : day === yesterday()
        ? t('yesterday')
        : longDay(day, language, {
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
