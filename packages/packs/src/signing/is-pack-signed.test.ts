import type { SignedPack } from '@visawright/contract/extension/pack.ts';
import { expect, test } from 'vitest';
import { packSha256 } from '../canonical/pack-hash.ts';
import { packForTest } from '../testing/page-for-test.ts';
import { isPackSigned } from './is-pack-signed.ts';
import { packText, receiptText } from './signed-text.ts';

const base64Url = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url');

async function signer(keyId: string) {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  const publicKey = base64Url(await crypto.subtle.exportKey('raw', pair.publicKey));
  const sign = async (text: Uint8Array<ArrayBuffer>) =>
    base64Url(await crypto.subtle.sign('Ed25519', pair.privateKey, text));
  return { key: { keyId, publicKey }, sign };
}

async function signedPack() {
  const { key, sign } = await signer('key-1');
  const pack = packForTest();
  const sha256 = packSha256(pack);
  const signed: SignedPack = { pack, sha256, keyId: 'key-1', signature: await sign(packText(sha256)) };
  return { signed, key, sign };
}

test('a pack that was signed with the key is accepted', async () => {
  const { signed, key } = await signedPack();
  expect(await isPackSigned(signed, [key])).toBe(true);
});

test('a changed pack is refused, also with the hash of the change', async () => {
  const { signed, key } = await signedPack();
  const changed = { ...signed.pack, origins: ['https://elsewhere.example'] };
  expect(await isPackSigned({ ...signed, pack: changed }, [key])).toBe(false);
  expect(await isPackSigned({ ...signed, pack: changed, sha256: packSha256(changed) }, [key])).toBe(false);
});

test('another key, an unknown key and a key under a false name are refused', async () => {
  const { signed, key } = await signedPack();
  const other = await signer('key-1');
  expect(await isPackSigned(signed, [])).toBe(false);
  expect(await isPackSigned(signed, [other.key])).toBe(false);
  expect(await isPackSigned({ ...signed, keyId: 'key-2' }, [key])).toBe(false);
});

test('the signature of a receipt is not one of a pack', async () => {
  const { signed, key, sign } = await signedPack();
  const signature = await sign(receiptText('2026-11-18T10:00:00.000Z', signed.sha256));
  expect(await isPackSigned({ ...signed, signature }, [key])).toBe(false);
});

test.each(['', 'no signature', 'AAAA'])('a signature that is none is refused: %j', async (signature) => {
  const { signed, key } = await signedPack();
  expect(await isPackSigned({ ...signed, signature }, [key])).toBe(false);
  expect(await isPackSigned(signed, [{ ...key, publicKey: signature }])).toBe(false);
});
