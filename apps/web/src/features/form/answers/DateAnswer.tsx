import { useState } from 'react';
import { TextInput } from '@mantine/core';
import { useWords } from '../form-words.ts';
import { keptDate, shownDate, withSlashes } from '../typed-date.ts';
import type { AnswerProps } from './answer-props.ts';
import { useAnswer } from './use-answer.ts';

// Typed as people in India write a day. While it is typed the text stays as it is; left, it is written out.
export function DateAnswer({ field, of, name, id, describedBy, hasError }: AnswerProps) {
  const { t } = useWords();
  const { value, ref, change, leave } = useAnswer<string>(name, of);
  const [typed, setTyped] = useState({ text: shownDate(value ?? ''), value });
  if (typed.value !== value) setTyped({ text: shownDate(value ?? ''), value }); // it was changed from elsewhere
  const type = (next: string) => {
    const text = withSlashes(next, typed.text);
    setTyped({ text, value: keptDate(text) });
    change(keptDate(text));
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
      aria-describedby={describedBy || undefined}
      aria-required={field.required || undefined}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => {
        setTyped({ text: shownDate(value ?? ''), value });
        leave();
      }}
    />
  );
}
