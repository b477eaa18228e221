import { sameName } from '@visawright/contract/identity/same-person.ts';

// How two names differ; the order of words does not matter.
export type NameDifference =
  | { readonly kind: 'same' }
  | {
      readonly kind: 'initials' | 'surnameMissing' | 'wordMissing' | 'extraWord' | 'spelling' | 'different';
      readonly distance?: number; // number of differing letters
      readonly words?: string; // the ones that differ
    };

const titles = /^(?:MR|MRS|MS|MISS|MSTR|MASTER|DR|PROF|SHRI|SMT|SRI|KUM|KUMARI|FNU|LNU)$/;
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toUpperCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
const withoutTitles = (words: readonly string[]) => {
  const untitled = words.filter((word) => !titles.test(word));
  return untitled.length > 0 ? untitled : [...words];
};

// Levenshtein distance.
export function letterDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_each, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++)
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1));
    row = next;
  }
  return row.at(-1)!;
}

// Maps common romanisations of Indian names to one form: Lakshmi and Laxmi, Srinivas and Shrinivas, Agarwal and Aggarwal.
const asPronounced = (word: string): string =>
  word
    .replaceAll(/KSH|X/g, 'KS')
    .replaceAll('SH', 'S')
    .replaceAll(/([BCDGJKPT])H/g, '$1')
    .replaceAll(/EE|IY|Y/g, 'I')
    .replaceAll(/OO|OU/g, 'U')
    .replaceAll('W', 'V')
    .replaceAll('Z', 'J')
    .replaceAll(/(.)\1+/g, '$1');

const isNear = (one: string, other: string): boolean => {
  const shorter = Math.min(one.length, other.length);
  const distance = letterDistance(one, other);
  return (
    distance <= (shorter >= 8 ? 2 : shorter >= 4 ? 1 : 0) || (shorter >= 4 && asPronounced(one) === asPronounced(other))
  );
};
const isInitialOf = (one: string, other: string) =>
  (one.length === 1 && other.startsWith(one)) || (other.length === 1 && one.startsWith(other));

// `of` is the name in the passport. The surname is passed separately because documents often omit it.
export function nameDifference(of: { readonly full: string; readonly surname: string }, named: string): NameDifference {
  const [own, theirs] = [withoutTitles(wordsOf(of.full)), withoutTitles(wordsOf(named))];
  if (own.length === 0 || theirs.length === 0) return { kind: 'same' };
  if (sameName(own.join(' '), theirs.join(' ')) === 'same') return { kind: 'same' };
  const together = (words: readonly string[]) => words.toSorted().join('');
  if (together(own) === together(theirs) || isJoined(own, theirs) || isJoined(theirs, own)) return { kind: 'same' };
  // People with a single name are often booked with it twice.
  if (own.length === 1 && theirs.every((word) => word === own[0])) return { kind: 'same' };

  const [left, rest] = [[...own], [] as string[]];
  const take = (word: string, fits: (own: string, word: string) => boolean): string | undefined => {
    const at = left.findIndex((each) => fits(each, word));
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  for (const word of theirs) if (!take(word, (one, other) => one === other)) rest.push(word);
  const matched = own.length - left.length;
  const initials = rest.filter((word) => take(word, isInitialOf));
  const others = rest.filter((word) => !initials.includes(word));
  const spelt = others.flatMap((word) => {
    const near = take(word, isNear);
    return near ? [{ word, near }] : [];
  });
  const extra = others.filter((word) => !spelt.some((each) => each.word === word));
  if (matched === 0 && spelt.length === 0) return { kind: 'different' };
  // Unmatched words on both sides mean a different name, not a missing word.
  if (extra.length > 0 && left.length > 0) return { kind: 'different', words: extra.join(' ') };
  if (matched === 0 && own.length > 1 && spelt.length < Math.min(own.length, theirs.length))
    return { kind: 'different' };
  if (spelt.length > 0) {
    const distance = spelt.reduce((sum, { word, near }) => sum + letterDistance(word, near), 0);
    return { kind: 'spelling', distance, words: spelt.map(({ word }) => word).join(' ') };
  }
  if (extra.length > 0) return { kind: 'extraWord', words: extra.join(' ') };
  if (left.length > 0) {
    const surname = wordsOf(of.surname);
    const isSurname = surname.length > 0 && surname.every((word) => left.includes(word));
    return { kind: isSurname ? 'surnameMissing' : 'wordMissing', words: left.join(' ') };
  }
  return initials.length > 0 ? { kind: 'initials', words: initials.join(' ') } : { kind: 'same' };
}

// RAM KUMAR and RAMKUMAR; K R SURESH and KR SURESH.
function isJoined(parts: readonly string[], joined: readonly string[]): boolean {
  if (parts.length <= joined.length) return false;
  const left = [...parts];
  for (const word of joined) {
    const at = left.indexOf(word);
    if (at >= 0) {
      left.splice(at, 1);
      continue;
    }
    const start = left.findIndex((_each, from) =>
      left.some((_one, to) => to > from && left.slice(from, to + 1).join('') === word),
    );
    if (start < 0) return false;
    let end = start + 1;
    while (left.slice(start, end + 1).join('') !== word) end++;
    left.splice(start, end + 1 - start);
  }
  return left.length === 0;
}
