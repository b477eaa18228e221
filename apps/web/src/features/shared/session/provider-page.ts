import type { RealmConfiguration } from '@visawright/contract/platform/realm.ts';
import { callbackKey, rememberScreen, type Purpose } from './provider-callback.ts';

interface Order {
  readonly clientId: string;
  readonly purpose: Purpose;
  readonly keepsScreen?: boolean; // the one to return to is that of the login page the person comes from
  readonly more?: Readonly<Record<string, string>>;
}

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const random = () => base64url(crypto.getRandomValues(new Uint8Array(48)));
const lifeMs = 3_600_000;

// Sends the browser to a page of the provider, as keycloak-js does for the login page (provider.ts), and remembers what for.
export async function openProviderPage(
  realm: RealmConfiguration,
  { clientId, purpose, keepsScreen = false, more = {} }: Order,
) {
  const [state, codeVerifier] = [random(), random()];
  const redirectUri = location.origin + location.pathname;
  const facts = { state, redirectUri, pkceCodeVerifier: codeVerifier, expires: Date.now() + lifeMs, purpose };
  localStorage.setItem(callbackKey(state), JSON.stringify(facts));
  if (!keepsScreen) rememberScreen();
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier));
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    response_mode: 'query',
    scope: 'openid',
    state,
    code_challenge: base64url(new Uint8Array(hash)),
    code_challenge_method: 'S256',
    ui_locales: document.documentElement.lang,
    ...more,
  });
  const base = realm.realmAuthorizationUrl.replace(/\/$/, '');
  location.assign(`${base}/realms/${realm.realmId}/protocol/openid-connect/auth?${query.toString()}`);
}
