import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import type { Pack, SignedPack } from '@visawright/contract/extension/pack.ts';
import { packSha256 } from '@visawright/packs/canonical/pack-hash.ts';
import { packText } from '@visawright/packs/signing/signed-text.ts';

const { privateKey } = generateKeyPairSync('ed25519');
const key = createPrivateKey(privateKey.export({ type: 'pkcs8', format: 'pem' }));

// Correct in everything but the key.
export function signAsAttacker(pack: Pack, keyId: string): SignedPack {
  const sha256 = packSha256(pack);
  return { pack, sha256, keyId, signature: sign(null, packText(sha256), key).toString('base64url') };
}
