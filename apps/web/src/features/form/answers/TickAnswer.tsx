import { Checkbox } from '@mantine/core';
import { useSays } from '../FormWorkProvider.tsx';
import type { AnswerProps } from './answer-props.ts';
import { useAnswer } from './use-answer.ts';

// One sentence to agree with: its label is the question itself.
export function TickAnswer({ field, of, name, id, describedBy, hasError }: AnswerProps) {
  const says = useSays();
  const { value, ref, change } = useAnswer<string>(name, of);
  return (
    <Checkbox
      id={id}
      ref={ref}
      checked={value === 'Yes'}
      label={says(field.label)}
      error={hasError}
      aria-describedby={describedBy || undefined}
      aria-required={field.required || undefined}
      onChange={(event) => change(event.currentTarget.checked ? 'Yes' : '')}
    />
  );
}
