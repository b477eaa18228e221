import type { FieldAnswer, AnswerProposal } from '@visawright/contract/forms/form-state.ts';
import { isEmptyAnswer } from '../values/answer-value.ts';

const fieldStates = ['auto', 'confirm', 'conflict', 'confirmed', 'edited', 'missing', 'optional'] as const;
export type FieldState = (typeof fieldStates)[number];

// A local change that is not saved yet.
export interface Draft {
  readonly act: 'confirmed' | 'edited';
  readonly isEmpty: boolean;
}

export interface FieldFacts {
  readonly isRequired: boolean;
  readonly answer?: Pick<FieldAnswer, 'act' | 'value'> | undefined;
  readonly proposal?: AnswerProposal | undefined;
  readonly draft?: Draft | undefined;
}

export function fieldState({ isRequired, answer, proposal, draft }: FieldFacts): FieldState {
  const empty = isRequired ? 'missing' : 'optional';
  if (draft) return draft.isEmpty ? empty : draft.act;
  if (answer) return isEmptyAnswer(answer.value) ? empty : answer.act === 'edited' ? 'edited' : 'confirmed';
  if (!proposal) return empty;
  if (proposal.choices.length > 1) return 'conflict';
  return proposal.certain ? 'auto' : 'confirm';
}

const asking: readonly FieldState[] = ['confirm', 'conflict', 'missing'];
export const needsPerson = (state: FieldState): boolean => asking.includes(state);
