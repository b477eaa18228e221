import { useState, type FormEvent } from 'react';
import { Button, TextInput } from '@mantine/core';
import type { FilterValue, ListFilter } from '../list.types.ts';
import { useListTexts } from '../../../translations/list/list-texts.ts';

interface Props {
  filter: ListFilter;
  value: FilterValue;
  onApply: (value: FilterValue) => void;
}

export function FilterText({ filter, value, onApply }: Props) {
  const { t } = useListTexts();
  const [text, setText] = useState(value[0] ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onApply(text.trim() ? [text.trim()] : []);
  };
  return (
    <form className="list-filter-text" onSubmit={submit}>
      <TextInput
        size="xs"
        aria-label={filter.label}
        placeholder={filter.placeholder}
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        data-autofocus
      />
      <Button size="xs" type="submit" variant="default">
        {t('filters.apply')}
      </Button>
    </form>
  );
}
