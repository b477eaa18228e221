import { Checkbox } from '@mantine/core';
import { useFormLabels } from '../editor/FormEditorProvider.tsx';
import type { AnswerProps } from './answer-props.ts';
import { useAnswer } from './use-answer.ts';

// The question itself is the checkbox label.
export function TickAnswer({ field, of, name, id, describedBy, hasError }: AnswerProps) {
  const texts = useFormLabels();
  const { value, ref, change } = useAnswer<string>(name, of);
  return (
    <Checkbox
      id={id}
      ref={ref}
      checked={value === 'Yes'}
      label={texts(field.label)}
      error={hasError}
      aria-describedby={describedBy || undefined}
      aria-required={field.required || undefined}
      onChange={(event) => change(event.currentTarget.checked ? 'Yes' : '')}
    />
  );
}
