import type { ReactNode } from 'react';
import { daysLater } from '@visawright/contract/dates/days.ts';
import type { NotificationThread } from '@visawright/contract/platform/notification.ts';
import { longDay, today } from '../../../lib/dates/dates.ts';
import { useNotificationsTexts } from '../../../translations/notifications/notifications-texts.ts';
import type { DayGroup } from './group-by-day.ts';

interface Props {
  group: DayGroup;
  children: (thread: NotificationThread) => ReactNode;
}

const nearDays = { '-1': 'yesterday', '0': 'today', '1': 'tomorrow' } as const;

export function DayOfThreads({ group: { day, items }, children }: Props) {
  const { t, language } = useNotificationsTexts();
  const near = ([-1, 0, 1] as const).find((days) => day === daysLater(today(), days));
  const year = day.startsWith(today().slice(0, 4)) ? undefined : ('numeric' as const);
  const name = near === undefined ? longDay(day, language, { weekday: 'long', year }) : t(nearDays[near]);
  return (
    <section aria-label={name}>
      <h2 className="notes-day">{name}</h2>
      <ul className="notes-list">{items.map(children)}</ul>
    </section>
  );
}
