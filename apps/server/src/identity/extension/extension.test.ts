import { afterAll, expect, test } from 'vitest';
import { openIdentityServer } from '../../testing/identity-server.ts';

const { realm, call, close } = await openIdentityServer(['admin', 'agent']);
afterAll(close);

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test('lets an admin publish an extension version once and everyone check for it', async () => {
  const admin = bearer(await realm.token('admin'));
  const agent = bearer(await realm.token('agent'));
  const check = async (currentVersion: string) => (await call('extensionCheck', { currentVersion }, agent)).body;
  expect(await check('1.0')).toEqual({ updateAvailable: false, isCritical: false });
  expect((await call('extensionCreate', { version: '1.9' }, agent)).status).toBe(403);
  expect((await call('extensionCreate', { version: '1.9', isCritical: true }, admin)).status).toBe(200);
  expect((await call('extensionCreate', { version: '1.10' }, admin)).status).toBe(200);
  expect((await call('extensionCreate', { version: '1.10.0' }, admin)).status).toBe(409);
  expect(await check('1.8')).toEqual({ updateAvailable: true, isCritical: true });
  expect(await check('1.9')).toEqual({ updateAvailable: true, isCritical: false });
  expect(await check('1.10')).toEqual({ updateAvailable: false, isCritical: false });
});
