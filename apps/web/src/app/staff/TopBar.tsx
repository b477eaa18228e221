import { useTranslation } from '../../lib/words.ts';
import { Link, useLocation } from 'react-router';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconBell, IconHelp } from '@tabler/icons-react';
import { notificationRoles } from '@visawright/contract/screens.ts';
import { LanguageSwitch } from '../../components/LanguageSwitch.tsx';
import { useSession } from '../../lib/session.ts';
import { ColorSchemeToggle } from './ColorSchemeToggle.tsx';
import { shownOn } from './tips.ts';

export function TopBar({ onHelp }: { onHelp: () => void }) {
  const { t } = useTranslation('staff');
  const { user } = useSession();
  const { pathname } = useLocation();
  return (
    <header className="staff-topbar">
      <span className="staff-company">{user.companyName}</span>
      <div className="staff-tools">
        <LanguageSwitch />
        <Tooltip label={`${t('help.button')}  ?`} events={shownOn}>
          <ActionIcon
            size={32}
            aria-label={t('help.button')}
            aria-keyshortcuts="?"
            aria-haspopup="dialog"
            onClick={onHelp}
          >
            <IconHelp size={19} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Tooltip>
        <ColorSchemeToggle />
        {user.role.some((role) => notificationRoles.includes(role)) && (
          <Tooltip label={t('notifications')} events={shownOn}>
            <ActionIcon
              size={32}
              component={Link}
              to="/notifications"
              aria-label={t('notifications')}
              aria-current={pathname === '/notifications' ? 'page' : undefined}
            >
              <IconBell size={19} stroke={1.6} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
      </div>
    </header>
  );
}
