import { TextInput } from '@mantine/core';
import type { FilterValue } from '../list.types.ts';
import { useListTexts } from '../../../translations/list/list-texts.ts';

interface Props {
  value: FilterValue;
  onChange: (value: FilterValue) => void;
}

// Native date inputs, in the order of the person's locale.
export function FilterRange({ value, onChange }: Props) {
  const { t } = useListTexts();
  const [from = '', to = ''] = value.length === 2 ? value : [];
  const put = (next: [string, string]) => onChange(next.some(Boolean) ? next : []);
  return (
    <div className="list-range">
      <TextInput
        size="xs"
        type="date"
        label={t('filters.from')}
        value={from}
        max={to || undefined}
        onChange={(event) => put([event.currentTarget.value, to])}
      />
      <TextInput
        size="xs"
        type="date"
        label={t('filters.to')}
        value={to}
        min={from || undefined}
        onChange={(event) => put([from, event.currentTarget.value])}
      />
    </div>
  );
}
