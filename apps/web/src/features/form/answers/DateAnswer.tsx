import { useState } from 'react';
import { TextInput } from '@mantine/core';
import { parseTypedDate, formatTypedDate, withSlashes } from '../values/typed-date.ts';
import { describedBy as withDescription } from '../../../components/described-by.ts';
import type { AnswerProps } from './answer-props.ts';
import { useAnswer } from './use-answer.ts';
import { useFormTexts } from '../../../translations/form/form-texts.ts';

// dd/mm/yyyy, as written in India. The text is normalised on blur, not while typing.
export function DateAnswer({ field, of, name, id, describedBy, hasError }: AnswerProps) {
  const { t } = useFormTexts();
  const { value, ref, change, leave } = useAnswer<string>(name, of);
  const [typed, setTyped] = useState({ text: formatTypedDate(value ?? ''), value });
  if (typed.value !== value) setTyped({ text: formatTypedDate(value ?? ''), value }); // changed from outside
  const type = (next: string) => {
    const text = withSlashes(next, typed.text);
    setTyped({ text, value: parseTypedDate(text) });
    change(parseTypedDate(text));
  };
  return (
    <TextInput
      id={id}
      ref={ref}
      value={typed.text}
      placeholder={t('datePlaceholder')}
      inputMode="numeric"
      autoComplete="off"
      error={hasError}
      {...withDescription(describedBy)}
      aria-required={field.required || undefined}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => {
        setTyped({ text: formatTypedDate(value ?? ''), value });
        leave();
      }}
    />
  );
}
