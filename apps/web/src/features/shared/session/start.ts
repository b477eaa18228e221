import { CallError } from '../../../lib/http/send.ts';
import { takeNotice } from '../../../lib/session/logout-notice.ts';
import { isLogoutMarked, logout } from '../../../lib/session/logout.ts';
import { watchToken } from '../../../lib/session/refresh.ts';
import { sessionStore, setPhase } from '../../../lib/session/session.ts';
import { clearRealm } from '../../../lib/browser/storage.ts';
import { partnerKeyOf } from '../../../lib/browser/partner-key.ts';
import { isLive, storedSession } from '../../../lib/tokens/stored-session.ts';
import { claims, isOfRealm } from '../../../lib/tokens/token.ts';
import { acceptBearer } from './bearer.ts';
import { takeBranding } from './branding.ts';
import { followOtherTabs, prepareLogout } from './logout.ts';
import { loadRealm } from './load-realm.ts';
import { openSession } from './open-session.ts';
import { hasPasskeys, openPasskeySignIn, takeSignInChoice } from './passkey-pages.ts';
import { exchangeCallback, takeCallback } from './provider-callback.ts';
import { startLanguage } from '../../../lib/translation/language.ts';

async function begin() {
  const realm = await loadRealm();
  takeBranding(realm);
  startLanguage(); // stored per realm
  sessionStore.setState({ realm });
  prepareLogout(realm);
  followOtherTabs(realm, () => claims(storedSession()?.access_token ?? '').sub);
  watchToken(() => void logout());

  const { bearerToken, resetCode } = window.entry ?? {};
  delete window.entry; // readable once only
  if (isLogoutMarked()) return logout();
  if (resetCode) return setPhase({ name: 'reset', code: resetCode });
  if (bearerToken) return acceptBearer(bearerToken);
  const callback = takeCallback(new URL(location.href));
  if (callback?.purpose === 'agency') return (await import('./agency-return.ts')).returnFromAgency(callback);
  if (callback?.purpose) return (await import('./passkey-return.ts')).returnFromPasskeyPage(callback);
  if (callback) return exchangeCallback(callback);
  const choice = takeSignInChoice(new URL(location.href));
  const session = storedSession();
  if (isLive(session) && isOfRealm(session.access_token, realm.realmId)) return openSession();
  if (session) {
    clearRealm();
    takeBranding(realm);
  }
  if (choice === 'agency') return setPhase({ name: 'signedOut', isAgency: true });
  if (choice === 'passkey' && hasPasskeys(realm)) return openPasskeySignIn(realm, { keepsScreen: true });
  // Who comes with a partner's start link first reads who will see what they enter.
  if (realm.signIn === 'form' || partnerKeyOf(location.hash)) {
    const notice = takeNotice();
    return setPhase({ name: 'signedOut', ...(notice ? { notice } : {}) });
  }
  const { providerLogin } = await import('./provider.ts'); // loads keycloak-js
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
