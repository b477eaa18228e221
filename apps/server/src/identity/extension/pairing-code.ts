import { randomInt } from 'node:crypto';
import {
  pairingCodeGroup as half,
  pairingCodeLetters as letters,
} from '@visawright/contract/extension/pairing-facts.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';

export function newPairingCode(): string {
  const drawn = Array.from({ length: 2 * half }, () => letters[randomInt(letters.length)]).join('');
  return `${drawn.slice(0, half)}-${drawn.slice(half)}`;
}

// Keyed, because a code is short enough to be guessed from a plain hash.
export const hashPairingCode = (keys: KeyStore, realmId: string, code: string): Buffer =>
  keys.mac('pairing code', `${realmId}/${code}`);
