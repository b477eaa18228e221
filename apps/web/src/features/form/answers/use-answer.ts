import { useController } from 'react-hook-form';
import type { AnswerValue } from '@visawright/contract/forms/form-state.ts';
import { useEditor } from '../editor/FormEditorProvider.tsx';

// Value and change handlers of controlled inputs. Text inputs are uncontrolled, see TextAnswer.
export function useAnswer<T extends AnswerValue>(name: string, of: string) {
  const editor = useEditor();
  const { field } = useController({ control: editor.rhf.control, name });
  return {
    value: field.value as T,
    ref: field.ref,
    change: (value: T) => {
      field.onChange(value);
      editor.changed(of);
    },
    leave: () => editor.fieldBlurred(of),
  };
}
