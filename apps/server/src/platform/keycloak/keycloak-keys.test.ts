import { beforeEach, expect, test } from 'vitest';
import { AppError } from '../errors/app-error.ts';
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

test('requests keys once for concurrent calls', async () => {
  const kid = await someKeyId();
  const keys = await Promise.all(Array.from({ length: 20 }, () => keyOf(master, kid, 'RS256')));
  expect(keys.every((key) => key?.type === 'public')).toBe(true);
  expect(asked).toBe(1);
});

test('requests an unknown key id again only after half a minute', async () => {
  for (let i = 0; i < 5; i++) expect(await keyOf(master, `unknown-${i}`, 'RS256')).toBeUndefined();
  expect(asked).toBe(1);
  now += 31_000;
  expect(await keyOf(master, 'unknown', 'RS256')).toBeUndefined();
  expect(asked).toBe(2);
});

test('keeps a known key valid while the provider is down and does not reject unknown ones', async () => {
  const kid = await someKeyId();
  await keyOf(master, kid, 'RS256');
  isDown = true;
  now += 11 * 60_000;
  expect(await keyOf(master, kid, 'RS256')).toBeDefined();
  await expect(keyOf(master, 'unknown', 'RS256')).rejects.toMatchObject({ code: 'part.unavailable' });
});

test('accepts RS256 only', async () => {
  for (const algorithm of ['HS256', 'none', 'RS512', 'PS256']) {
    expect(await keyOf(master, await someKeyId(), algorithm)).toBeUndefined();
  }
  expect(asked).toBe(0);
});
