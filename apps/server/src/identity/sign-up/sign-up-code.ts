import { signUpCode as facts } from '@visawright/contract/identity/sign-up-facts.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { mailedCode } from '../../platform/crypto/mailed-code.ts';

// Every send has its own code.
export const signUpCode = (keys: KeyStore, realmId: string, signUpUid: string, send: number): string =>
  mailedCode(keys, 'sign-up code', `${realmId} ${signUpUid} ${send}`, facts.digits);
