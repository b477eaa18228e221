import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconAlarm, IconAlarmOff } from '@tabler/icons-react';
import type { NotificationThread, ThreadChange } from '@visawright/contract/platform/notification.ts';
import { useDialog } from '../../../components/dialog/use-dialog.tsx';
import { listMenuProps } from '../../../components/list/list-menu-props.ts';
import { useNotificationsTexts } from '../../../translations/notifications/notifications-texts.ts';
import { SnoozeDayDialog } from './SnoozeDayDialog.tsx';
import { morningOf, snoozeTimes } from './snooze-times.ts';
import { untilText } from './until-text.ts';

interface Props {
  thread: NotificationThread;
  title: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onChange: (change: ThreadChange) => void;
}

export function SnoozeMenu({ thread, title, isOpen, onOpen, onChange }: Props) {
  const { t, language } = useNotificationsTexts();
  const { ask, dialog } = useDialog();
  const { snoozedUntil, lodgeBy } = thread;
  if (snoozedUntil)
    return (
      <Tooltip label={t('snooze.wake')}>
        <ActionIcon aria-label={t('actOn', { act: t('snooze.wake'), title })} onClick={() => onChange({ to: 'inbox' })}>
          <IconAlarmOff size={17} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Tooltip>
    );
  const heading = t('snooze.title', { title });
  const snooze = (until: Date, untilAnswer = false) =>
    onChange({ to: 'snoozed', until: until.toISOString(), untilAnswer });
  const askDay = async () => {
    const day = await ask<string>((close) => <SnoozeDayDialog title={heading} onClose={close} />);
    if (day !== null) snooze(morningOf(day));
  };
  return (
    <>
      <Menu {...listMenuProps} position="bottom-end" offset={2} width={290} opened={isOpen} onChange={onOpen}>
        <Menu.Target>
          <ActionIcon aria-label={t('actOn', { act: t('snooze.button'), title })}>
            <IconAlarm size={17} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {snoozeTimes(lodgeBy).map(({ id, until }) => (
            <Menu.Item
              key={id}
              rightSection={<small className="snooze-time">{untilText(until.toISOString(), language)}</small>}
              onClick={() => snooze(until, id === 'answer')}
            >
              {t(`snooze.${id}`)}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item onClick={() => void askDay()}>{t('snooze.day')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {dialog}
    </>
  );
}
