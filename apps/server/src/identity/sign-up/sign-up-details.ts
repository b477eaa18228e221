import type { KeyStore } from '../../platform/crypto/key-store.ts';
import type { PasswordHash } from '../../platform/keycloak/identity.types.ts';

// What the account will be made of. Sealed, because nobody has shown yet that the address is theirs.
export interface SignUpDetails {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: PasswordHash;
  readonly agencyName?: string; // that they agreed to become a traveller of
}

const use = 'sign-up';

export const sealDetails = (keys: KeyStore, realmId: string, signUpUid: string, details: SignUpDetails): Buffer =>
  keys.seal(use, `${realmId} ${signUpUid}`, JSON.stringify(details));

export const openDetails = (keys: KeyStore, realmId: string, signUpUid: string, sealed: Buffer): SignUpDetails =>
  JSON.parse(keys.open(use, `${realmId} ${signUpUid}`, sealed)) as SignUpDetails;
