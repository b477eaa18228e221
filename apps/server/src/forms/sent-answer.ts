import type { AnswerProblem, AnswerValue, Proposal, Source } from '@visawright/contract/form-state.ts';
import type { BodyOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import { AppError } from '../http/app-error.ts';
import { canonical } from '../http/canonical.ts';
import type { StoredAnswer } from './answers.ts';

export type Sent = BodyOf<Operations['saveAnswers']>['answers'][number];

export const isSame = (one: unknown, other: unknown) => canonical(one) === canonical(other);
export const problem = (field: string, code: AnswerProblem['code']): AnswerProblem => ({
  field,
  item: null,
  itemField: null,
  code,
});

type Act = Omit<StoredAnswer, 'by' | 'at' | 'version'>;

// One answer as it would stand, before who and when.
export function answered(sent: Sent, current: StoredAnswer | undefined, proposal: Proposal | undefined): Act {
  const { field, value, act, source } = sent;
  if (value === null || act === 'edited')
    return { value, act: 'edited', was: wasOf(value, current, proposal), source: null };
  const choice = proposal?.choices.find((each) => isSame(each.value, value));
  if (choice) return { value, act, was: null, source: chosen(field, choice.sources, source) };
  // What stands there already may be agreed with, wherever it came from.
  if (!current || !isSame(current.value, value))
    throw new AppError('answer.invalid', { problems: [problem(field, 'notAnOption')] });
  return { value, act, was: current.was, source: current.source && chosen(field, [current.source], source) };
}

// What was proposed stays beside what a person wrote instead.
function wasOf(
  value: AnswerValue | null,
  current: StoredAnswer | undefined,
  proposal: Proposal | undefined,
): AnswerValue | null {
  const proposed = proposal?.choices[0]?.value ?? current?.was ?? null;
  return value === null || isSame(value, proposed) ? null : proposed;
}

const placeOf = (source: Source): string =>
  source.from === 'document' ? `${source.docId} ${source.field} ${source.pageUid}` : `${source.from} ${source.name}`;

// The place is ours to say: what was sent only chooses among those we know.
function chosen(field: string, sources: readonly Source[], wanted: Source | null | undefined): Source {
  const found = wanted ? sources.find((each) => placeOf(each) === placeOf(wanted)) : sources[0];
  if (!found) throw new AppError('answer.invalid', { problems: [problem(field, 'notAnOption')] });
  return found;
}
