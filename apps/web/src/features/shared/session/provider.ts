import Keycloak from 'keycloak-js';
import { identityClient } from '@visawright/contract/platform/constants.ts';
import type { RealmConfiguration } from '@visawright/contract/platform/realm.ts';
import { screens } from '@visawright/contract/platform/screens.ts';
import type { Tokens } from '@visawright/contract/identity/user.ts';
import { sessionOf } from '../../../lib/tokens/stored-session.ts';
import { enter } from './open-session.ts';

// The identity client requires url, realm and clientId.
export function clientOf({ realmAuthorizationUrl: url, realmId: realm, realmClientId: clientId }: RealmConfiguration) {
  for (const [name, value] of Object.entries({ url, realm, clientId }))
    if (!value) throw new Error(`The identity client needs ${name}`);
  return { url, realm, clientId };
}

const returnKey = 'vw.return';

// Return only to known screens, whatever the address was.
export const isKnownRoute = (hash: string) => {
  const path = hash.replace(/^#/, '').split('?')[0] ?? '';
  return screens.some((screen) => screen.paths.includes(path));
};

function returnToScreen() {
  const hash = sessionStorage.getItem(returnKey);
  sessionStorage.removeItem(returnKey);
  if (hash && isKnownRoute(hash)) history.replaceState(null, '', hash);
}

export async function providerLogin(realm: RealmConfiguration) {
  const client = new Keycloak(clientOf(realm));
  const returning = new URLSearchParams(location.search).has('state');
  if (!returning) sessionStorage.setItem(returnKey, location.hash);
  const signedIn = await client.init({
    onLoad: 'login-required',
    pkceMethod: 'S256',
    checkLoginIframe: false,
    checkLoginIframeInterval: identityClient.loginStatusCheckSeconds,
    messageReceiveTimeout: identityClient.messageTimeoutSeconds * 1_000,
    responseMode: 'query', // fragments would collide with our routes
    redirectUri: location.origin + location.pathname,
  });
  if (!signedIn || !client.token || !client.refreshToken) return; // the browser is being redirected to the provider
  returnToScreen();
  const left = (exp: number | undefined) => Math.max(0, Math.floor((exp ?? 0) - Date.now() / 1_000));
  const tokens: Tokens = {
    access_token: client.token,
    refresh_token: client.refreshToken,
    expires_in: left(client.tokenParsed?.exp),
    refresh_expires_in: left(client.refreshTokenParsed?.exp),
  };
  await enter({ ...sessionOf('provider', tokens), ...(client.idToken ? { id_token: client.idToken } : {}) });
}
