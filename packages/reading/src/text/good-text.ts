import type { Word } from '../engine.types.ts';

const fewest = 30; // characters: with fewer, the text is a stamp or a page number and the rest is a picture

// A valid token: a word, a number or a code with punctuation. Poor OCR output is none of these.
const usual = new RegExp(
  String.raw`^[("'[]*(?:[\p{L}\p{M}]+(?:['’./&-][\p{L}\p{M}]+)*|` +
    String.raw`[\p{L}\p{M}]*[₹$€£]?[\d.,/:%+-]+[\p{L}\p{M}]{0,3}|[A-Z0-9/-]+|\S+@\S+|(?:https?|` +
    String.raw`www)\S+)[)"'\].,:;!?*-]*$`,
  'u',
);

// Fonts without a character map give meaningless letters; so does a hidden text layer of poor OCR.
export function isGoodText(words: readonly Word[]): boolean {
  const text = words.map((each) => each.text).join('');
  if (text.length < fewest) return false;
  const strange = text.match(/[\uFFFD\p{Co}\p{Cn}\p{Cc}]/gu)?.length ?? 0;
  const meant = text.match(/[\p{L}\p{N}\p{M}]/gu)?.length ?? 0;
  if (strange / text.length >= 0.05 || meant / text.length <= 0.3) return false;
  const spoken = words.filter((each) => /[\p{L}\p{N}]/u.test(each.text));
  const odd = spoken.filter((each) => !usual.test(each.text)).length;
  return odd / Math.max(1, spoken.length) < 0.3;
}
