export type Vocabulary = ReadonlyMap<string, number>;

const longestWord = 100;

export const vocabularyOf = (file: string): Vocabulary =>
  new Map(file.replace(/\n$/, '').split('\n').map((piece, i) => [piece, i])); // prettier-ignore

const isMark = /[\p{P}$+<=>^`|~]/u;

// Words as BERT's uncased models part them: accents off, every punctuation mark and Chinese sign a word of its own.
export function wordsOf(text: string): string[] {
  const bare = text
    .replaceAll(/[\p{Cc}\p{Cf}\uFFFD]/gu, (sign) => (/\s/.test(sign) ? ' ' : ''))
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '');
  let apart = '';
  for (const sign of bare) apart += isMark.test(sign) || /[\u4E00-\u9FFF]/.test(sign) ? ` ${sign} ` : sign;
  return apart.split(/\s+/).filter(Boolean);
}

// Greedy: the longest known beginning, then the longest known continuation.
function piecesOf(word: string, vocabulary: Vocabulary, unknown: number): number[] {
  if (word.length > longestWord) return [unknown];
  const pieces: number[] = [];
  for (let start = 0; start < word.length;) {
    let end = word.length;
    let found: number | undefined;
    for (; end > start && found === undefined; end--)
      found = vocabulary.get((start > 0 ? '##' : '') + word.slice(start, end));
    if (found === undefined) return [unknown];
    pieces.push(found);
    start = end + 1;
  }
  return pieces;
}

export function piecesIn(text: string, vocabulary: Vocabulary, most: number): number[] {
  const mark = (name: string) => vocabulary.get(name) ?? 0;
  const pieces: number[] = [];
  for (const word of wordsOf(text)) {
    pieces.push(...piecesOf(word, vocabulary, mark('[UNK]')));
    if (pieces.length >= most - 2) break;
  }
  return [mark('[CLS]'), ...pieces.slice(0, most - 2), mark('[SEP]')];
}
