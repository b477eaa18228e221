import { timingSafeEqual } from 'node:crypto';
import { signUpCode as facts } from '@visawright/contract/identity/sign-up-facts.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';

// Derived instead of random: a retried mail contains the same code, and neither code nor hash is stored. Every send has its own code.
export function signUpCode(keys: KeyStore, realmId: string, signUpUid: string, send: number): string {
  const number = keys.mac('sign-up code', `${realmId} ${signUpUid} ${send}`).readUIntBE(0, 6) % 10 ** facts.digits;
  return String(number).padStart(facts.digits, '0');
}

export const isSameCode = (given: string, right: string): boolean =>
  given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));
