import { unmetPasswordRules } from '@visawright/contract/identity/password.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Realm } from '../../platform/realms/realm.types.ts';

// The beginnings of every list of leaked passwords, in forms that would pass the other rules.
const commonWords = [
  'password',
  'passw0rd',
  'p@ssword',
  'p@ssw0rd',
  'qwerty',
  'letmein',
  'iloveyou',
  '123456',
  'abcdef',
];
const shortest = 4;

// In addition to the five specified rules: nothing easily guessed for this realm or person.
export function checkNewPassword(realm: Realm, username: string, password: string): void {
  const unmet: string[] = unmetPasswordRules(password);
  if (unmet.length > 0) throw new AppError('auth.passwordRefused', unmet);
  const plain = password.toLowerCase();
  const context = [realm.path, realm.configuration.realmDisplayName, username, 'visawright'].flatMap(words);
  if ([...commonWords, ...context].some((word) => plain.includes(word))) {
    const text = 'This password contains a word that is easy to guess. Choose another one.';
    throw new AppError('auth.passwordRefused', ['guessable'], text);
  }
}

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= shortest);
