import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { FormState } from '@visawright/contract/form-state.ts';
import type { formOperations } from '@visawright/contract/operations/forms.ts';
import type { BodySent, ReplyOf } from '@visawright/contract/operations/operation.ts';
import type { DestinationId } from '@visawright/forms/destinations.ts';
import type { Form } from '@visawright/forms/form-schema.ts';
import { loadFormWords, type FormWords } from '@visawright/forms/form-words.ts';
import { loadForm } from '@visawright/forms/load-form.ts';
import { call } from '../../lib/call.ts';
import { useTranslation } from '../../lib/words.ts';
import { findingsKey } from '../findings/findings.api.ts';

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

export const saveAnswers = (applicationUid: string, answers: AnswerToSave[]): Promise<SavedAnswers> =>
  call('saveAnswers', { body: { applicationUid, answers }, once: true });

type Known = Pick<SavedAnswers, 'answers'> & { version?: number };

// What was read before stays; the answers of the reply take their places in it.
export function withAnswers(state: FormState, { answers, version }: Known): FormState {
  const kept = { ...state.answers };
  for (const [field, answer] of Object.entries(answers)) {
    if (answer) kept[field] = answer;
    else delete kept[field];
  }
  return { ...state, answers: kept, version: Math.max(state.version, version ?? 0) };
}

// Whoever saves, everybody on this page sees what stands now; findings follow answers.
export const answerSaver =
  (client: QueryClient, applicationUid: string) =>
  async (answers: AnswerToSave[]): Promise<SavedAnswers> => {
    const saved = await saveAnswers(applicationUid, answers);
    client.setQueryData<FormState>(formKey(applicationUid), (state) => state && withAnswers(state, saved));
    void client.invalidateQueries({ queryKey: findingsKey(applicationUid) });
    return saved;
  };
export const useSaveAnswers = (applicationUid: string) => answerSaver(useQueryClient(), applicationUid);

// The version an application keeps comes with its state; the newest is the one everybody has as a file.
export const useFormDefinition = (state: Pick<FormState, 'formId' | 'formVersion' | 'definition'> | undefined) =>
  useQuery({
    queryKey: ['form-definition', state?.formId, state?.formVersion],
    queryFn: (): Promise<Form> =>
      state!.definition
        ? Promise.resolve(state!.definition as unknown as Form)
        : loadForm(state!.formId as DestinationId),
    enabled: state !== undefined,
    staleTime: Infinity,
  });

const asItIs: FormWords = Object.assign((text: string) => text, { hasWords: () => true });

// Labels, options and help in the reader's language; English stands in.
export function useFormWords(formId: string | undefined): FormWords {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const { data } = useQuery({
    queryKey: ['form-words', formId, language],
    queryFn: () => loadFormWords(formId as DestinationId, language),
    enabled: formId !== undefined && language !== 'en',
    staleTime: Infinity,
  });
  return (language === 'en' ? undefined : data) ?? asItIs;
}
