import type { EnteredEvidence } from '@visawright/contract/documents/evidence.ts';
import type { AnswerValue } from '@visawright/contract/forms/form-state.ts';
import { currencyIn, isMoney } from './currency.ts';
import { isEmptyAnswer } from './empty-answer.ts';
import { equivalentOption } from './equivalent-option.ts';
import { answerKind, fieldMeanings } from '../form/field-dictionary.ts';
import type { Field, Form, ItemField } from '../form/form-schema.ts';
import { valueProblems } from './answer-problems.ts';

export type CopiedAnswer = EnteredEvidence & { answer: AnswerValue };

type FormPart = Pick<Form, 'sections' | 'destinationAlpha3'>;

export interface EarlierAnswers {
  form: FormPart; // the form they were given in
  answers: Readonly<Record<string, AnswerValue>>; // only those of visible fields
  isSameTrip: boolean;
}

const scopes = new Map(fieldMeanings.map(({ id, scope }) => [id, scope]));

// The answers of an earlier application that the next form can use, by field id. Ids missing in the field dictionary are not copied.
export function copyAnswers(to: FormPart, { form, answers, isSameTrip }: EarlierAnswers): Record<string, CopiedAnswer> {
  const before = new Map(form.sections.flatMap((section) => section.fields).map((field) => [field.id, field]));
  const isCarried = (id: string) => scopes.get(id) === 'person' || (isSameTrip && scopes.get(id) === 'trip');
  const isSameForm = form.destinationAlpha3 === to.destinationAlpha3;
  const carried: Record<string, CopiedAnswer> = {};
  for (const field of to.sections.flatMap((section) => section.fields)) {
    const [was, value] = [before.get(field.id), answers[field.id]];
    if (!was || isEmptyAnswer(value) || !isCarried(field.id) || !isSameMoney(was, field, isSameForm)) continue;
    const answer = reworded(was, field, value!);
    if (answer !== undefined) carried[field.id] = { from: 'carried', name: field.id, value: shown(answer), answer };
  }
  return carried;
}

// An amount is copied only within its currency; if no label names one, only within the same destination.
function isSameMoney(was: Field, now: Field, isSameForm: boolean): boolean {
  if (!isMoney(was) && !isMoney(now)) return true;
  const [one, other] = [currencyIn(was.label), currencyIn(now.label)];
  return one === undefined && other === undefined ? isSameForm : one === other;
}

// The answer in this form's wording; undefined if it has none or the field now takes another kind of answer.
function reworded(was: Field, now: Field, value: AnswerValue): AnswerValue | undefined {
  if (answerKind(was.type) !== answerKind(now.type)) return undefined;
  const answer = now.type === 'repeat' ? items(now, value) : inOptions(now, value);
  return isEmptyAnswer(answer) || valueProblems(now, answer).some(({ code }) => code !== 'tooLong')
    ? undefined
    : answer;
}

function inOptions({ id, options }: Field | ItemField, value: AnswerValue): AnswerValue | undefined {
  if (!options) return value;
  if (typeof value === 'string') return equivalentOption(id, options, value);
  const words = value.flatMap((each) => (typeof each === 'string' ? (equivalentOption(id, options, each) ?? []) : []));
  return words.length === value.length ? words : undefined; // part of a multiple choice would be a different answer
}

// Each item, reduced to the fields this form has.
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
