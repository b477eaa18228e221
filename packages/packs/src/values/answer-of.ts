import type { FillData } from '@visawright/contract/extension/fill.ts';
import type { ValueSource } from '@visawright/contract/extension/pack.ts';

type Answers = FillData['answers'];

// Values of an answer in the order in which they were given; none if it is missing. A list has one of each choice.
export function answersOf(from: ValueSource, answers: Answers, item = 0): readonly (readonly string[])[] {
  if ('fixed' in from) return [[from.fixed]];
  if ('file' in from) return [];
  if ('questions' in from) return from.questions.map((question) => textsOf(answers[question]));
  const answer = answers[from.question];
  return [from.field === undefined ? textsOf(answer) : textsOf(itemOf(answer, from.item ?? item)?.[from.field])];
}

const itemOf = (answer: Answers[string] | undefined, item: number) => {
  const found = Array.isArray(answer) ? answer[item] : undefined;
  return typeof found === 'object' ? found : undefined;
};

function textsOf(value: Answers[string] | undefined): string[] {
  const values = Array.isArray(value) ? value : value === undefined ? [] : [value];
  return values.filter((each) => typeof each === 'string').filter((each) => each.trim() !== '');
}

export const countItemsOf = (question: string, answers: Answers): number => {
  const answer = answers[question];
  return Array.isArray(answer) ? answer.filter((each) => typeof each === 'object').length : 0;
};

export function questionOf(from: ValueSource): string | null {
  if ('questions' in from) return from.questions.join(', ');
  if (!('question' in from)) return null;
  return from.field === undefined ? from.question : `${from.question}.${from.field}`;
}
