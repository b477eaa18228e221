import { sameName } from '@visawright/contract/identity/same-person.ts';
import { normalizeText } from '../../prefill/found-value.ts';
import { isSameAddress } from '../../prefill/same-address.ts';
import type { StatedFact } from './stated-fact.ts';

const names: ReadonlySet<StatedFact> = new Set(['name', 'fatherName', 'motherName', 'spouseName', 'inviterName']);

const wordsOf = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

// The same words in any order, each written the same way.
const hasSameWords = (one: string, other: string) =>
  wordsOf(one).toSorted().join(' ') === wordsOf(other).toSorted().join(' ');

// Whether two documents state the same in their own wording. Two misreadings are hardly ever equal.
export function isSameFact(fact: StatedFact, one: string, other: string): boolean {
  if (names.has(fact)) return sameName(one, other) === 'same' && hasSameWords(one, other);
  if (fact === 'address' || fact === 'employerAddress')
    return normalizeText(one) === normalizeText(other) || isSameAddress(one, other);
  if (fact === 'totalIncome') return Number(one) === Number(other);
  if (fact === 'phone') return one.replaceAll(/\D/g, '').slice(-10) === other.replaceAll(/\D/g, '').slice(-10);
  return normalizeText(one) === normalizeText(other) && normalizeText(one) !== '';
}

const most = 4; // words that may have run together

function* joinsOf(words: readonly string[]): Generator<string> {
  if (words.length === 0) yield '';
  for (const [at, word] of words.entries())
    for (const rest of joinsOf([...words.slice(0, at), ...words.slice(at + 1)])) yield word + rest;
}

// `PRIYAVENKATARAMAN` where another document has `PRIYA VENKATARAMAN`: the same letters, other words.
export function isOtherwiseSpaced(one: string, other: string): boolean {
  const [own, their] = [wordsOf(one), wordsOf(other)];
  const left = [...their];
  const more = own.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  if (more.length === 0 || left.length === 0 || more.length === left.length) return false;
  const [few, many] = more.length < left.length ? [more, left] : [left, more];
  if (few.length !== 1 || many.length > most) return false;
  return [...joinsOf(many)].includes(few[0]!);
}
