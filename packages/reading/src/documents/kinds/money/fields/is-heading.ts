import headingWords from './heading-words.json' with { type: 'json' };
import type { KindRules } from '../../../rules/kind-rules.types.ts';
import { stopLabels } from '../../../labels/stop-labels.ts';
import { wordingsOf } from '../../../labels/wordings.ts';

const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\([^)]*\)/g, ' ')
    .split(/[^a-z]+/)
    .filter(Boolean);

const known = new WeakMap<KindRules, ReadonlySet<string>>();

// The words of a kind's own labels, and words of column headings in documents about money and work.
function lexicon(rules: KindRules): ReadonlySet<string> {
  const made =
    known.get(rules) ??
    new Set([
      ...headingWords,
      ...[...Object.values(rules.fields).flatMap(({ labels = [] }) => labels), ...(rules.stops ?? []), ...stopLabels]
        .flatMap((each) => wordingsOf(each))
        .flatMap(wordsIn),
    ]);
  known.set(rules, made);
  return made;
}

// Only words of headings: an unknown heading, not a value.
export function isHeading(text: string, rules: KindRules): boolean {
  const words = wordsIn(text);
  const all = lexicon(rules);
  return (
    words.length > 0 &&
    words.length <= 8 &&
    !/\d/.test(text.replaceAll(/\([^)]*\)/g, ' ')) &&
    words.every((word) => all.has(word))
  );
}
