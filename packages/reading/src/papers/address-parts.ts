import type { Candidate, Word } from './paper.types.ts';
import { addressParts } from './normalise/address.ts';
import type { Candidates } from './rules.types.ts';

const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();

// Which words of the whole a part is made of.
function wordsOf(words: readonly Word[], part: string): readonly Word[] {
  const wanted = letters(part);
  const own = words.filter((word) => letters(word.text) !== '' && wanted.includes(letters(word.text)));
  return own.length > 0 ? own : words;
}

// State and PIN code are known by their form; which words are the town's is a guess that a person confirms.
const sureness: Readonly<Record<string, number>> = { postcode: 0.95, state: 0.95 };

export function addAddressParts(candidates: Candidates, whole: Candidate | undefined): void {
  if (!whole) return;
  for (const [id, value] of Object.entries(addressParts(whole.value))) {
    const strength = Math.min(sureness[id] ?? 0.6, whole.strength);
    (candidates[id] ??= []).push({
      ...whole,
      value,
      raw: value,
      words: wordsOf(whole.words, value),
      by: 'derived',
      strength,
    });
  }
}
