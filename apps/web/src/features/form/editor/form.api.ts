import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { FormState } from '@visawright/contract/forms/form-state.ts';
import type { formOperations } from '@visawright/contract/operations/forms.ts';
import type { BodySent, ReplyOf } from '@visawright/contract/operations/operation.ts';
import { call } from '../../../lib/api/call.ts';
import { findingsKey } from '../../journey/findings-summary/findings.api.ts';

export const formKey = (applicationUid: string) => ['form', applicationUid] as const;

export const useFormState = (applicationUid: string | null | undefined) =>
  useQuery({
    queryKey: formKey(applicationUid ?? ''),
    queryFn: ({ signal }) => call('getForm', { query: { applicationUid: applicationUid! }, signal }),
    enabled: Boolean(applicationUid),
    staleTime: 30_000,
  });

export type AnswerToSave = BodySent<typeof formOperations.saveAnswers>['answers'][number];
export type SavedAnswers = ReplyOf<typeof formOperations.saveAnswers>;

const saveAnswers = (applicationUid: string, answers: AnswerToSave[]): Promise<SavedAnswers> =>
  call('saveAnswers', { body: { applicationUid, answers }, once: true });

type Known = Pick<SavedAnswers, 'answers'> & { version?: number };

// Merges the saved answers into the state; null removes an answer.
export function withAnswers(state: FormState, { answers, version }: Known): FormState {
  const stored = { ...state.answers };
  for (const [field, answer] of Object.entries(answers)) {
    if (answer) stored[field] = answer;
    else delete stored[field];
  }
  return { ...state, answers: stored, version: Math.max(state.version, version ?? 0) };
}

// Findings depend on answers, so they are invalidated after each save.
export const answerSaver =
  (client: QueryClient, applicationUid: string) =>
  async (answers: AnswerToSave[]): Promise<SavedAnswers> => {
    const saved = await saveAnswers(applicationUid, answers);
    client.setQueryData<FormState>(formKey(applicationUid), (state) => state && withAnswers(state, saved));
    void client.invalidateQueries({ queryKey: findingsKey(applicationUid) });
    return saved;
  };
