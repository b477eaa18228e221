import type { Manifest } from '../delivery/manifest.ts';
import { fromBase64Url, isSignedBy, type PublicKey } from './signature.ts';

// Whether the manifest was signed by the realm it names. Only published keys count, never a key from the archive.
export type Seal = 'holds' | 'broken' | 'missing' | 'unknownKey';

export type KeysOf = (realm: string) => Promise<readonly PublicKey[]>;

interface Sealed {
  readonly manifest: Manifest;
  readonly manifestBytes: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array | undefined; // as stored in the archive
}

export async function sealOf({ manifest, manifestBytes, signature }: Sealed, keysOf: KeysOf): Promise<Seal> {
  if (!signature) return 'missing';
  const bytes = fromBase64Url(new TextDecoder('latin1').decode(signature), 64);
  if (!bytes) return 'broken';
  const keys = await keysOf(manifest.realm);
  const key = keys.find(({ keyId }) => keyId === manifest.keyId);
  if (!key) return 'unknownKey';
  return (await isSignedBy(key.publicKey, bytes, manifestBytes)) ? 'holds' : 'broken';
}
