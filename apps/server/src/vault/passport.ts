import type { KeyStore } from '../adapters/key-store.ts';

export const normalPassport = (number: string): string => number.toUpperCase().replace(/[^A-Z0-9]/g, '');

// What a passport number is found by: the same number gives the same hash in one realm, and tells nothing without the key.
export const blindOf = (keys: KeyStore, realmId: string, number: string): Buffer =>
  keys.mac('passport-blind', `${realmId}/${normalPassport(number)}`);

export const maskPassport = (number: string): string => {
  const known = normalPassport(number);
  return '•'.repeat(Math.max(0, known.length - 3)) + known.slice(-3);
};

// Every passport number in use has a digit; a name has none.
export const looksLikePassport = (text: string): boolean =>
  /^[A-Za-z0-9]{5,12}$/.test(text.replace(/[\s-]/g, '')) && /\d/.test(text);
