import type { SignedPack } from '@visawright/contract/extension/pack.ts';
import { packSha256 } from '../canonical/pack-hash.ts';
import { packText } from './signed-text.ts';

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

interface Key {
  readonly keyId: string;
  readonly publicKey: string; // raw, base64url
}

// Whether the pack is what one of the keys signed. The hash is computed here: the one in the message only says what the sender believes.
export async function isPackSigned(signed: SignedPack, keys: readonly Key[]): Promise<boolean> {
  const key = keys.find(({ keyId }) => keyId === signed.keyId);
  if (!key || packSha256(signed.pack) !== signed.sha256) return false;
  try {
    const publicKey = await crypto.subtle.importKey('raw', fromBase64Url(key.publicKey), 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', publicKey, fromBase64Url(signed.signature), packText(signed.sha256));
  } catch {
    return false; // a key or signature that is none
  }
}
