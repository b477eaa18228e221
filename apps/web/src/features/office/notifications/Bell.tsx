import { Link, useLocation } from 'react-router';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useLiveNotifications, useThreadCounts } from './notifications.api.ts';
import { useStaffTexts } from '../../../translations/staff/staff-texts.ts';

const most = 99;

// Counts unread rows of the inbox, not events.
export function Bell() {
  const { t } = useStaffTexts();
  const { pathname } = useLocation();
  const unread = useThreadCounts().data?.unread ?? 0;
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
