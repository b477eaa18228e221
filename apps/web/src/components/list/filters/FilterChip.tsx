import { useState } from 'react';
import { Popover } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { FilterEditor } from './FilterEditor.tsx';
import { filterText } from './filter-text.ts';
import type { FilterValue, ListFilter } from '../list.types.ts';
import { useListTexts } from '../../../translations/list/list-texts.ts';

interface Props {
  list: string;
  filter: ListFilter;
  value: FilterValue;
  onChange: (value: FilterValue) => void;
  onRemove: () => void;
}

export function FilterChip({ list, filter, value, onChange, onRemove }: Props) {
  const { t } = useListTexts();
  const [opened, setOpened] = useState(false);
  const text = filterText(filter, value, t);
  return (
    <span className="list-chip" data-filter={filter.id}>
      <Popover
        opened={opened}
        onChange={setOpened}
        position="bottom-start"
        trapFocus
        returnFocus
        shadow="md"
        offset={4}
      >
        <Popover.Target>
          <button
            type="button"
            className="list-chip-open"
            aria-label={t('filters.edit', { name: filter.label, value: text })}
            onClick={() => setOpened(!opened)}
          >
            <span>{filter.label}</span> <b>{text}</b>
          </button>
        </Popover.Target>
        <Popover.Dropdown className="list-pop" aria-label={filter.label}>
          <FilterEditor
            list={list}
            filter={filter}
            value={value}
            onChange={(next) => (next.length > 0 ? onChange(next) : onRemove())}
            onDone={() => setOpened(false)}
          />
        </Popover.Dropdown>
      </Popover>
      <button
        type="button"
        className="list-chip-x"
        aria-label={t('filters.remove', { name: filter.label })}
        onClick={onRemove}
      >
        <IconX size={13} aria-hidden />
      </button>
    </span>
  );
}
