import './connect.css';
import { IconBook2 } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { useSession } from '../../../../lib/session/session.ts';
import { guideAddress } from '../extension-address.ts';
import { ConnectForm } from './ConnectForm.tsx';
import { ConnectionList } from './ConnectionList.tsx';
import { InstalledState } from './InstalledState.tsx';
import { useExtensionTexts } from '../../../../translations/extension/extension-texts.ts';

// An address that came from outside the app, such as from the panel, has the router's default key.
export const useOpenedFromOutside = () => useLocation().key === 'default';

// For staff in Settings, for travellers in their profile.
export function ExtensionSettings({ isFocused }: { isFocused: boolean }) {
  const { t } = useExtensionTexts();
  const { role } = useSession().user;
  return (
    <>
      <InstalledState />
      <p className="ext-guide">
        <Link to={guideAddress(role)}>
          <IconBook2 size={16} stroke={1.7} aria-hidden />
          {t('guide')}
        </Link>
      </p>
      <ConnectForm isFocused={isFocused} />
      <ConnectionList />
    </>
  );
}
