import { Link, useLocation } from 'react-router';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useTranslation } from '../../lib/words.ts';
import { useLiveNotifications, useUnread } from './notifications.api.ts';

const most = 99;

export function Bell() {
  const { t } = useTranslation('staff');
  const { pathname } = useLocation();
  const { data: unread = 0 } = useUnread();
  useLiveNotifications();
  const label = unread > 0 ? t('unread', { count: unread }) : t('notifications');
  return (
    <Tooltip label={label} events={{ hover: true, focus: true, touch: false }}>
      <ActionIcon
        size={32}
        component={Link}
        to="/notifications"
        className="staff-bell"
        aria-label={label}
        aria-current={pathname === '/notifications' ? 'page' : undefined}
      >
        <IconBell size={19} stroke={1.6} aria-hidden />
        {unread > 0 && <b aria-hidden>{unread > most ? `${most}+` : unread}</b>}
      </ActionIcon>
    </Tooltip>
  );
}
