import { createHash, randomBytes } from 'node:crypto';
import { addPasskeyAction, passkeyClient } from '@visawright/contract/identity/passkey-facts.ts';
import type { AuthorizationCode } from '../../platform/keycloak/identity.types.ts';
import type { SoftwarePasskey } from './software-passkey.ts';

export interface Place {
  readonly keycloakUrl: string;
  readonly path: string; // of the realm
  readonly redirectUri: string;
}

const unescape = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#61;', '=');

// One browser at the provider: keeps its cookies and follows its redirects until they lead back to us.
export function browserAt({ redirectUri }: Place) {
  const cookies = new Map<string, { readonly path: string; readonly pair: string }>();
  // Two realms of the provider have cookies of the same names.
  const cookiesFor = (address: string) =>
    [...cookies.values()].flatMap(({ path, pair }) => (address.startsWith(path) ? pair : [])).join('; ');
  const visit = async (
    url: string,
    fields?: Record<string, string>,
  ): Promise<{ url: string; text: string; status: number }> => {
    if (url.startsWith(redirectUri)) return { url, text: '', status: 302 };
    const reply = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: cookiesFor(new URL(url).pathname) },
      ...(fields === undefined ? {} : { method: 'POST', body: new URLSearchParams(fields) }),
    });
    for (const line of reply.headers.getSetCookie()) {
      const pair = line.split(';')[0]!;
      const path = /;\s*path=([^;]+)/i.exec(line)?.[1] ?? '/';
      cookies.set(`${path} ${pair.split('=')[0]!}`, { path, pair });
    }
    const next = reply.headers.get('location');
    return next === null ? { url, text: await reply.text(), status: reply.status } : visit(new URL(next, url).href);
  };
  return visit;
}

export function authorizationUrl({ keycloakUrl, path, redirectUri }: Place, more: Record<string, string>) {
  const codeVerifier = randomBytes(48).toString('base64url');
  const query = new URLSearchParams({
    response_type: 'code',
    response_mode: 'query',
    scope: 'openid',
    state: randomBytes(8).toString('hex'),
    redirect_uri: redirectUri,
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  });
  return { codeVerifier, url: `${keycloakUrl}/realms/${path}/protocol/openid-connect/auth?${query.toString()}` };
}

const given = (page: string, name: string) => unescape(new RegExp(`data-${name}="([^"]*)"`).exec(page)?.[1] ?? '');
export const actionOf = (page: string, form: string) =>
  unescape(new RegExp(`id="${form}" action="([^"]+)"`).exec(page)?.[1] ?? 'about:blank');
const challengeOn = (page: string, { keycloakUrl }: Place) => ({
  challenge: given(page, 'challenge'),
  rpId: given(page, 'rp'),
  origin: new URL(keycloakUrl).origin,
});
export type Browser = ReturnType<typeof browserAt>;

export const codeOf = (place: Place, url: string, codeVerifier: string): AuthorizationCode | undefined => {
  const code = url.startsWith(place.redirectUri) ? new URL(url).searchParams.get('code') : null;
  return code === null ? undefined : { code, codeVerifier, redirectUri: place.redirectUri };
};

// Signs in with the password on the provider's page and adds the passkey there.
export async function addPasskeyOnPage(
  place: Place,
  account: { readonly username: string; readonly password: string },
  passkey: SoftwarePasskey,
  { browser: visit = browserAt(place) }: { browser?: Browser } = {},
): Promise<AuthorizationCode | undefined> {
  const { url, codeVerifier } = authorizationUrl(place, { client_id: place.path, kc_action: addPasskeyAction });
  const first = await visit(url);
  // A remembered session is not asked for the password again.
  const isAsked = first.text.includes('kc-form-login');
  const page = isAsked ? await visit(actionOf(first.text, 'kc-form-login'), { ...account, credentialId: '' }) : first;
  const fields = passkey.register(challengeOn(page.text, place), given(page.text, 'user'));
  const done = await visit(actionOf(page.text, 'register'), fields);
  return codeOf(place, done.url, codeVerifier);
}

// Undefined: the provider refused it.
export async function signInWithPasskey(
  place: Place,
  passkey: SoftwarePasskey,
  { isVerified = true, browser: visit = browserAt(place) }: { isVerified?: boolean; browser?: Browser } = {},
): Promise<AuthorizationCode | undefined> {
  return (await tryPasskeyOnPage(place, visit, (challenge) => passkey.use(challenge, { isVerified }))).code;
}

// What the page answers to any fields at all; `more` is sent when it is opened.
export async function tryPasskeyOnPage(
  place: Place,
  visit: Browser,
  fieldsFor: (challenge: ReturnType<typeof challengeOn>) => Record<string, string>,
  more: Record<string, string> = {},
): Promise<{ readonly status: number; readonly code: AuthorizationCode | undefined }> {
  const { url, codeVerifier } = authorizationUrl(place, { client_id: passkeyClient, ...more });
  const page = await visit(url);
  if (page.url.startsWith(place.redirectUri))
    return { status: page.status, code: codeOf(place, page.url, codeVerifier) };
  const done = await visit(actionOf(page.text, 'webauth'), fieldsFor(challengeOn(page.text, place)));
  return { status: done.status, code: codeOf(place, done.url, codeVerifier) };
}

// The person opens that page and does not create a key; the provider sends a code all the same.
export async function cancelPasskeyOnPage(
  place: Place,
  account: { readonly username: string; readonly password: string },
): Promise<AuthorizationCode | undefined> {
  const visit = browserAt(place);
  const { url, codeVerifier } = authorizationUrl(place, { client_id: place.path, kc_action: addPasskeyAction });
  const login = await visit(url);
  const page = await visit(actionOf(login.text, 'kc-form-login'), { ...account, credentialId: '' });
  const done = await visit(actionOf(page.text, 'register'), { 'cancel-aia': 'true' });
  return codeOf(place, done.url, codeVerifier);
}

// A code of the page that takes a password, from a browser that the provider remembers. Undefined: it asks for the password.
export async function enterRemembered(place: Place, browser: Browser): Promise<AuthorizationCode | undefined> {
  const { url, codeVerifier } = authorizationUrl(place, { client_id: place.path });
  return codeOf(place, (await browser(url)).url, codeVerifier);
}
