import { texts } from '@visawright/contract/platform/texts.ts';
import { screens } from '@visawright/contract/platform/screens.ts';
import { call } from '../../../lib/api/call.ts';
import { sessionOf } from '../../../lib/tokens/stored-session.ts';
import { setPhase } from '../../../lib/session/session.ts';
import { pendingOf } from './pending-sign-in.ts';
import { enter } from './open-session.ts';

export interface ProviderCallback {
  code: string;
  codeVerifier: string;
  redirectUri: string;
}

const callbackKey = (state: string) => `kc-callback-${state}`; // where keycloak-js stores verifier and address of a login for an hour
const parameters = [
  'code',
  'state',
  'session_state',
  'iss',
  'error',
  'error_description',
  'kc_action',
  'kc_action_status',
];
const returnKey = 'vw.return';

// Return only to known screens, whatever the address was.
export const isKnownRoute = (hash: string) => {
  const path = hash.replace(/^#/, '').split('?')[0] ?? '';
  return screens.some((screen) => screen.paths.includes(path));
};

export const rememberScreen = () => sessionStorage.setItem(returnKey, location.hash);

function returnToScreen() {
  const hash = sessionStorage.getItem(returnKey);
  sessionStorage.removeItem(returnKey);
  if (hash && isKnownRoute(hash)) history.replaceState(null, '', hash);
}

function takeStored(state: string): Partial<Record<'pkceCodeVerifier' | 'redirectUri', string>> & { expires?: number } {
  const stored = localStorage.getItem(callbackKey(state));
  localStorage.removeItem(callbackKey(state));
  try {
    return (JSON.parse(stored ?? '{}') as object | null) ?? {};
  } catch {
    return {};
  }
}

// What the login page returned, removed from the address. Only a login that this browser began counts, and only once: a code from a
// link that another person sent is ignored.
export function takeCallback(address: URL, now = Date.now()): ProviderCallback | undefined {
  const state = address.searchParams.get('state');
  if (state === null) return undefined;
  const [code, error, reason] = ['code', 'error', 'error_description'].map((name) => address.searchParams.get(name));
  for (const name of parameters) address.searchParams.delete(name);
  history.replaceState(null, '', address.href);
  const { pkceCodeVerifier: codeVerifier, redirectUri, expires = 0 } = takeStored(state);
  if (!codeVerifier || !redirectUri || expires <= now) return undefined;
  // A login page that was open for too long begins again; asking again after any other error could go on forever.
  if (error && reason !== 'authentication_expired') throw new Error(texts.somethingWrong);
  return code ? { code, codeVerifier, redirectUri } : undefined;
}

export async function exchangeCallback(callback: ProviderCallback) {
  const reply = await call('exchangeCode', { body: callback }).catch((error: unknown) => {
    const pending = pendingOf(error);
    if (!pending) throw error;
    return { pending };
  });
  if ('pending' in reply) return setPhase({ name: 'signedOut', pending: reply.pending });
  const { tokens } = reply;
  returnToScreen();
  await enter(sessionOf('form', tokens));
}
