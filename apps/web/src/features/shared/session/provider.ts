import Keycloak from 'keycloak-js';
import { identityClient } from '@visawright/contract/platform/constants.ts';
import type { RealmConfiguration } from '@visawright/contract/platform/realm.ts';
import { rememberScreen } from './provider-callback.ts';

// The identity client requires url, realm and clientId.
export function clientOf({ realmAuthorizationUrl: url, realmId: realm, realmClientId: clientId }: RealmConfiguration) {
  for (const [name, value] of Object.entries({ url, realm, clientId }))
    if (!value) throw new Error(`The identity client needs ${name}`);
  return { url, realm, clientId };
}

// Sends the browser to the provider's login page. It returns with a code, which our server exchanges (provider-callback.ts).
export async function providerLogin(realm: RealmConfiguration) {
  rememberScreen();
  await new Keycloak(clientOf(realm)).init({
    onLoad: 'login-required',
    pkceMethod: 'S256',
    checkLoginIframe: false,
    checkLoginIframeInterval: identityClient.loginStatusCheckSeconds,
    messageReceiveTimeout: identityClient.messageTimeoutSeconds * 1_000,
    responseMode: 'query', // fragments would collide with our routes
    redirectUri: location.origin + location.pathname,
  });
}
