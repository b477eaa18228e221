import type { Pack, SignedPack } from '@visawright/contract/extension/pack.ts';
import { packSha256 } from '@visawright/packs/canonical/pack-hash.ts';
import { packText } from '@visawright/packs/signing/signed-text.ts';
import { packForTest } from '@visawright/packs/testing/page-for-test.ts';
import { expect, test } from 'vitest';
import { refusePack, type PackRequest } from './accept-pack.ts';

const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
const text = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url');
const keys = [{ keyId: 'k1', publicKey: text(await crypto.subtle.exportKey('raw', pair.publicKey)) }];

async function signed(change: Partial<Pack> = {}): Promise<SignedPack> {
  const pack = { ...packForTest(), number: 7, ...change };
  const sha256 = packSha256(pack);
  return {
    pack,
    sha256,
    keyId: 'k1',
    signature: text(await crypto.subtle.sign('Ed25519', pair.privateKey, packText(sha256))),
  };
}

const wanted: PackRequest = {
  portal: 'practice',
  url: 'https://practice.example/apply',
  highest: 7,
  isPinned: false,
  keys,
};

test('a signed pack of this portal is used', async () => {
  expect(await refusePack(await signed(), wanted)).toBeNull();
});

test('a tampered pack is refused', async () => {
  const genuine = await signed();
  expect(await refusePack({ ...genuine, pack: { ...genuine.pack, origins: ['https://evil.example'] } }, wanted)).toBe(
    'tampered',
  );
  expect(await refusePack(genuine, { ...wanted, keys: [] })).toBe('tampered');
});

test('an older pack is refused, unless the application was begun with it', async () => {
  const older = await signed({ number: 6 });
  expect(await refusePack(older, wanted)).toBe('older');
  expect(await refusePack(older, { ...wanted, isPinned: true })).toBeNull();
  expect(await refusePack({ ...older, signature: '' }, { ...wanted, isPinned: true })).toBe('tampered');
});

test('a pack of another portal or address, and an unverified one, are refused', async () => {
  expect(await refusePack(await signed(), { ...wanted, portal: 'other' })).toBe('otherPortal');
  expect(await refusePack(await signed(), { ...wanted, url: 'https://evil.example/' })).toBe('otherPortal');
  expect(await refusePack(await signed({ isVerified: false }), wanted)).toBe('unverified');
});
