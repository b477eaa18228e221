import { requireAnswer } from '../../measurement.ts';
import { forwardedFor } from './guesses.ts';

const unescape = (text: string) => text.replaceAll('&amp;', '&');
const cookiesOf = (reply: Response) => reply.headers.getSetCookie().map((each) => each.split(';')[0]!);

// Makes one guess on the login page of the identity provider, as a browser would, and returns its message.
export async function guessOnPage(
  keycloakUrl: string,
  path: string,
  home: string,
  i: number,
  name: string,
): Promise<string> {
  const query = new URLSearchParams({
    client_id: path,
    response_type: 'code',
    scope: 'openid',
    redirect_uri: home,
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
  const page = await fetch(`${keycloakUrl}/realms/${path}/protocol/openid-connect/auth?${query.toString()}`, {
    headers: forwardedFor(i),
  });
  requireAnswer(page.status, 'the login page');
  const action = /id="kc-form-login" action="([^"]+)"/.exec(await page.text())?.[1];
  if (action === undefined) throw new Error('no login form');
  const answer = await fetch(unescape(action), {
    method: 'POST',
    redirect: 'manual',
    headers: { ...forwardedFor(i), cookie: cookiesOf(page).join('; ') },
    body: new URLSearchParams({ username: name, password: `Guess-${i}-2026!`, credentialId: '' }),
  });
  requireAnswer(answer.status, 'the login form');
  const message = /class="notice notice-error"[^>]*>([^<]*)</.exec(await answer.text())?.[1]?.trim();
  return `${answer.status} ${message ?? ''}`;
}
