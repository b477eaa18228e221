import { ActionIcon, Tooltip } from '@mantine/core';
import { IconHelp } from '@tabler/icons-react';
import { notificationRoles } from '@visawright/contract/screens.ts';
import { LanguageSwitch } from '../../components/LanguageSwitch.tsx';
import { Bell } from '../../features/notifications/Bell.tsx';
import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/words.ts';
import { ColorSchemeToggle } from './ColorSchemeToggle.tsx';
import { LiveDot } from './LiveDot.tsx';
import { PaletteButton } from './PaletteButton.tsx';
import { mainRole } from './person.ts';
import { shownOn } from './tips.ts';

export function TopBar({ onHelp }: { onHelp: () => void }) {
  const { t } = useTranslation('staff');
  const { user } = useSession();
  return (
    <header className="staff-topbar">
      {mainRole(user) !== 'applicant' && <PaletteButton />}
      <span className="staff-company">{user.companyName}</span>
      <div className="staff-tools">
        <LiveDot />
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
        {user.role.some((role) => notificationRoles.includes(role)) && <Bell />}
      </div>
    </header>
  );
}
