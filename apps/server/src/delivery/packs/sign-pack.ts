import type { SignedPack } from '@visawright/contract/extension/pack.ts';
import { packText } from '@visawright/packs/signing/signed-text.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { loadSigningKey } from '../../platform/crypto/signing-key.ts';
import type { Db } from '../../platform/db/db.ts';
import type { RealmPack } from './realm-packs.ts';

const cachedMs = 300_000; // a new key is used from then on; signatures with the one before stay valid
const mostCached = 2_000;

interface Signed extends Pick<SignedPack, 'keyId' | 'signature'> {
  readonly until: number;
}
const known = new Map<string, Signed>();

// With the realm's newest key, when it is delivered.
export async function signPack(db: Db, keys: KeyStore, { pack, sha256 }: RealmPack): Promise<SignedPack> {
  const name = `${db.realmId} ${sha256}`;
  const before = known.get(name);
  const { keyId, signature } = before && before.until > Date.now() ? before : await sign(db, keys, name, sha256);
  return { pack, sha256, keyId, signature };
}

async function sign(db: Db, keys: KeyStore, name: string, sha256: string): Promise<Signed> {
  const key = await loadSigningKey(db, keys);
  const signature = key.sign(Buffer.from(packText(sha256))).toString('base64url');
  const signed = { keyId: key.keyId, signature, until: Date.now() + cachedMs };
  if (known.size >= mostCached) known.clear();
  known.set(name, signed);
  return signed;
}
