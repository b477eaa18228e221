import { Checkbox } from '@mantine/core';
import { useFormLabels } from '../editor/FormEditorProvider.tsx';
import type { AnswerProps } from './answer-props.ts';
import { useAnswer } from './use-answer.ts';

// Not Mantine's group: its inner element takes neither the name nor the description of the question.
export function TicksAnswer({ field, of, name, id, labelId, describedBy, hasError }: AnswerProps) {
  const texts = useFormLabels();
  const { value, ref, change } = useAnswer<string[]>(name, of);
  const options = field.options ?? [];
  const ticked = Array.isArray(value) ? value : [];
  const isShort = options.every((option) => option.length <= 18);
  // Keep the form's order, whatever order they were ticked in.
  const put = (option: string, isOn: boolean) =>
    change(options.filter((one) => (one === option ? isOn : ticked.includes(one))));
  return (
    <div
      className="form-options"
      data-row={isShort || undefined}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={describedBy || undefined}
    >
      {options.map((option, at) => (
        <Checkbox
          key={option}
          value={option}
          checked={ticked.includes(option)}
          label={texts(option)}
          id={at === 0 ? id : `${id}-${at}`}
          ref={at === 0 ? ref : undefined}
          error={hasError}
          onChange={(event) => put(option, event.currentTarget.checked)}
        />
      ))}
    </div>
  );
}
