import { CallError } from '../../lib/send.ts';
import { takeNotice } from '../../lib/logout-notice.ts';
import { isLogoutMarked, logout } from '../../lib/logout.ts';
import { setProviderRefresh, watchToken } from '../../lib/refresh.ts';
import { sessionStore, setPhase } from '../../lib/session.ts';
import { clearRealm } from '../../lib/storage.ts';
import { isLive, storedSession } from '../../lib/stored-session.ts';
import { claims, isOfRealm } from '../../lib/token.ts';
import { startWords } from '../../lib/words.ts';
import { acceptBearer } from './bearer.ts';
import { takeBranding } from './branding.ts';
import { followOtherTabs, prepareLogout } from './leave.ts';
import { loadRealm } from './load-realm.ts';
import { openSession } from './open-session.ts';
import { providerRefresh } from './provider-endpoints.ts';

async function begin() {
  const realm = await loadRealm();
  takeBranding(realm);
  startWords(); // the choice kept for this realm
  sessionStore.setState({ realm });
  prepareLogout(realm);
  setProviderRefresh((refreshToken) => providerRefresh(realm, refreshToken));
  followOtherTabs(realm, () => claims(storedSession()?.access_token ?? '').sub);
  watchToken(() => void logout());

  const { bearerToken, resetCode } = window.entry ?? {};
  delete window.entry; // read once, then nowhere
  if (isLogoutMarked()) return logout();
  if (resetCode) return setPhase({ name: 'reset', code: resetCode });
  if (bearerToken) return acceptBearer(bearerToken);
  const session = storedSession();
  if (isLive(session) && isOfRealm(session.access_token, realm.realmId)) return openSession();
  if (session) {
    clearRealm();
    takeBranding(realm);
  }
  if (realm.signIn === 'form') {
    const notice = takeNotice();
    return setPhase({ name: 'signedOut', ...(notice ? { notice } : {}) });
  }
  const { providerLogin } = await import('./provider.ts'); // carries keycloak-js
  return providerLogin(realm);
}

export async function start() {
  try {
    await begin();
  } catch (error) {
    const { status, requestId } = error instanceof CallError ? error : { status: -1, requestId: '' };
    const message = error instanceof Error ? error.message : '';
    setPhase(status === 404 ? { name: 'addressUnknown' } : { name: 'failed', message, requestId });
  }
}
