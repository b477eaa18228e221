import type { AnswerProposal } from '@visawright/contract/forms/form-state.ts';
import { normalizeText } from './found-value.ts';
import type { Field } from '../form/form-schema.ts';
import type { CopiedAnswer } from '../answers/copy-answers.ts';
import { simpleProblem } from '../answers/simple-problem.ts';

const sameKey = (one: unknown, other: unknown) =>
  normalizeText(JSON.stringify(one)) === normalizeText(JSON.stringify(other));

// Adds the person's answer from an earlier application. A certain value from a document outranks it; an uncertain one is offered too.
export function mergeEarlierAnswer(
  field: Field,
  read: AnswerProposal | undefined,
  before: CopiedAnswer | undefined,
): AnswerProposal | undefined {
  if (!before) return read;
  const { answer, ...source } = before;
  const carried = { value: answer, sources: [source] };
  if (!read || read.doubt)
    // a document that may be someone else's does not compete with the person's own answer
    return { certain: field.type === 'repeat' || simpleProblem(field, answer) === undefined, choices: [carried] };
  const equal = read.choices.findIndex(({ value }) => sameKey(value, answer));
  if (equal >= 0)
    return {
      ...read,
      certain: read.certain || read.choices.length === 1, // confirmed by the person's earlier answer
      choices: read.choices.map((choice, at) =>
        at === equal ? { ...choice, sources: [...choice.sources, source] } : choice,
      ),
    };
  return read.certain || field.type === 'repeat' ? read : { ...read, choices: [...read.choices, carried] };
}
