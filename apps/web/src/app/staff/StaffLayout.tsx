import './staff.css';
import './cards.css';
import './controls.css';
import './applicant-screens.css';
import { Activity, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useDisclosure } from '@mantine/hooks';
import { screenFor } from '@visawright/contract/platform/screens.ts';
import { desktopWarningMaxWidth } from '@visawright/contract/platform/constants.ts';
import { LazyPalette } from '../../features/office/palette/LazyPalette.tsx';
import { useSavePreferences } from '../../features/shared/preferences/preferences.api.ts';
import { useOwnPreferences } from '../../features/office/settings/own/use-own-preferences.ts';
import { useDevice } from '../../lib/browser/device.ts';
import { useSession } from '../../lib/session/session.ts';
import { setSingleKeys, useSingleKeys } from '../../lib/keyboard/single-keys.ts';
import { DesktopOnly } from './DesktopOnly.tsx';
import { ShortcutsDialog } from './shortcuts/ShortcutsDialog.tsx';
import { mainRole } from './sidebar/person.ts';
import { Sidebar } from './sidebar/Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import { TravellerBand } from './TravellerBand.tsx';
import { useGoKeys } from './shortcuts/use-go-keys.ts';
import { useShortcuts } from './shortcuts/use-shortcuts.ts';
import { useSidebar } from './sidebar/use-sidebar.ts';
import { useStaffTexts } from '../../translations/staff/staff-texts.ts';

export function StaffLayout() {
  const { t } = useStaffTexts();
  const { width } = useDevice();
  const tooNarrow = width <= desktopWarningMaxWidth;
  const [collapsed, toggle] = useSidebar();
  const role = mainRole(useSession().user);
  const screen = screenFor(useLocation().pathname, role);
  const isFullScreen = typeof screen === 'object' && screen.isFullScreen === true;
  const shortcuts = useSingleKeys();
  const { mutate: savePreferences } = useSavePreferences();
  const [help, { open, close }] = useDisclosure(false);
  const [main, setMain] = useState<HTMLElement | null>(null);
  const setShortcuts = (singleKeys: boolean) => {
    setSingleKeys(singleKeys);
    savePreferences({ singleKeys });
  };
  useShortcuts(shortcuts && !tooNarrow, { toggleSidebar: toggle, openHelp: open });
  useGoKeys(shortcuts && !tooNarrow, role);
  useOwnPreferences();

  return (
    <>
      {tooNarrow && <DesktopOnly width={width} />}
      {/* Hidden rather than unmounted, so that typed text survives a narrow window. */}
      <Activity mode={tooNarrow ? 'hidden' : 'visible'}>
        <div className="staff-shell">
          <button type="button" className="staff-skip" onClick={() => main?.focus()}>
            {t('skipToContent')}
          </button>
          {!isFullScreen && <Sidebar collapsed={collapsed} onToggle={toggle} />}
          <div className="staff-page">
            {!isFullScreen && <TopBar onHelp={open} />}
            <main ref={setMain} tabIndex={-1} className="staff-main">
              {role === 'applicant' && <TravellerBand />}
              <Outlet />
            </main>
          </div>
        </div>
        <LazyPalette on={!tooNarrow && role !== 'applicant'} />
        <ShortcutsDialog opened={help && !tooNarrow} onClose={close} shortcuts={shortcuts} onShortcuts={setShortcuts} />
      </Activity>
    </>
  );
}
