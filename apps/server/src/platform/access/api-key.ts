import { randomBytes } from 'node:crypto';
import { keyLimits } from '@visawright/contract/integrations/api-scopes.ts';
import type { KeyStore } from '../crypto/key-store.ts';
import { uuidOfHex } from './extension-grant.ts';

const secretBytes = { first: 12, last: 15 } as const; // whole numbers of letters, so that the realm stands between them unmixed
const letters = { first: 16, realm: 22, last: 20 } as const;
const shape = /^vw_live_[\w-]{58}$/;
const shownLetters = { first: 3, last: 4 } as const;

// What a program sends instead of a token: random letters, those that name its realm, and random letters again. The visible beginning and
// end are random, so that people can tell the keys of a realm from each other.
export const newApiKey = (realmId: string): string =>
  [
    keyLimits.beginning,
    randomBytes(secretBytes.first).toString('base64url'),
    Buffer.from(realmId.replaceAll('-', ''), 'hex').toString('base64url'),
    randomBytes(secretBytes.last).toString('base64url'),
  ].join('');

export const isApiKey = (text: string): boolean => text.startsWith(keyLimits.beginning);

export function realmOfApiKey(key: string): string | undefined {
  if (!shape.test(key)) return undefined;
  const from = keyLimits.beginning.length + letters.first;
  return uuidOfHex(Buffer.from(key.slice(from, from + letters.realm), 'base64url').toString('hex'));
}

export const shownPartsOf = (key: string): { readonly beginning: string; readonly ending: string } => ({
  beginning: key.slice(0, keyLimits.beginning.length + shownLetters.first),
  ending: key.slice(-shownLetters.last),
});

export const hashApiKey = (keys: KeyStore, key: string): Buffer => keys.mac('api key', key);
