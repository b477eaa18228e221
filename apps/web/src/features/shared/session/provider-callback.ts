import { texts } from '@visawright/contract/platform/texts.ts';
import { screens } from '@visawright/contract/platform/screens.ts';
import { call } from '../../../lib/api/call.ts';
import { sessionOf } from '../../../lib/tokens/stored-session.ts';
import { setPhase } from '../../../lib/session/session.ts';
import { pendingOf } from './pending-sign-in.ts';
import { enter } from './open-session.ts';

export type Purpose = 'passkey' | 'addPasskey' | 'agency'; // instead of the usual login

export interface ProviderCallback {
  code: string; // empty: the person cancelled a page about passkeys, or an agency's provider refused
  codeVerifier: string;
  redirectUri: string;
  purpose?: Purpose | undefined;
}

// Where keycloak-js stores verifier and address of a login for an hour.
export const callbackKey = (state: string) => `kc-callback-${state}`;
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

export function returnToScreen() {
  const hash = sessionStorage.getItem(returnKey);
  sessionStorage.removeItem(returnKey);
  if (hash && isKnownRoute(hash)) history.replaceState(null, '', hash);
}

interface Stored {
  pkceCodeVerifier?: string;
  redirectUri?: string;
  expires?: number;
  purpose?: Purpose;
}

function takeStored(state: string): Stored {
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
  const { pkceCodeVerifier: codeVerifier, redirectUri, expires = 0, purpose } = takeStored(state);
  if (!codeVerifier || !redirectUri || expires <= now) return undefined;
  if (purpose) return { code: code ?? '', codeVerifier, redirectUri, purpose };
  // A login page that was open for too long begins again; asking again after any other error could go on forever.
  if (error && reason !== 'authentication_expired') throw new Error(texts.somethingWrong);
  return code ? { code, codeVerifier, redirectUri } : undefined;
}

export async function exchangeCallback({ code, codeVerifier, redirectUri }: ProviderCallback) {
  const reply = await call('exchangeCode', { body: { code, codeVerifier, redirectUri } }).catch((error: unknown) => {
    const pending = pendingOf(error);
    if (!pending) throw error;
    return { pending };
  });
  if ('pending' in reply) return setPhase({ name: 'signedOut', pending: reply.pending });
  const { tokens } = reply;
  returnToScreen();
  await enter(sessionOf('form', tokens));
}
