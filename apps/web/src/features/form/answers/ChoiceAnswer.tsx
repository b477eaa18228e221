import { Select } from '@mantine/core';
import { useWords } from '../form-words.ts';
import { useSays } from '../FormWorkProvider.tsx';
import type { AnswerProps } from './answer-props.ts';
import { useAnswer } from './use-answer.ts';

const many = 8; // more than this are found by typing

export function ChoiceAnswer({ field, of, name, id, describedBy, hasError }: AnswerProps) {
  const { t } = useWords();
  const says = useSays();
  const { value, ref, change, leave } = useAnswer<string>(name, of);
  const options = field.options ?? [];
  return (
    <Select
      id={id}
      ref={ref}
      data={options.map((option) => ({ value: option, label: says(option) }))}
      value={value || null}
      placeholder={t('choose')}
      searchable={options.length > many}
      nothingFoundMessage={t('nothingFound')}
      allowDeselect={!field.required}
      clearable={!field.required}
      comboboxProps={{ keepMounted: false }}
      openOnFocus={false} // the focus also comes here by itself, after a confirmation
      error={hasError}
      aria-describedby={describedBy || undefined}
      aria-required={field.required || undefined}
      onChange={(chosen) => change(chosen ?? '')}
      onBlur={leave}
    />
  );
}
