import { useController } from 'react-hook-form';
import type { AnswerValue } from '@visawright/contract/form-state.ts';
import { useWork } from '../FormWorkProvider.tsx';

// An input that is not a plain text box: what it holds, and what happens when a person changes it.
export function useAnswer<T extends AnswerValue>(name: string, of: string) {
  const work = useWork();
  const { field } = useController({ control: work.rhf.control, name });
  return {
    value: field.value as T,
    ref: field.ref,
    change: (value: T) => {
      field.onChange(value);
      work.changed(of);
    },
    leave: () => work.left(of),
  };
}
