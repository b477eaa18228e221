import './staff.css';
import './cards.css';
import './controls.css';
import './applicant-screens.css';
import { Activity, useState } from 'react';
import { Outlet } from 'react-router';
import { useDisclosure } from '@mantine/hooks';
import { desktopWarningMaxWidth } from '@visawright/contract/constants.ts';
import { LazyPalette } from '../../features/palette/LazyPalette.tsx';
import { useSavePreferences } from '../../features/settings/preferences.api.ts';
import { useOwnPreferences } from '../../features/settings/use-own-preferences.ts';
import { useDevice } from '../../lib/device.ts';
import { useSession } from '../../lib/session.ts';
import { setSingleKeys, useSingleKeys } from '../../lib/single-keys.ts';
import { addWords, useTranslation } from '../../lib/words.ts';
import * as staffWords from '../../words/staff.ts';
import { DesktopOnly } from './DesktopOnly.tsx';
import { HelpDialog } from './HelpDialog.tsx';
import { mainRole } from './person.ts';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import { TravellerBand } from './TravellerBand.tsx';
import { useGoKeys } from './use-go-keys.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useSidebar } from './use-sidebar.ts';

addWords('staff', staffWords);

export function StaffLayout() {
  const { t } = useTranslation('staff');
  const { width } = useDevice();
  const tooNarrow = width <= desktopWarningMaxWidth;
  const [collapsed, toggle] = useSidebar();
  const role = mainRole(useSession().user);
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
      {/* Hidden, not gone: what was typed is still there when the window is wide again. */}
      <Activity mode={tooNarrow ? 'hidden' : 'visible'}>
        <div className="staff-shell">
          <button type="button" className="staff-skip" onClick={() => main?.focus()}>
            {t('skipToContent')}
          </button>
          <Sidebar collapsed={collapsed} onToggle={toggle} />
          <div className="staff-page">
            <TopBar onHelp={open} />
            <main ref={setMain} tabIndex={-1} className="staff-main">
              {role === 'applicant' && <TravellerBand />}
              <Outlet />
            </main>
          </div>
        </div>
        <LazyPalette on={!tooNarrow && role !== 'applicant'} />
        <HelpDialog opened={help && !tooNarrow} onClose={close} shortcuts={shortcuts} onShortcuts={setShortcuts} />
      </Activity>
    </>
  );
}
