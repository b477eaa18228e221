import type { KeyStore } from '../../platform/crypto/key-store.ts';

// A key names its realm and has 128 random bits, like that of a connected extension.
export { newGrant as newPartnerKey, realmOfGrant as realmOfPartnerKey } from '../../platform/access/extension-grant.ts';

export const hashPartnerKey = (keys: KeyStore, key: string): Buffer => keys.mac('partner link', key);
