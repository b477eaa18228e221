import { beforeEach, expect, test } from 'vitest';
import { AppError } from '../http/app-error.ts';
import type { Realm } from '../realms/realm.types.ts';
import { send } from './keycloak-http.ts';
import { signingKeys } from './keycloak-keys.ts';

const master = { realmId: 'master', keycloakUrl: process.env['KEYCLOAK_URL']!, keycloakRealm: 'master' } as Realm;

let asked = 0;
let isDown = false;
let now = 0;
let keyOf: ReturnType<typeof signingKeys>;

beforeEach(() => {
  asked = 0;
  isDown = false;
  now = 1_000_000;
  keyOf = signingKeys(
    (url, init) => {
      asked++;
      return isDown ? Promise.reject(new AppError('part.unavailable')) : send(url, init);
    },
    () => now,
  );
});

async function someKeyId(): Promise<string> {
  const { json } = await send(`${master.keycloakUrl}/realms/master/protocol/openid-connect/certs`);
  return (json as { keys: { kid: string; alg: string }[] }).keys.find(({ alg }) => alg === 'RS256')!.kid;
}

test('many calls at once ask for the keys once', async () => {
  const kid = await someKeyId();
  const keys = await Promise.all(Array.from({ length: 20 }, () => keyOf(master, kid, 'RS256')));
  expect(keys.every((key) => key?.type === 'public')).toBe(true);
  expect(asked).toBe(1);
});

test('an unknown key id asks again after half a minute, not before', async () => {
  for (let i = 0; i < 5; i++) expect(await keyOf(master, `unknown-${i}`, 'RS256')).toBeUndefined();
  expect(asked).toBe(1);
  now += 31_000;
  expect(await keyOf(master, 'unknown', 'RS256')).toBeUndefined();
  expect(asked).toBe(2);
});

test('a known key stays good while the provider is down, and an unknown one is not called dead', async () => {
  const kid = await someKeyId();
  await keyOf(master, kid, 'RS256');
  isDown = true;
  now += 11 * 60_000;
  expect(await keyOf(master, kid, 'RS256')).toBeDefined();
  await expect(keyOf(master, 'unknown', 'RS256')).rejects.toMatchObject({ code: 'part.unavailable' });
});

test('only RS256 has keys', async () => {
  for (const algorithm of ['HS256', 'none', 'RS512', 'PS256']) {
    expect(await keyOf(master, await someKeyId(), algorithm)).toBeUndefined();
  }
  expect(asked).toBe(0);
});
