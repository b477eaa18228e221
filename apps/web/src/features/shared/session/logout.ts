import { takeNotice } from '../../../lib/session/logout-notice.ts';
import { setLogoutSteps } from '../../../lib/session/logout.ts';
import { sessionStore } from '../../../lib/session/session.ts';
import type { RealmConfiguration } from '@visawright/contract/platform/realm.ts';
import { signInText } from '../../../translations/sign-in/sign-in-texts.ts';

// After logout: the origin plus the tenant client id path.
const homeOf = (realm: RealmConfiguration) => `${location.origin}/${realm.realmClientId}`;

// Without a fragment this reloads the page even if only the hash differs.
const goTo = (address: string) => location.assign(address);

export function prepareLogout(realm: RealmConfiguration) {
  const home = homeOf(realm);
  setLogoutSteps({
    leave: () => goTo(home),
    showSignIn: () =>
      sessionStore.setState({ user: null, phase: { name: 'signedOut', notice: takeNotice() ?? signInText('ended') } }),
    reload: () => location.reload(),
  });
}

// Logging out or switching accounts in one tab applies to all tabs.
export function followOtherTabs(realm: RealmConfiguration, accountStored: () => string | undefined) {
  addEventListener('storage', ({ key }) => {
    if (key !== null && !key.endsWith('.session')) return;
    const { phase, user } = sessionStore.getState();
    const stored = accountStored();
    const account = phase.name === 'ready' ? user?.id : phase.name === 'signedOut' ? undefined : stored;
    if (stored === account) return;
    if (stored) location.reload();
    else goTo(homeOf(realm));
  });
  // A page restored from the back-forward cache may belong to an ended session.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
}
