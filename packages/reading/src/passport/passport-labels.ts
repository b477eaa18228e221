import { wordHeight, wordMiddle, type PrintedWord } from './read-word.ts';

export interface PassportLabel<Name extends string> {
  readonly name: Name;
  readonly word: PrintedWord;
  readonly rest: string; // text after the label in the same line, if it is a value
  readonly u: readonly [number, number]; // including the text before it in the same row: the other language
}

const bare = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase();

// Edit distance from `wanted` to the closest part of `text`, and where that part ends.
function nearestText(text: string, wanted: string): { errors: number; end: number } {
  let row = Array.from({ length: wanted.length + 1 }, (_, i) => i);
  let best = { errors: wanted.length, end: 0 };
  for (let t = 0; t < text.length; t++) {
    const next = [0];
    for (let w = 1; w <= wanted.length; w++) {
      const swap = row[w - 1]! + (text[t] === wanted[w - 1] ? 0 : 1);
      next[w] = Math.min(swap, row[w]! + 1, next[w - 1]! + 1);
    }
    row = next;
    if (row[wanted.length]! < best.errors) best = { errors: row[wanted.length]!, end: t + 1 };
  }
  return best;
}

// Long labels may have one or two misread letters; short ones must be separate words.
function matches(text: string, wanted: string): number | undefined {
  if (wanted.length < 8) {
    const words = text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^a-z]+/);
    const joined = words.filter(Boolean);
    const isWord = joined.includes(wanted) || joined.some((word, i) => word + (joined[i + 1] ?? '') === wanted);
    return isWord ? 0 : undefined;
  }
  const { errors } = nearestText(bare(text), wanted);
  return errors <= Math.floor(wanted.length / 6) ? errors : undefined;
}

export function findPassportLabels<Name extends string>(
  words: readonly PrintedWord[],
  table: Readonly<Record<Name, readonly string[]>>,
): PassportLabel<Name>[] {
  const entries = Object.entries(table) as [Name, readonly string[]][];
  const found: PassportLabel<Name>[] = [];
  for (const word of words) {
    let best: { name: Name; score: number } | undefined;
    for (const [name, spellings] of entries) {
      for (const spelling of spellings) {
        const errors = matches(word.text, spelling);
        if (errors === undefined) continue;
        const score = spelling.length - errors * 3;
        if (score > (best?.score ?? 0)) best = { name, score };
      }
    }
    if (best) found.push({ name: best.name, word, rest: restOf(word.text), u: runOf(word, words) });
  }
  return found;
}

const restOf = (text: string) => /[:：]\s*(\S.*)$/.exec(text)?.[1] ?? '';

function runOf(word: PrintedWord, words: readonly PrintedWord[]): readonly [number, number] {
  let [from, to] = word.u;
  const inRow = words.filter(
    (each) => each !== word && Math.abs(wordMiddle(each) - wordMiddle(word)) < wordHeight(word) * 0.45,
  );
  for (const each of inRow.sort((a, b) => b.u[1] - a.u[1]))
    if (
      each.u[1] <= from + wordHeight(word) * 0.5 &&
      from - each.u[1] < wordHeight(word) * 0.9 &&
      wordHeight(each) < wordHeight(word) * 1.4
    )
      from = each.u[0];
  return [from, to];
}
