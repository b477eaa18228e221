// A number or code: the first run of letters and digits with a digit, without spaces, in upper case.
export function normaliseCode(raw: string): string | undefined {
  const text = raw
    .replaceAll(/(?<=[-/])\s*\n\s*/g, '')
    .split('\n')[0]!
    .replaceAll(/\p{Script=Devanagari}+/gu, ' ')
    .trim();
  const words = text.split(/\s+/);
  const isCode = (word: string) =>
    /\d/.test(word) && /^[A-Za-z0-9*][A-Za-z0-9*/\-_.:]*$/.test(word.replace(/[,;.:]+$/, ''));
  const isEntry = (word: string | undefined) => word !== undefined && /^\d/.test(word) && isCode(word);
  const first = words.findIndex(isCode);
  if (first < 0 || first > 2) return undefined;
  let from = first;
  while (from > 0 && /^[A-Z]{1,5}[-/]?$/.test(words[from - 1]!)) from--;
  let to = first;
  // Groups of one number: 1234 5678 9012, MH12 20190012345, but not a following date or a second number.
  const isMore = (word: string, size: number) =>
    /^[A-Z0-9*]+[,;.]?$/.test(word) && /\d|\*|^X+$/.test(word) && word.length <= (size <= 6 ? 14 : 8);
  // A register and its entry, B-1985: 9-354-00354, are one code.
  while (/\d:$/.test(words[to]!) && isEntry(words[to + 1])) to++;
  while (to + 1 < words.length && isMore(words[to + 1]!, words.slice(from, to + 1).join('').length)) to++;
  const joined = words
    .slice(from, to + 1)
    .join('')
    .replace(/[,;.:\-/]+$/, '')
    .toUpperCase();
  return joined.length >= 3 && joined.length <= 40 ? joined : undefined;
}

// Letters and digits only, for comparing PAN, IFSC and similar codes.
export const compact = (raw: string): string => raw.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase();
