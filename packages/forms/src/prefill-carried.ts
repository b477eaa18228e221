import type { Proposal } from '@visawright/contract/form-state.ts';
import { bare } from './prefill-found.ts';
import type { Field } from './form-schema.ts';
import type { Carried } from './prefill.ts';
import { simpleProblem } from './validate-simple.ts';

const sameKey = (one: unknown, other: unknown) => bare(JSON.stringify(one)) === bare(JSON.stringify(other));

// What the same person answered before. A paper of today that is sure stands before it; one that has to be looked at is shown beside it.
export function withCarried(
  field: Field,
  read: Proposal | undefined,
  before: Carried | undefined,
): Proposal | undefined {
  if (!before) return read;
  const { answer, ...source } = before;
  const carried = { value: answer, sources: [source] };
  if (!read)
    return { certain: field.type === 'repeat' || simpleProblem(field, answer) === undefined, choices: [carried] };
  const equal = read.choices.findIndex(({ value }) => sameKey(value, answer));
  if (equal >= 0)
    return {
      ...read,
      certain: read.certain || read.choices.length === 1, // a person said the same
      choices: read.choices.map((choice, at) => (at === equal ? { ...choice, sources: [...choice.sources, source] } : choice)), // prettier-ignore
    };
  return read.certain || field.type === 'repeat' ? read : { ...read, choices: [...read.choices, carried] };
}
