import { expect, test } from 'vitest';
import { readRealm, realmCall } from './load-realm.ts';

const realm = {
  realmAuthorizationUrl: 'https://id.test',
  realmId: 'sunrise',
  realmClientId: 'sunrise',
  realmDisplayName: 'Sunrise Travels',
  brandAssets: { brandFavicon: null, brandLogoImage: null, brandColor: '#fd640f' },
};
const origin = 'https://visa.test';

test.each([
  ['/sunrise', false, '/das/v1/realms/kc-realm/sunrise'],
  ['/sunrise/', false, '/das/v1/realms/kc-realm/sunrise'],
  ['/', false, '/das/v1/realms/kc-realm/default'],
  ['/', true, '/das/v1/realms/kc-realm/masked-url'],
  ['/bluegate', true, '/das/v1/realms/kc-realm/bluegate'],
  ['/a%2Fb', false, '/das/v1/realms/kc-realm/a%2Fb'],
])('%s (custom host: %s) asks %s', (pathname, customHost, url) =>
  expect(realmCall({ origin, pathname, customHost }).url).toBe(url),
);

test('looks up a custom host by its origin', () =>
  expect(realmCall({ origin, pathname: '/', customHost: true })).toMatchObject({
    method: 'POST',
    body: { maskedUrl: origin },
  }));

test.each(['', '  ', 'null', '{}'])('%j is an empty response', (text) =>
  expect(() => readRealm(text)).toThrow('Empty response received'),
);

test.each(['<html>', '[1]', '"text"', '7', JSON.stringify({ ...realm, realmId: '' }), '{"realmId":7}'])(
  '%j is an invalid response',
  (text) => expect(() => readRealm(text)).toThrow('Invalid response format'),
);

test('accepts a complete reply', () => expect(readRealm(JSON.stringify(realm))).toEqual(realm));
