import { ActionIcon, Tooltip } from '@mantine/core';
import { IconHelp } from '@tabler/icons-react';
import { notificationRoles } from '@visawright/contract/platform/screens.ts';
import { LanguageSwitch } from '../../components/LanguageSwitch.tsx';
import { Bell } from '../../features/office/notifications/Bell.tsx';
import { useSession } from '../../lib/session/session.ts';
import { ColorSchemeToggle } from './ColorSchemeToggle.tsx';
import { LiveDot } from './sidebar/LiveDot.tsx';
import { PaletteButton } from './PaletteButton.tsx';
import { mainRole } from './sidebar/person.ts';
import { tooltipEvents } from './sidebar/tooltip-props.ts';
import { useStaffTexts } from '../../translations/staff/staff-texts.ts';

export function TopBar({ onHelp }: { onHelp: () => void }) {
  const { t } = useStaffTexts();
  const { user } = useSession();
  return (
    <header className="staff-topbar">
      {mainRole(user) !== 'applicant' && <PaletteButton />}
      <span className="staff-company">{user.companyName}</span>
      <div className="staff-tools">
        <LiveDot />
        <LanguageSwitch />
        <Tooltip label={`${t('help.button')}  ?`} events={tooltipEvents}>
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
