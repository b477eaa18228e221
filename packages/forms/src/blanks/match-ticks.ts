import type { BlankField, BlankMatch, BlankQuestion } from '@visawright/contract/delivery/blank.ts';
import { likeness, wordsOf } from './form-words.ts';

interface Choice {
  readonly field: BlankField;
  readonly option: string;
  readonly likeness: number;
}
interface Suggestion {
  readonly question: BlankQuestion;
  readonly choices: readonly Choice[];
  readonly confidence: number;
}

const leastConfidence = 0.45;

// Tick boxes are matched as groups: the boxes of one question have the same heading or belong to the same field of the PDF.
export function matchTicks(fields: readonly BlankField[], questions: readonly BlankQuestion[]): BlankMatch[] {
  const withOptions = questions.filter(({ options, ref }) => options && !ref.includes('.'));
  const groups = [...Map.groupBy(fields, groupOf).values()];
  const suggestions = groups
    .flatMap((group) => withOptions.map((question) => ({ group, ...suggest(group, question) })))
    .filter(({ confidence }) => confidence >= leastConfidence)
    .toSorted((one, other) => other.confidence - one.confidence);
  const [matchedGroups, matchedQuestions] = [new Set<readonly BlankField[]>(), new Set<BlankQuestion>()];
  const matches: BlankMatch[] = [];
  for (const { group, question, choices, confidence } of suggestions) {
    if (matchedGroups.has(group) || matchedQuestions.has(question)) continue;
    matchedGroups.add(group);
    matchedQuestions.add(question);
    for (const { field, option, likeness: own } of choices)
      matches.push({
        fieldId: field.id,
        use: { as: 'tick', question: question.ref, option },
        confidence: Math.round(Math.min(confidence, 0.5 + own / 2) * 100) / 100,
        isConfirmed: false,
      });
  }
  return matches;
}

const baseName = ({ id, origin }: BlankField) => (origin === 'pdf' ? /^(.*)=/.exec(id)?.[1] : undefined);
const groupOf = (field: BlankField) => baseName(field) ?? `${field.area.page} ${field.heading}`;

function suggest(group: readonly BlankField[], question: BlankQuestion): Suggestion {
  const options = question.options!;
  const isSingle = options.length === 1 && options[0] === 'Yes';
  const choices: Choice[] = [];
  const free = new Set(options);
  const pairs = group
    .flatMap((field) =>
      options.map((option) => ({ field, option, likeness: optionLikeness(field, option, isSingle, question) })),
    )
    .filter((pair) => pair.likeness >= 0.5)
    .toSorted((one, other) => other.likeness - one.likeness);
  for (const pair of pairs) {
    if (!free.has(pair.option) || choices.some(({ field }) => field === pair.field)) continue;
    free.delete(pair.option);
    choices.push(pair);
  }
  const first = group[0]!;
  const asked = [wordsOf(question.label), wordsOf(question.ref)];
  const names = [first.heading, first.hint, baseName(first) ?? first.id.replace(/[-_ ]?\w$/, '')].map(wordsOf);
  const topic = Math.max(...names.flatMap((name) => asked.map((words) => likeness(name, words))));
  const found = choices.reduce((all, choice) => all + choice.likeness, 0) / Math.max(group.length, 1);
  return { question, choices, confidence: choices.length === 0 ? 0 : Math.min(1, 0.55 * found + 0.45 * topic) };
}

function optionLikeness(field: BlankField, option: string, isSingle: boolean, question: BlankQuestion): number {
  const texts = [field.label, field.id.split('=')[1] ?? ''].filter((text) => text !== '');
  if (isSingle && texts.some((text) => /^yes$/i.test(text.trim()))) return 1;
  if (isSingle) return Math.max(0, ...texts.map((text) => likeness(wordsOf(text), wordsOf(question.label))));
  const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  if (texts.some((text) => bare(text) === bare(option))) return 1;
  const [one] = wordsOf(option);
  if (texts.some((text) => wordsOf(text).length > 0 && wordsOf(text)[0] === one && wordsOf(option).length === 1))
    return 0.8;
  if (
    /[(_=-]([mf])\)?$/i.exec(field.id)?.[1]?.toLowerCase() === option[0]?.toLowerCase() &&
    /^(fe)?male$/i.test(option)
  )
    return 0.8;
  return Math.max(0, ...texts.map((text) => likeness(wordsOf(text), wordsOf(option))));
}
