import type { PackField } from '@visawright/contract/extension/pack.ts';
import { foldedText, foldedWords, isContained, tidyText } from './folded-text.ts';

// same: nothing to say. added, reordered: what we choose is not affected. changed: it may be.
export type OptionChange =
  | { readonly change: 'same' | 'changed' }
  | { readonly change: 'added'; readonly added: readonly string[] }
  | { readonly change: 'reordered' };

const catchAll = /^(other|others|else|any other|none of|not listed|not in)\b/;

// The options of a list as recorded and as seen. An option that was not there before is harmless only if it cannot be meant by anything we
// would choose: it resembles neither a portal option we choose nor one of our own options, and nothing of ours goes into "Other".
export function compareOptions(
  recorded: readonly string[],
  live: readonly string[],
  field: PackField | undefined,
): OptionChange {
  const [before, after] = [recorded.map(tidyText), live.map(tidyText)];
  if (isSame(before, after)) return { change: 'same' };
  if (hasRepeats(before) || hasRepeats(after)) return { change: 'changed' };
  const added = after.filter((option) => !before.includes(option));
  if (before.some((option) => !after.includes(option))) return { change: 'changed' };
  if (added.length === 0) return { change: 'reordered' };
  if (
    !isSame(
      before,
      after.filter((option) => before.includes(option)),
    )
  )
    return { change: 'changed' };
  return added.some((option) => affectsChoice(option, before, field))
    ? { change: 'changed' }
    : { change: 'added', added };
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((option, n) => option === other[n]);

const hasRepeats = (options: readonly string[]) => new Set(options.map(foldedText)).size < options.length;

function affectsChoice(option: string, before: readonly string[], field: PackField | undefined): boolean {
  if (!field) return false;
  const words = foldedWords(option);
  if (words.length === 0) return true;
  const chosen = field.options ? Object.values(field.options) : before;
  if (chosen.some((each) => catchAll.test(foldedText(each)) && field.options !== undefined)) return true;
  const meant = [...chosen, ...Object.keys(field.options ?? {}), ...('fixed' in field.from ? [field.from.fixed] : [])];
  return meant.some((each) => isContained(words, foldedWords(each)));
}
