import { tokenRefresh } from '@visawright/contract/constants.ts';
import type { EarlyCall } from '../lib/early-replies.ts';
import { firstSegment, pageRealm } from '../lib/page.ts';
import { callHeaders, defaultTenant, withQuery } from '../lib/send.ts';
import { runsOut, storedSession } from '../lib/stored-session.ts';
import { userOfToken } from '../lib/token.ts';
import type { Ahead } from './ahead.types.ts';

const begin = (url: string): EarlyCall => ({
  token: storedSession()?.access_token,
  reply: fetch(url, {
    headers: { 'content-type': 'application/json', accept: 'application/json', ...callHeaders() },
    credentials: 'same-origin',
    cache: 'no-store',
  }),
});

// The two questions every visit begins with. A token that must be renewed first would be refused.
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
  for (const { reply } of Object.values(window.early)) reply.catch(() => undefined); // whoever needs it asks again
}
