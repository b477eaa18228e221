import { useSearchParams } from 'react-router';
import { ExtensionGuideScreen } from '../profile/ExtensionGuideScreen.tsx';
import { ProfileScreen } from '../profile/ProfileScreen.tsx';
import { PrivacyScreen } from './PrivacyScreen.tsx';

// The privacy centre and the guide are parts of the profile, because the specification has no address for them.
export function ProfilePage() {
  const [params] = useSearchParams();
  const part = params.get('part');
  if (part === 'privacy') return <PrivacyScreen />;
  if (part === 'extension-guide') return <ExtensionGuideScreen />;
  return <ProfileScreen isForExtension={part === 'extension'} />;
}
