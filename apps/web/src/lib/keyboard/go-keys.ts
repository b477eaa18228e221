import type { Role } from '@visawright/contract/platform/roles.ts';
import { screenFor, type ScreenId } from '@visawright/contract/platform/screens.ts';

export interface GoKey {
  readonly letter: string;
  readonly path: string;
  readonly screen: ScreenId;
}

// Letters after "G".
const letters: readonly (readonly [string, string])[] = [
  ['h', '/home'],
  ['a', '/applications'],
  ['p', '/applicants'],
  ['t', '/agents'],
  ['r', '/reviewers'],
  ['c', '/agency'],
  ['d', '/distributor'],
  ['y', '/analytics'],
  ['n', '/notifications'],
  ['v', '/get-visa'],
  ['s', '/settings'],
];

export const goKeysFor = (role: Role): GoKey[] =>
  letters.flatMap(([letter, path]) => {
    const found = screenFor(path, role);
    return typeof found === 'object' && found.table === 'staff' ? [{ letter, path, screen: found.id }] : [];
  });

export const goPath = (letter: string, role: Role) =>
  goKeysFor(role).find((one) => one.letter === letter.toLowerCase())?.path;
