import { useSearchParams } from 'react-router';
import { ProfileScreen } from '../profile/ProfileScreen.tsx';
import { PrivacyScreen } from './PrivacyScreen.tsx';

// The privacy centre is a part of the profile, because the specification has no address for it.
export function ProfilePage() {
  const [params] = useSearchParams();
  return params.get('part') === 'privacy' ? <PrivacyScreen /> : <ProfileScreen />;
}
