import type { RealmConfiguration } from '@visawright/contract/platform/realm.ts';
import { expect, test } from 'vitest';
import { clientOf, isKnownRoute } from './provider.ts';
import { providerLogoutUrl } from './provider-endpoints.ts';

const realm = { realmAuthorizationUrl: 'https://id.test/', realmId: 'dev', realmClientId: 'dev' } as RealmConfiguration;

test('passes url, realm and clientId to the identity client', () =>
  expect(clientOf(realm)).toEqual({ url: 'https://id.test/', realm: 'dev', clientId: 'dev' }));

test.each(['realmAuthorizationUrl', 'realmId', 'realmClientId'])('throws without %s', (name) =>
  expect(() => clientOf({ ...realm, [name]: '' })).toThrow('The identity client needs'),
);

test.each([
  ['#/applications', true],
  ['#/get-visa?visaType=x', true],
  ['#/india-to-uk/form', true],
  ['#/nowhere', false],
  ['#//evil.test', false],
  ['', false],
])('after login %j is returned to: %s', (hash, known) => expect(isKnownRoute(hash)).toBe(known));

test("the logout URL contains client, session and the tenant's address", () => {
  const url = new URL(providerLogoutUrl(realm, 'id-token', 'https://visa.test/dev'));
  expect(url.origin + url.pathname).toBe('https://id.test/realms/dev/protocol/openid-connect/logout');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: 'dev',
    id_token_hint: 'id-token',
    post_logout_redirect_uri: 'https://visa.test/dev',
  });
});
