import type { RealmConfiguration } from '@visawright/contract/platform/realm.ts';
import type { Tokens } from '@visawright/contract/identity/user.ts';
import { CallError } from '../../../lib/http/send.ts';

const endpoint = ({ realmAuthorizationUrl, realmId }: RealmConfiguration, name: 'token' | 'logout') =>
  `${realmAuthorizationUrl.replace(/\/$/, '')}/realms/${encodeURIComponent(realmId)}/protocol/openid-connect/${name}`;

export async function providerRefresh(realm: RealmConfiguration, refreshToken: string) {
  const response = await fetch(endpoint(realm, 'token'), {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: realm.realmClientId,
      refresh_token: refreshToken,
    }),
  });
  if (!response.ok) throw new CallError(response.status, null);
  return (await response.json()) as Tokens & { id_token?: string };
}

export const providerLogoutUrl = (realm: RealmConfiguration, idToken: string, home: string) =>
  `${endpoint(realm, 'logout')}?${new URLSearchParams({
    client_id: realm.realmClientId,
    id_token_hint: idToken,
    post_logout_redirect_uri: home,
  })}`;
