import { createContext, use, useMemo, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { FormWords } from '@visawright/forms/form-words.ts';
import { useStore } from 'zustand';
import type { FormWork } from './form-work.ts';
import { useFormWords } from './form.api.ts';
import { PapersOf } from './papers.ts';
import type { WorkState } from './work-state.ts';

interface Shared {
  work: FormWork;
  says: FormWords; // the form's own texts in the reader's language
}
const Work = createContext<Shared | null>(null);

interface Props {
  work: FormWork;
  children: ReactNode;
}

// Another application, another version of the form: other inputs.
export const FormWorkProvider = (props: Props) => <Provided key={props.work.key} {...props} />;

function Provided({ work, children }: Props) {
  useForm({ formControl: work.rhf.formControl });
  const says = useFormWords(work.formId);
  const shared = useMemo(() => ({ work, says }), [work, says]);
  return (
    <Work value={shared}>
      <PapersOf value={work.applicantUid}>{children}</PapersOf>
    </Work>
  );
}

function useShared(): Shared {
  const shared = use(Work);
  if (!shared) throw new Error('a question stands in a FormWorkProvider');
  return shared;
}
export const useWork = (): FormWork => useShared().work;
export const useSays = (): FormWords => useShared().says;
export const useWorkState = <T,>(select: (state: WorkState) => T): T => useStore(useWork().store, select);
