import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconLogout } from '@tabler/icons-react';
import { desktopWarningMaxWidth } from '@visawright/contract/platform/constants.ts';
import { Logo } from '../../components/Logo.tsx';
import { ScreenHeading } from '../../components/ScreenHeading.tsx';
import { useSession } from '../../lib/session/session.ts';
import { CopyLink } from './CopyLink.tsx';
import './desktop-only.css';
import { useStaffTexts } from '../../translations/staff/staff-texts.ts';

export function DesktopOnly({ width }: { width: number }) {
  const { t } = useStaffTexts();
  const { logout } = useSession();
  return (
    <div className="staff-narrow" data-screen="desktopOnly">
      <header className="staff-narrow-head">
        <Logo size={26} />
      </header>
      <main className="staff-center">
        <div className="staff-narrow-card">
          <IconDeviceDesktop size={40} stroke={1.2} color="var(--faint)" aria-hidden />
          <ScreenHeading>{t('desktopOnly.title')}</ScreenHeading>
          <p>{t('desktopOnly.text', { limit: desktopWarningMaxWidth, width })}</p>
          <CopyLink>
            <Button
              size="md"
              variant="default"
              leftSection={<IconLogout size={16} aria-hidden />}
              onClick={() => void logout()}
            >
              {t('logout')}
            </Button>
          </CopyLink>
        </div>
      </main>
    </div>
  );
}
