import type { Word } from '../engine.types.ts';

const fewest = 30; // characters: below it stands a stamp or a page number, and the rest is a picture

// A token people write: a word, a number, a code, with marks around it. What a poor reader leaves behind is neither.
const usual =
  /^[("'[]*(?:[\p{L}\p{M}]+(?:['’./&-][\p{L}\p{M}]+)*|[\p{L}\p{M}]*[₹$€£]?[\d.,/:%+-]+[\p{L}\p{M}]{0,3}|[A-Z0-9/-]+|\S+@\S+|(?:https?|www)\S+)[)"'\].,:;!?*-]*$/u;

// Fonts without a table of characters give letters that mean nothing; so does a hidden layer somebody's machine misread.
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
