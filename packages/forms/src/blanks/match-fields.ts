import type { BlankField, BlankMatch, BlankQuestion, BlankUse } from '@visawright/contract/delivery/blank.ts';
import { likeness, wordsOf } from './form-words.ts';
import { matchTicks } from './match-ticks.ts';
import { writingFor } from './writing-for.ts';

const leastConfidence = 0.45; // below, a suggestion would be a guess

interface Candidate {
  readonly field: BlankField;
  readonly question: BlankQuestion;
  readonly confidence: number;
}

// Suggests a question for each field: by the name and the tooltip in the PDF, the text printed beside the field and its box number. Fields
// without a good suggestion have none and are left to a person.
export function matchFields(fields: readonly BlankField[], questions: readonly BlankQuestion[]): BlankMatch[] {
  const unsigned = fields.filter((field) => !isForSigning(field));
  const matches = [
    ...fields.filter(isForSigning).map((field) => suggested(field.id, { as: 'empty' }, 1)),
    ...matchTexts(
      unsigned.filter(({ kind }) => kind === 'text'),
      questions,
    ),
    ...matchTicks(
      unsigned.filter(({ kind }) => kind === 'tick'),
      questions,
    ),
  ];
  const order = new Map(fields.map(({ id }, n) => [id, n]));
  return matches.toSorted((one, other) => order.get(one.fieldId)! - order.get(other.fieldId)!);
}

const suggested = (fieldId: string, use: BlankUse, confidence: number): BlankMatch => ({
  fieldId,
  use,
  confidence: Math.round(confidence * 100) / 100,
  isConfirmed: false,
});

// Signature, place and date of signing are always written by hand.
const isForSigning = ({ kind, id, label, hint }: BlankField): boolean =>
  kind === 'signature' || [id, label, hint].some((text) => /signature|\bsigned\b|place and date/i.test(text));

function matchTexts(fields: readonly BlankField[], questions: readonly BlankQuestion[]): BlankMatch[] {
  const known = questions.map((question) => ({ question, texts: textsOfQuestion(question) }));
  const candidates = fields
    .flatMap((field) =>
      known.map(({ question, texts }): Candidate => ({
        field,
        question,
        confidence: confidenceOf(field, question, texts),
      })),
    )
    .filter(({ confidence }) => confidence >= leastConfidence)
    .toSorted((one, other) => other.confidence - one.confidence);
  const found = new Map<string, Candidate>();
  for (const candidate of candidates) {
    if (found.has(candidate.field.id)) continue;
    const taken = [...found.values()].find(({ question }) => question.ref === candidate.question.ref);
    if (!taken || isTogether(taken, candidate)) found.set(candidate.field.id, candidate);
  }
  for (const part of dateParts(fields, found)) found.set(part.field.id, part);
  const all = [...found.values()];
  return all.map(({ field, question, confidence }) => {
    const isLine = all.some(
      (other) => other.field !== field && other.question === question && isLineOf(other.field, field),
    );
    const written = isLine && question.type !== 'date' ? 'line' : writingFor(field, question);
    return suggested(field.id, { as: 'answer', questions: [question.ref], written }, confidence);
  });
}

// Day, month and year stand beside each other; only the first of them has the caption.
function dateParts(fields: readonly BlankField[], found: ReadonlyMap<string, Candidate>): Candidate[] {
  const parts = new Map<string, Candidate>();
  const ordered = fields.toSorted(({ area: a }, { area: b }) => a.page - b.page || a.top - b.top || a.left - b.left);
  for (const [n, field] of ordered.entries()) {
    const before = ordered[n - 1];
    const known = before && (found.get(before.id) ?? parts.get(before.id));
    if (!known || known.question.type !== 'date' || found.has(field.id)) continue;
    const [from, to] = [writingFor(before, known.question), writingFor(field, known.question)];
    const isNext = (from === 'day' && to === 'month') || (from === 'month' && to === 'year');
    if (isNext && isBeside(before.area, field.area))
      parts.set(field.id, { field, question: known.question, confidence: known.confidence });
  }
  return [...parts.values()];
}
const isBeside = (one: BlankField['area'], other: BlankField['area']) =>
  one.page === other.page && Math.abs(one.top - other.top) < 4 && other.left - one.left - one.width < 60;

// Two fields for one question: the parts of a date, the lines of an address, or the same field printed twice.
const isTogether = (one: Candidate, other: Candidate): boolean =>
  isLineOf(one.field, other.field) ||
  stem(one.field.id) === stem(other.field.id) ||
  (one.question.type === 'date' && isPart(one) && isPart(other));
const isPart = ({ field, question }: Candidate) => ['day', 'month', 'year'].includes(writingFor(field, question));
const stem = (id: string) => id.replace(/#\d+$/, '');
const saysNothing = /^(text|field|textfield|text field|box|untitled|undefined|.{1,3})$/i; // names that programs give
function lineStem(id: string): string | undefined {
  const found = /^(.*?)[ _-]?(?:l|line)?[ _-]?\d+$/i.exec(stem(id))?.[1];
  return found === undefined || saysNothing.test(found) ? undefined : found;
}
const isLineOf = (one: BlankField, other: BlankField): boolean =>
  one.origin === 'pdf' &&
  stem(one.id) !== stem(other.id) &&
  Boolean(lineStem(one.id)) &&
  lineStem(one.id) === lineStem(other.id);

const textsOfQuestion = ({ ref, label }: BlankQuestion) => [wordsOf(label), wordsOf(ref.split('.').at(-1)!)];

const bare = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

function confidenceOf(field: BlankField, question: BlankQuestion, texts: readonly (readonly string[])[]): number {
  const name = field.origin === 'pdf' ? stem(field.id) : '';
  if (bare(name) === bare(question.ref)) return 1;
  if (question.ref.includes('.')) return 0; // a row is never guessed from a label that all rows share
  const likenesses = [name, field.hint, field.label]
    .filter((text) => text !== '')
    .map((text) => Math.max(...texts.map((words) => likeness(wordsOf(withoutParts(text, question)), words))))
    .toSorted((one, other) => other - one);
  const [best = 0, second = 0] = likenesses;
  const agreeing = best + (1 - best) * 0.3 * second;
  return Math.min(1, Math.max(0, agreeing + boxBonus(field, question)));
}

const withoutParts = (text: string, { type }: BlankQuestion) =>
  type === 'date' ? text.replace(/(day|month|year)s?$/i, '') : text;

// The number printed before a label is the box number.
function boxBonus({ label }: BlankField, { box }: BlankQuestion): number {
  const printed = /^(\d{1,3})[.)]?\s/.exec(label)?.[1];
  if (!printed || !box) return 0;
  return printed === box ? 0.2 : -0.25;
}
