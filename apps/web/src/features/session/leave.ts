import { takeNotice } from '../../lib/logout-notice.ts';
import { setLogoutSteps } from '../../lib/logout.ts';
import { say } from '../../lib/words.ts';
import { sessionStore } from '../../lib/session.ts';
import type { RealmConfiguration } from '@visawright/contract/realm.ts';
import { providerLogoutUrl } from './provider-endpoints.ts';

// After logout: the origin plus the tenant client id path.
export const homeOf = (realm: RealmConfiguration) => `${location.origin}/${realm.realmClientId}`;

// Without a fragment this loads the page anew even where only the hash differs.
export const goTo = (address: string) => location.assign(address);

export function prepareLogout(realm: RealmConfiguration) {
  const home = homeOf(realm);
  setLogoutSteps({
    leave: (idToken) => goTo(idToken ? providerLogoutUrl(realm, idToken, home) : home),
    showSignIn: () =>
      sessionStore.setState({ user: null, phase: { name: 'signedOut', notice: takeNotice() ?? say('signIn:ended') } }),
    reload: () => location.reload(),
  });
}

// Logout in one tab logs out the others; another account in one tab becomes the account of all.
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
  // A page brought back by the Back button may show a session that has ended since.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
}
