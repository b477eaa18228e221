import type { RunningText } from '../page/running-text.ts';
import type { Candidates } from '../rules/kind-rules.types.ts';
import { relations, type Relation } from './relations.ts';
import { sentencesOf, type Sentence } from './sentences-of.ts';
import { typedSpans } from './typed-spans.ts';

// A relation is weaker than a label and than a sentence of a known wording: it never overrules them.
const strength = 0.5;
const agreed = 0.78; // a sentence of a known wording says the same
const reach = 120; // characters before and after

const linking =
  '(?:\\s*[,:(-]?\\s*(?:the|on|this|our|a|an|in|at|of|for|from|to|dated|day|company|organi[sz]ation|firm|service|' +
  'services|as|his|her|their|with|' +
  'us|effect|total|sum|amount|is|was|are|were|be|been|being|one|being|m/s|rs\\.?|inr|usd|eur|gbp|cad|aud|duly|hereby|' +
  'register|records?|office|registry|court|into|now)\\b\\.?)';

const made = new Map<Relation, (before: string, after: string, sentence: string) => boolean>();

function testOf(relation: Relation): (before: string, after: string, sentence: string) => boolean {
  const known = made.get(relation);
  if (known) return known;
  const { before, after, about, not } = relation;
  const isBefore = before && new RegExp(`(?:^|[^\\p{L}])(?:${before})${linking}{0,8}[\\s,:("'₹$€£-]*$`, 'iu');
  const isAfter = after && new RegExp(`^[\\s,)"'-]*(?:${after})`, 'iu');
  const isAbout = about && new RegExp(`\\b(?:${about})`, 'iu');
  const isNot = not && new RegExp(`\\b(?:${not})`, 'iu');
  const test = (left: string, right: string, sentence: string) =>
    (!isBefore || isBefore.test(left)) &&
    (!isAfter || isAfter.test(right)) &&
    (!isAbout || isAbout.test(sentence)) &&
    !(isNot && isNot.test(left));
  made.set(relation, test);
  return test;
}

// Only the words since the span before of the same type belong to this one.
function foundIn({ text, from }: Sentence, relation: Relation): { from: number; to: number }[] {
  const spans = typedSpans(text, relation.type);
  const test = testOf(relation);
  return spans.flatMap((span, i) => {
    const start = Math.max(spans[i - 1]?.to ?? 0, span.from - reach);
    const end = Math.min(spans[i + 1]?.from ?? text.length, span.to + reach);
    const isIt = test(text.slice(start, span.from), text.slice(span.to, end), text);
    return isIt ? [{ from: from + span.from, to: from + span.to }] : [];
  });
}

// What the sentences of a document say about fields that nothing else has found.
export function addProse(
  kind: string,
  flow: RunningText,
  candidates: Candidates,
  valueOf: (field: string, raw: string) => string | undefined,
): void {
  const known = relations[kind];
  if (!known) return;
  const sentences = sentencesOf(flow.text);
  for (const relation of known) {
    const { field } = relation;
    for (const { from, to } of sentences.flatMap((sentence) => foundIn(sentence, relation))) {
      const raw = flow.text.slice(from, to).replaceAll(/\s+/g, ' ');
      const value = valueOf(field, raw);
      if (value === undefined) continue;
      const { words, page } = flow.wordsBetween(from, to);
      // The same words are no second finding, but a second way to read them: what was a guess is one no longer.
      const list = candidates[field] ?? [];
      const same = list.findIndex((each) => each.words.some((word) => words.some((other) => other === word)));
      if (same >= 0) {
        const found = list[same]!;
        const isAgreed = found.value === value && found.by === 'sentence' && found.strength < agreed;
        if (isAgreed) candidates[field] = list.with(same, { ...found, strength: agreed });
        continue;
      }
      (candidates[field] ??= []).push({ value, raw, words, page, by: 'sentence', strength, placed: strength });
    }
  }
}
