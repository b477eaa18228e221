import { MatcherBaseClass, ZxcvbnFactory, type MatchEstimated, type MatchExtended } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { commonPasswords } from './common-passwords.ts';

const name = 'listed';
const shortest = 4;
const longest = 32;
const disguises: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

// Finds every part of a password that is on the list of breached ones, also with the usual letters replaced by digits and symbols.
class ListedParts extends MatcherBaseClass {
  override match({ password }: { password: string }): MatchExtended[] {
    const list = commonPasswords();
    const plain = password.toLowerCase();
    const undisguised = plain.replace(/[@4310!$57]/g, (sign) => disguises[sign]!);
    const found: MatchExtended[] = [];
    for (let i = 0; i + shortest <= plain.length; i++)
      for (let j = i + shortest; j <= Math.min(plain.length, i + longest); j++) {
        const rank = list.rankOf(plain.slice(i, j)) ?? disguisedRank(list.rankOf(undisguised.slice(i, j)));
        if (rank !== undefined) found.push({ pattern: name, i, j: j - 1, token: password.slice(i, j), rank });
      }
    return found;
  }
}

const disguisedRank = (rank: number | undefined) => (rank === undefined ? undefined : rank * 2);

const listed = {
  Matching: ListedParts,
  feedback: () => ({ warning: null, suggestions: [] }),
  scoring: (match: MatchExtended | MatchEstimated) => (match['rank'] as number) * (/\p{Lu}/u.test(match.token) ? 2 : 1),
};

let estimator: ZxcvbnFactory | undefined;
const load = () => new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 64 }, { [name]: listed });

// How many guesses an attacker needs who knows the list of breached passwords, keyboard patterns, dates and these words of the account.
export const estimateGuesses = (password: string, words: readonly string[]): number =>
  (estimator ??= load()).check(password, [...words]).guesses;

// Loads list and estimator (25 MB, some 300 ms) before the server takes requests, instead of with the first new password.
export const preparePasswordChecks = (): void => void estimateGuesses('prepare', []);
