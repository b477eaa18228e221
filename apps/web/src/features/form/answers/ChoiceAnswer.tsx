import { Select } from '@mantine/core';
import { useFormLabels } from '../editor/FormEditorProvider.tsx';
import { describedBy as withDescription } from '../../../components/described-by.ts';
import type { AnswerProps } from './answer-props.ts';
import { useAnswer } from './use-answer.ts';
import { useFormTexts } from '../../../translations/form/form-texts.ts';

const many = 8; // longer lists are searchable

export function ChoiceAnswer({ field, of, name, id, describedBy, hasError }: AnswerProps) {
  const { t } = useFormTexts();
  const texts = useFormLabels();
  const { value, ref, change, leave } = useAnswer<string>(name, of);
  const options = field.options ?? [];
  return (
    <Select
      id={id}
      ref={ref}
      data={options.map((option) => ({ value: option, label: texts(option) }))}
      value={value || null}
      placeholder={t('choose')}
      searchable={options.length > many}
      nothingFoundMessage={t('nothingFound')}
      allowDeselect={!field.required}
      clearable={!field.required}
      comboboxProps={{ keepMounted: false }}
      openOnFocus={false} // focus can also arrive programmatically, after a confirmation
      error={hasError}
      {...withDescription(describedBy)}
      aria-required={field.required || undefined}
      onChange={(chosen) => change(chosen ?? '')}
      onBlur={leave}
    />
  );
}
