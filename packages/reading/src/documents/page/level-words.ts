import type { PlacedWord } from '../readable-document.types.ts';

const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0;
const middle = (word: PlacedWord) => (word.top + word.bottom) / 2;
const high = (word: PlacedWord) => word.bottom - word.top;

// The slope of rows per page width: the median slope from a word to its right neighbour.
export function slopeOf(words: readonly PlacedWord[], aspect: number): number {
  const sorted = [...words].sort((a, b) => a.left - b.left);
  const slopes: number[] = [];
  for (const [i, word] of sorted.entries()) {
    const reach = (high(word) * 1.6) / aspect;
    for (let j = i + 1; j < sorted.length && sorted[j]!.left - word.right < reach; j++) {
      const next = sorted[j]!;
      const isNext = next.left > word.right - reach / 4 && Math.abs(middle(next) - middle(word)) < high(word) * 0.45;
      const isAlike = high(next) < high(word) * 1.25 && high(word) < high(next) * 1.25;
      if (!isNext || !isAlike) continue;
      slopes.push((next.bottom - word.bottom) / ((next.left + next.right - word.left - word.right) / 2));
      break;
    }
  }
  return slopes.length < 6 ? 0 : median(slopes);
}

export function levelWords(words: readonly PlacedWord[], slope: number): PlacedWord[] {
  if (Math.abs(slope) < 0.002) return [...words];
  return words.map((word) => {
    const sunk = (slope * (word.left + word.right)) / 2;
    // The box of a slanted line is higher than its letters.
    const spare = Math.min(Math.abs(slope) * (word.right - word.left), high(word) * 0.5) / 2;
    return { ...word, top: word.top - sunk + spare, bottom: word.bottom - sunk - spare };
  });
}
