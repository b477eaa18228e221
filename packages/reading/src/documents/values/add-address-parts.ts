import type { Candidate, Word } from '../readable-document.types.ts';
import { addressParts } from '../normalise/normalise-address.ts';
import type { Candidates } from '../rules/kind-rules.types.ts';

const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();

// The words of the whole address that form a part.
function wordsOf(words: readonly Word[], part: string): readonly Word[] {
  const wanted = letters(part);
  const own = words.filter((word) => letters(word.text) !== '' && wanted.includes(letters(word.text)));
  return own.length > 0 ? own : words;
}

// State and PIN code are recognised by their form; the town is a guess that must be confirmed.
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
