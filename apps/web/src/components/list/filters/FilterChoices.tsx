import { Checkbox, Loader, Radio, TextInput } from '@mantine/core';
import type { FilterValue, ListFilter } from '../list.types.ts';
import { useFilterOptions } from './use-filter-options.ts';
import { useListTexts } from '../../../translations/list/list-texts.ts';

interface Props {
  list: string;
  filter: ListFilter;
  value: FilterValue;
  onChange: (value: FilterValue) => void;
}

export function FilterChoices({ list, filter, value, onChange }: Props) {
  const { t } = useListTexts();
  const { search, setSearch, hasSearch, options, isLoading, isFailing } = useFilterOptions(list, filter);
  const put = (one: string, on: boolean) => onChange(on ? [...value, one] : value.filter((other) => other !== one));
  const message = isLoading ? <Loader size={16} /> : isFailing ? t('filters.failed') : t('filters.none');
  return (
    <>
      {hasSearch && (
        <TextInput
          size="xs"
          aria-label={t('filters.find')}
          placeholder={t('filters.find')}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          data-autofocus
        />
      )}
      <div className="list-choices">
        {options.map((option) =>
          filter.kind === 'many' ? (
            <Checkbox
              key={option.value}
              label={option.label}
              checked={value.includes(option.value)}
              onChange={(event) => put(option.value, event.currentTarget.checked)}
            />
          ) : (
            <Radio
              key={option.value}
              size="xs"
              name={`filter-${filter.id}`}
              label={option.label}
              checked={value.length === 1 && value[0] === option.value}
              onChange={() => onChange([option.value])}
            />
          ),
        )}
        {options.length === 0 && (filter.kind !== 'range' || search !== '') && <p role="status">{message}</p>}
      </div>
    </>
  );
}
