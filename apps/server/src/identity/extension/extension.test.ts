import { createHash, createPublicKey, verify } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PublishedRelease } from '@visawright/contract/extension/release.ts';
import AdmZip from 'adm-zip';
import { afterAll, expect, test } from 'vitest';
import { loadPublicKeys } from '../../platform/crypto/signing-key.ts';
import { createCaller } from '../../testing/create-caller.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { openIdentityServer } from '../../testing/identity-server.ts';

const { database, realm, call, close } = await openIdentityServer(['admin', 'agent']);
const folder = mkdtempSync(join(tmpdir(), 'extension-'));
const server = await openTestApp(database, { ENVIRONMENT: 'uat', EXTENSION_FOLDER: folder });
afterAll(async () => {
  await server.close();
  await close();
  rmSync(folder, { recursive: true });
});

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

test('serves the archive of its own environment only, and its hash and signature with the release of that version', async () => {
  const url = '/extension/builds/visawright-extension-uat.zip';
  const get = (path: string) => server.app.inject({ url: path });
  const missing = await get(url);
  expect(missing).toMatchObject({ statusCode: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
  const admin = bearer(await realm.token('admin'));
  const releases = async () =>
    (await createCaller(server.app, realm.path)<{ items: PublishedRelease[] }>('listExtensionReleases', {}, admin)).body
      .items;
  expect((await releases()).every(({ archive }) => archive === null)).toBe(true);

  const zip = new AdmZip();
  zip.addFile('manifest.json', Buffer.from(JSON.stringify({ version: '1.10' })));
  writeFileSync(join(folder, 'visawright-extension-uat.zip'), zip.toBuffer());
  const built = await get(url);
  expect(built).toMatchObject({
    statusCode: 200,
    headers: {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="visawright-extension-uat.zip"',
      'x-content-type-options': 'nosniff',
    },
  });
  for (const other of ['visawright-extension-beta.zip', '..%2Fvisawright-extension-uat.zip', 'manifest.json'])
    expect((await get(`/extension/builds/${other}`)).statusCode).toBe(404);

  const [newest, older] = await releases();
  expect([newest!.version, older!.version, older!.archive]).toEqual(['1.10', '1.9', null]);
  const { bytes, sha256, keyId, signature } = newest!.archive!;
  expect([bytes, sha256]).toEqual([
    built.rawPayload.length,
    createHash('sha256').update(built.rawPayload).digest('hex'),
  ]);
  const keys = await loadPublicKeys(server.parts.tenants.forRealm(realm.realmId));
  const x = keys.find((key) => key.keyId === keyId)!.publicKey;
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const signed = Buffer.from(`visawright-extension\n${sha256}`);
  expect(verify(null, signed, publicKey, Buffer.from(signature, 'base64url'))).toBe(true);
});
