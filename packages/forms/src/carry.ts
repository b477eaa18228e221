import type { AnswerValue } from '@visawright/contract/form-state.ts';
import { currencyIn, isMoney } from './answer-currency.ts';
import { isEmptyAnswer } from './answer-empty.ts';
import { ownWording } from './equivalents.ts';
import { answerKind, fieldMeanings } from './field-dictionary.ts';
import type { Field, Form, ItemField } from './form-schema.ts';
import type { Carried } from './prefill.ts';
import { valueProblems } from './validate.ts';

type FormPart = Pick<Form, 'sections' | 'destinationAlpha3'>;

export interface EarlierAnswers {
  form: FormPart; // the form they were given in
  answers: Readonly<Record<string, AnswerValue>>; // those that counted there
  isSameTrip: boolean;
}

const scopes = new Map(fieldMeanings.map(({ id, scope }) => [id, scope]));

// What of an earlier application's answers stands in the next one's form, by the field's id. An id nobody has given a meaning stays behind.
export function carryOver(to: FormPart, { form, answers, isSameTrip }: EarlierAnswers): Record<string, Carried> {
  const before = new Map(form.sections.flatMap((section) => section.fields).map((field) => [field.id, field]));
  const isCarried = (id: string) => scopes.get(id) === 'person' || (isSameTrip && scopes.get(id) === 'trip');
  const isSameForm = form.destinationAlpha3 === to.destinationAlpha3;
  const carried: Record<string, Carried> = {};
  for (const field of to.sections.flatMap((section) => section.fields)) {
    const [was, value] = [before.get(field.id), answers[field.id]];
    if (!was || isEmptyAnswer(value) || !isCarried(field.id) || !isSameMoney(was, field, isSameForm)) continue;
    const answer = reworded(was, field, value!);
    if (answer !== undefined) carried[field.id] = { from: 'carried', name: field.id, value: shown(answer), answer };
  }
  return carried;
}

// Amounts stay in their currency: where no label names it, only the same destination asks in the same money.
function isSameMoney(was: Field, now: Field, isSameForm: boolean): boolean {
  if (!isMoney(was) && !isMoney(now)) return true;
  const [one, other] = [currencyIn(was.label), currencyIn(now.label)];
  return one === undefined && other === undefined ? isSameForm : one === other;
}

// The answer in this form's own wording; undefined: it has none, or the field holds another kind of answer now.
function reworded(was: Field, now: Field, value: AnswerValue): AnswerValue | undefined {
  if (answerKind(was.type) !== answerKind(now.type)) return undefined;
  const answer = now.type === 'repeat' ? items(now, value) : inOptions(now, value);
  return isEmptyAnswer(answer) || valueProblems(now, answer).some(({ code }) => code !== 'tooLong')
    ? undefined
    : answer;
}

function inOptions({ id, options }: Field | ItemField, value: AnswerValue): AnswerValue | undefined {
  if (!options) return value;
  if (typeof value === 'string') return ownWording(id, options, value);
  const words = value.flatMap((each) => (typeof each === 'string' ? (ownWording(id, options, each) ?? []) : []));
  return words.length === value.length ? words : undefined; // half of a multiple choice is another answer
}

// Of each item what this form asks.
function items({ fields, maxItems }: Field, value: AnswerValue): AnswerValue | undefined {
  if (typeof value === 'string' || value.some((each) => typeof each === 'string')) return undefined;
  const rows = (value as Record<string, string | string[]>[]).map((row) =>
    Object.fromEntries(
      fields!.flatMap((field) => {
        const answer = isEmptyAnswer(row[field.id]) ? undefined : inOptions(field, row[field.id]!);
        return answer === undefined ? [] : [[field.id, answer as string | string[]]];
      }),
    ),
  );
  const filled = rows.filter((row) => Object.keys(row).length > 0);
  return maxItems !== undefined && filled.length > maxItems ? undefined : filled;
}

const shown = (answer: AnswerValue): string =>
  typeof answer === 'string'
    ? answer
    : answer.map((each) => (typeof each === 'string' ? each : Object.values(each).flat().join(', '))).join('; ');
