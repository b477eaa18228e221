import { Radio } from '@mantine/core';
import { useSays } from '../FormWorkProvider.tsx';
import type { AnswerProps } from './answer-props.ts';
import { useAnswer } from './use-answer.ts';

export function RadioAnswer({ field, of, name, id, labelId, describedBy, hasError }: AnswerProps) {
  const says = useSays();
  const { value, ref, change } = useAnswer<string>(name, of);
  const options = field.options ?? [];
  const isShort = options.length <= 4 && options.every((option) => option.length <= 18);
  return (
    <Radio.Group
      value={value || null}
      error={hasError}
      aria-labelledby={labelId}
      aria-describedby={describedBy || undefined}
      onChange={(chosen) => change(chosen)}
    >
      <div className="form-options" data-row={isShort || undefined}>
        {options.map((option, at) => (
          <Radio
            key={option}
            value={option}
            label={says(option)}
            id={at === 0 ? id : `${id}-${at}`}
            ref={at === 0 ? ref : undefined}
            error={hasError}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
