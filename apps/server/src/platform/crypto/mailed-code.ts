import { timingSafeEqual } from 'node:crypto';
import type { KeyStore } from './key-store.ts';

// Derived instead of random: a retried mail contains the same code, and neither code nor hash is stored.
export function mailedCode(keys: KeyStore, use: Parameters<KeyStore['mac']>[0], about: string, digits: number): string {
  const number = keys.mac(use, about).readUIntBE(0, 6) % 10 ** digits;
  return String(number).padStart(digits, '0');
}

export const isSameCode = (given: string, right: string): boolean =>
  given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));
