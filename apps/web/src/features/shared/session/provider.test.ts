import type { RealmConfiguration } from '@visawright/contract/platform/realm.ts';
import { expect, test } from 'vitest';
import { clientOf } from './provider.ts';

const realm = { realmAuthorizationUrl: 'https://id.test/', realmId: 'dev', realmClientId: 'dev' } as RealmConfiguration;

test('passes url, realm and clientId to the identity client', () =>
  expect(clientOf(realm)).toEqual({ url: 'https://id.test/', realm: 'dev', clientId: 'dev' }));

test.each(['realmAuthorizationUrl', 'realmId', 'realmClientId'])('throws without %s', (name) =>
  expect(() => clientOf({ ...realm, [name]: '' })).toThrow('The identity client needs'),
);
