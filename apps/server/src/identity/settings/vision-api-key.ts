import type { KeyStore } from '../../platform/crypto/key-store.ts';

const use = 'vision-endpoint';

export const sealApiKey = (keys: KeyStore, realmId: string, apiKey: string): Buffer => keys.seal(use, realmId, apiKey);

export const openApiKey = (keys: KeyStore, realmId: string, sealed: Buffer): string => keys.open(use, realmId, sealed);
