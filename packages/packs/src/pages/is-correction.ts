import { foldedWords } from './folded-text.ts';

// Words that can be added or removed without a change of what is asked.
const fillers = new Set(['a', 'an', 'the', 'your', 'please', 'enter', 'select', 'choose', 'field']);
const shortestCorrected = 7; // letters; in shorter words one letter often makes another word

// Whether one label is the other one with a corrected slip: punctuation, case, an article, a missing or doubled letter inside a long word.
// "Father" and "Mother", "Employer" and "Employee", "Address 1" and "Address 2" are different labels: a letter is never replaced, numbers
// and the first and last letter of a word stay.
export function isCorrection(was: string, became: string): boolean {
  const [before, after] = [was, became].map((text) => foldedWords(text).filter((word) => !fillers.has(word))) as [
    string[],
    string[],
  ];
  if (before.length === 0 || before.length !== after.length) return false;
  const changed = before.flatMap((word, n) => (word === after[n] ? [] : [[word, after[n]!] as const]));
  return changed.length <= 1 && changed.every(([word, corrected]) => isSlip(word, corrected));
}

function isSlip(word: string, corrected: string): boolean {
  if (/\p{N}/u.test(word + corrected) || Math.min(word.length, corrected.length) < shortestCorrected) return false;
  if (word[0] !== corrected[0] || word.at(-1) !== corrected.at(-1)) return false;
  return word.length === corrected.length ? isTransposed(word, corrected) : isLetterMissing(word, corrected);
}

function isTransposed(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, n) => letter !== other[n]);
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
}

function isLetterMissing(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.length - short.length !== 1) return false;
  const found = [...short].findIndex((letter, n) => letter !== long[n]);
  return short.slice(found) === long.slice(found + 1);
}
