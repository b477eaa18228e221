import { useState } from 'react';
import { ActionIcon, Button, Menu, Tooltip } from '@mantine/core';
import { IconAlarm, IconAlarmOff } from '@tabler/icons-react';
import type { NotificationThread, ThreadChange } from '@visawright/contract/platform/notification.ts';
import { DayInput } from '../../../components/DayInput.tsx';
import { daysLater } from '@visawright/contract/dates/days.ts';
import { today } from '../../../lib/dates/dates.ts';
import { useNotificationsTexts } from '../../../translations/notifications/notifications-texts.ts';
import { morningOf, snoozeTimes } from './snooze-times.ts';
import { untilText } from './until-text.ts';

interface Props {
  thread: NotificationThread;
  title: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onChange: (change: ThreadChange) => void;
}

const longestDays = 365;

export function SnoozeMenu({ thread, title, isOpen, onOpen, onChange }: Props) {
  const { t, language } = useNotificationsTexts();
  const [day, setDay] = useState('');
  const { snoozedUntil, lodgeBy } = thread;
  if (snoozedUntil)
    return (
      <Tooltip label={t('snooze.wake')}>
        <ActionIcon aria-label={t('actOn', { act: t('snooze.wake'), title })} onClick={() => onChange({ to: 'inbox' })}>
          <IconAlarmOff size={17} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Tooltip>
    );
  const snooze = (until: Date, untilAnswer = false) =>
    onChange({ to: 'snoozed', until: until.toISOString(), untilAnswer });
  const last = daysLater(today(), longestDays);
  const isPossible = /^\d{4}-\d\d-\d\d$/.test(day) && day > today() && day <= last;
  return (
    <Menu position="bottom-end" offset={2} width={290} opened={isOpen} onChange={onOpen}>
      <Menu.Target>
        <ActionIcon className="note-snooze" aria-label={t('actOn', { act: t('snooze.button'), title })}>
          <IconAlarm size={17} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('snooze.title', { title })}</Menu.Label>
        {snoozeTimes(new Date(), lodgeBy).map(({ id, until }) => (
          <Menu.Item
            key={id}
            rightSection={<small className="snooze-time">{untilText(until.toISOString(), language)}</small>}
            onClick={() => snooze(until, id === 'answer')}
          >
            {t(`snooze.${id}`)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <form
          className="snooze-day"
          onSubmit={(event) => {
            event.preventDefault();
            if (isPossible) snooze(morningOf(day));
          }}
        >
          <DayInput size="xs" label={t('snooze.day')} value={day} onChange={setDay} />
          <Button type="submit" size="xs" variant="default" disabled={!isPossible}>
            {t('snooze.set')}
          </Button>
        </form>
      </Menu.Dropdown>
    </Menu>
  );
}
