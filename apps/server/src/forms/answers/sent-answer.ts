import type {
  AnswerProblem,
  AnswerValue,
  AnswerProposal,
  AnswerSource,
} from '@visawright/contract/forms/form-state.ts';
import type { BodyOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { canonicalJson } from '../../platform/http/canonical-json.ts';
import type { StoredAnswer } from '../prefilled-form/stored-answers.ts';

export type SentAnswer = BodyOf<Operations['saveAnswers']>['answers'][number];

export const isSameValue = (one: unknown, other: unknown) => canonicalJson(one) === canonicalJson(other);
export const answerProblem = (field: string, code: AnswerProblem['code']): AnswerProblem => ({
  field,
  item: null,
  itemField: null,
  code,
});

type Act = Omit<StoredAnswer, 'by' | 'at' | 'version'>;

// The answer as it will be stored, without person and time.
export function toAnswerAct(
  sent: SentAnswer,
  current: StoredAnswer | undefined,
  proposal: AnswerProposal | undefined,
): Act {
  const { field, value, act, source } = sent;
  if (value === null || act === 'edited')
    return { value, act: 'edited', was: replacedValue(value, current, proposal), source: null };
  const choice = proposal?.choices.find((each) => isSameValue(each.value, value));
  if (choice) return { value, act, was: null, source: chooseSource(field, choice.sources, source) };
  // The stored value may always be confirmed, wherever it came from.
  if (!current || !isSameValue(current.value, value))
    throw new AppError('answer.invalid', { problems: [answerProblem(field, 'notAnOption')] });
  return { value, act, was: current.was, source: current.source && chooseSource(field, [current.source], source) };
}

// The proposal a person replaced is stored beside the new value.
function replacedValue(
  value: AnswerValue | null,
  current: StoredAnswer | undefined,
  proposal: AnswerProposal | undefined,
): AnswerValue | null {
  const proposed = proposal?.choices[0]?.value ?? current?.was ?? null;
  return value === null || isSameValue(value, proposed) ? null : proposed;
}

const sourceKey = (source: AnswerSource): string =>
  source.from === 'document' ? `${source.docId} ${source.field} ${source.pageUid}` : `${source.from} ${source.name}`;

// Clients choose among the sources the server knows; they cannot make one up.
function chooseSource(
  field: string,
  sources: readonly AnswerSource[],
  wanted: AnswerSource | null | undefined,
): AnswerSource {
  const found = wanted ? sources.find((each) => sourceKey(each) === sourceKey(wanted)) : sources[0];
  if (!found) throw new AppError('answer.invalid', { problems: [answerProblem(field, 'notAnOption')] });
  return found;
}
