import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { ProviderAdmin } from '@visawright/server/tools.ts';

export interface RealmSigner {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

// Adds a signing key of ours to a disposable realm, so that a token can be valid except for the one point under test.
export async function realmSigner(admin: ProviderAdmin, path: string): Promise<RealmSigner> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  const { id } = await admin.get<{ id: string }>(`/${path}`);
  const provider = await admin.post(`/${path}/components`, {
    name: 'proof',
    providerId: 'rsa',
    providerType: 'org.keycloak.keys.KeyProvider',
    parentId: id,
    config: { priority: ['500'], enabled: ['true'], active: ['true'], algorithm: ['RS256'], privateKey: [pem] },
  });
  const { keys } = await admin.get<{ keys: { providerId: string; kid: string }[] }>(`/${path}/keys`);
  const key = keys.find(({ providerId }) => providerId === provider);
  if (key === undefined) throw new Error('the realm did not accept the key');
  return { kid: key.kid, privateKey, publicKey };
}
