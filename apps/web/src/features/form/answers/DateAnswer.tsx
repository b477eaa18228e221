import { DayInput } from '../../../components/DayInput.tsx';
import { describedBy as withDescription } from '../../../components/described-by.ts';
import type { AnswerProps } from './answer-props.ts';
import { useAnswer } from './use-answer.ts';

export function DateAnswer({ field, of, name, id, describedBy, hasError }: AnswerProps) {
  const { value, ref, change, leave } = useAnswer<string>(name, of);
  return (
    <DayInput
      id={id}
      ref={ref}
      value={value ?? ''}
      error={hasError}
      {...withDescription(describedBy)}
      aria-required={field.required || undefined}
      onChange={change}
      onBlur={leave}
    />
  );
}
