import { tokenRefresh } from '@visawright/contract/platform/constants.ts';
import type { EarlyCall } from '../lib/http/early-replies.ts';
import { firstSegment, pageRealm } from '../lib/browser/page-facts.ts';
import { callHeaders, defaultTenant, withQuery } from '../lib/http/send.ts';
import { runsOut, storedSession } from '../lib/tokens/stored-session.ts';
import { userOfToken } from '../lib/tokens/token.ts';
import type { Ahead } from './ahead.types.ts';

const begin = (url: string): EarlyCall => ({
  token: storedSession()?.access_token,
  reply: fetch(url, {
    headers: { 'content-type': 'application/json', accept: 'application/json', ...callHeaders() },
    credentials: 'same-origin',
    cache: 'no-store',
  }),
});

// The two calls every visit starts with. Skips the profile if the token must be refreshed first.
export function callEarly({ calls }: Ahead, token: string | null) {
  const segment = firstSegment(location.pathname);
  const tenant = encodeURIComponent(segment || defaultTenant);
  const urls = pageRealm.customHost && !segment ? [] : [calls.realm.replace('{tenantPath}', tenant)];
  const session = storedSession();
  if (token !== null && session && !runsOut(session, tokenRefresh.thresholdSeconds)) {
    const { id, role } = userOfToken(token);
    urls.push(withQuery(calls.profile, { id, role: role[0] }));
  }
  window.early = Object.fromEntries(urls.map((url) => [url, begin(url)]));
  for (const { reply } of Object.values(window.early)) reply.catch(() => undefined); // callers retry
}
