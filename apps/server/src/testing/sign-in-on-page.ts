import { createHash, randomBytes } from 'node:crypto';
import type { AuthorizationCode } from '../platform/keycloak/identity.types.ts';

const unescape = (text: string) => text.replaceAll('&amp;', '&');
const cookiesOf = (reply: Response) => reply.headers.getSetCookie().map((each) => each.split(';')[0]!);

export interface PageSignIn {
  readonly keycloakUrl: string;
  readonly path: string; // the realm and its client
  readonly redirectUri: string;
  readonly username: string;
  readonly password: string;
}

// Signs in on the provider's login page as a browser would and returns what it sends the browser back with.
export async function signInOnPage(order: PageSignIn): Promise<AuthorizationCode & { readonly cookies: string }> {
  const codeVerifier = randomBytes(48).toString('base64url');
  const query = new URLSearchParams({
    client_id: order.path,
    response_type: 'code',
    response_mode: 'query',
    scope: 'openid',
    state: randomBytes(8).toString('hex'),
    redirect_uri: order.redirectUri,
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const realm = `${order.keycloakUrl}/realms/${order.path}`;
  const page = await fetch(`${realm}/protocol/openid-connect/auth?${query.toString()}`);
  const action = /id="kc-form-login" action="([^"]+)"/.exec(await page.text())?.[1];
  if (action === undefined) throw new Error(`no login form: ${page.status}`);
  const answer = await fetch(unescape(action), {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: cookiesOf(page).join('; ') },
    body: new URLSearchParams({ username: order.username, password: order.password, credentialId: '' }),
  });
  const code = new URL(answer.headers.get('location') ?? 'about:blank').searchParams.get('code');
  if (code === null) throw new Error(`the login page refused the password: ${answer.status}`);
  const cookies = [...cookiesOf(page), ...cookiesOf(answer)].join('; ');
  return { code, codeVerifier, redirectUri: order.redirectUri, cookies };
}
