import labelWords from './label-words.json' with { type: 'json' };

// Words that labels consist of, in documents of any kind. A cell that contains nothing else is a label, known or not.
const heads = new Set(labelWords.heads);
const others = new Set(labelWords.others);
const single = new Set(labelWords.single);

export const wordsOfLabel = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/^\W*(?:\d{1,3}|[a-z]|[ivx]{1,4})[.)]\W*/, '')
    .replaceAll(/\(\w{1,3}\)|['’]s?\b/g, '')
    .split(/[^a-z]+/)
    .filter(Boolean);

// Most words of a label are label words; those of a heading are not.
export function isMostlyLabel(text: string, share = 0.6): boolean {
  const words = wordsOfLabel(text);
  return words.filter((word) => heads.has(word) || others.has(word)).length >= share * words.length;
}

export function isLabelLike(text: string): boolean {
  if (
    text.length > 60 ||
    /\d/.test(text.replace(/^\W*\d{1,3}\W/, '')) ||
    /[.!?]$/.test(text.trim().replace(/\b(?:no|ref|regn|dt|nos)\.$/i, ''))
  )
    return false;
  const words = wordsOfLabel(text);
  if (words.length === 0 || words.length > 8) return false;
  if (words.length === 1) return single.has(words[0]!);
  return words.every((word) => heads.has(word) || others.has(word)) && words.some((word) => heads.has(word));
}
