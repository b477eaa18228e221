import type { KeyStore } from './key-store.ts';

export const normalizePassportNumber = (number: string): string => number.toUpperCase().replace(/[^A-Z0-9]/g, '');

// A search index for passport numbers: the same number gives the same hash within a realm, and reveals nothing without the key.
export const hashPassportNumber = (keys: KeyStore, realmId: string, number: string): Buffer =>
  keys.mac('passport-blind', `${realmId}/${normalizePassportNumber(number)}`);

export const maskPassportNumber = (number: string): string => {
  const known = normalizePassportNumber(number);
  return '•'.repeat(Math.max(0, known.length - 3)) + known.slice(-3);
};

// Every passport number contains a digit; names do not.
export const looksLikePassportNumber = (text: string): boolean =>
  /^[A-Za-z0-9]{5,12}$/.test(text.replace(/[\s-]/g, '')) && /\d/.test(text);
