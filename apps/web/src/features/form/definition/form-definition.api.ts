import { useQuery } from '@tanstack/react-query';
import type { FormState } from '@visawright/contract/forms/form-state.ts';
import type { DestinationId } from '@visawright/forms/destinations/destinations.ts';
import { loadFormText, type FormText } from '@visawright/forms/destinations/form-text.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { loadRealmForm } from '../../shared/destinations/realm-form.api.ts';
import { useLanguage } from '../../../lib/translation/language.ts';

// An older version comes with the application's state; the newest one is a file of this build
// with the facts the realm changed.
export const useFormDefinition = (state: Pick<FormState, 'formId' | 'formVersion' | 'definition'> | undefined) =>
  useQuery({
    queryKey: ['form-definition', state?.formId, state?.formVersion],
    queryFn: ({ client }): Promise<Form> =>
      state!.definition
        ? Promise.resolve(state!.definition as unknown as Form)
        : loadRealmForm(client, state!.formId as DestinationId),
    enabled: state !== undefined,
    staleTime: Infinity,
  });

const untranslated: FormText = Object.assign((text: string) => text, { hasTranslation: () => true });

// Labels, options and help in the reader's language, with English as the fallback.
export function useFormWords(formId: string | undefined): FormText {
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['form-words', formId, language],
    queryFn: () => loadFormText(formId as DestinationId, language),
    enabled: formId !== undefined && language !== 'en',
    staleTime: Infinity,
  });
  return (language === 'en' ? undefined : data) ?? untranslated;
}
