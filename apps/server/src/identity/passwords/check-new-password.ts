import { unmetPasswordRules } from '@visawright/contract/identity/password.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Realm } from '../../platform/realms/realm.types.ts';
import { commonPasswords } from './common-passwords.ts';
import { estimateGuesses } from './estimate-guesses.ts';

// Never part of a new password, however long the rest is.
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
// Words a guesser would try first here. They may be part of a password but add little to it.
const localWords = [
  'visa',
  'passport',
  'travel',
  'tours',
  'india',
  'bharat',
  'mumbai',
  'delhi',
  'bengaluru',
  'bangalore',
];
const shortest = 4;
const guessesNeeded = 1e10; // a stolen hash then resists slow guessing for months; the sign-in itself allows far fewer

// In addition to the five specified rules: nothing easily guessed in general, or for this realm or person.
export function checkNewPassword(realm: Realm, username: string, password: string): void {
  const unmet: string[] = unmetPasswordRules(password);
  if (unmet.length > 0) throw new AppError('auth.passwordRefused', unmet);
  const context = [realm.path, realm.configuration.realmDisplayName, username, 'visawright'].flatMap(words);
  if (isGuessable(password, context)) throw new AppError('auth.passwordGuessable', ['guessable']);
}

function isGuessable(password: string, context: readonly string[]): boolean {
  const plain = password.toLowerCase();
  return (
    [...commonWords, ...context].some((word) => plain.includes(word)) ||
    commonPasswords().rankOf(password) !== undefined ||
    estimateGuesses(password, [...context, ...localWords]) < guessesNeeded
  );
}

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= shortest);
