import { Checkbox } from '@mantine/core';
import { useSays } from '../FormWorkProvider.tsx';
import type { AnswerProps } from './answer-props.ts';
import { useAnswer } from './use-answer.ts';

// Several may be true at once.
export function TicksAnswer({ field, of, name, id, labelId, describedBy, hasError }: AnswerProps) {
  const says = useSays();
  const { value, ref, change } = useAnswer<string[]>(name, of);
  const options = field.options ?? [];
  const isShort = options.every((option) => option.length <= 18);
  return (
    <Checkbox.Group
      value={Array.isArray(value) ? value : []}
      error={hasError}
      aria-labelledby={labelId}
      aria-describedby={describedBy || undefined}
      // In the form's order, whichever was ticked first.
      onChange={(ticked) => change(options.filter((option) => ticked.includes(option)))}
    >
      <div className="form-options" data-row={isShort || undefined}>
        {options.map((option, at) => (
          <Checkbox
            key={option}
            value={option}
            label={says(option)}
            id={at === 0 ? id : `${id}-${at}`}
            ref={at === 0 ? ref : undefined}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}
