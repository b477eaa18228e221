type Bytes = Uint8Array<ArrayBuffer>;

// Accepts only canonical base64url: no padding, no unused bits.
export function fromBase64Url(text: string, length: number): Bytes | undefined {
  if (!/^[\w-]*$/.test(text)) return undefined;
  const plain = text.replaceAll('-', '+').replaceAll('_', '/');
  let letters: string;
  try {
    letters = atob(plain);
  } catch {
    return undefined;
  }
  if (letters.length !== length || btoa(letters).replaceAll('=', '') !== plain) return undefined;
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

export interface PublicKey {
  readonly keyId: string;
  readonly publicKey: string; // Ed25519, raw, base64url
}

export async function isSignedBy(publicKey: string, signature: Bytes, signed: Bytes): Promise<boolean> {
  const raw = fromBase64Url(publicKey, 32);
  if (!raw) return false;
  const key = await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', key, signature, signed);
}
