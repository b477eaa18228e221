import { Radio } from '@mantine/core';
import { useFormLabels } from '../editor/FormEditorProvider.tsx';
import type { AnswerProps } from './answer-props.ts';
import { useAnswer } from './use-answer.ts';

// Not Mantine's group: its inner element takes neither the name nor the description of the question.
export function RadioAnswer({ field, of, name, id, labelId, describedBy, hasError }: AnswerProps) {
  const texts = useFormLabels();
  const { value, ref, change } = useAnswer<string>(name, of);
  const options = field.options ?? [];
  const isShort = options.length <= 4 && options.every((option) => option.length <= 18);
  return (
    <div
      className="form-options"
      data-row={isShort || undefined}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-describedby={describedBy || undefined}
      aria-required={field.required || undefined}
      aria-invalid={hasError || undefined}
    >
      {options.map((option, at) => (
        <Radio
          key={option}
          name={id}
          value={option}
          checked={value === option}
          label={texts(option)}
          id={at === 0 ? id : `${id}-${at}`}
          ref={at === 0 ? ref : undefined}
          error={hasError}
          onChange={() => change(option)}
        />
      ))}
    </div>
  );
}
