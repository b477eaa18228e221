import { useState, type RefObject } from 'react';
import { Popover } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react';
import { FilterEditor } from './FilterEditor.tsx';
import type { FilterValue, ListFilter, ListFilters } from '../list.types.ts';
import { useListTexts } from '../../../translations/list/list-texts.ts';

interface Props {
  list: string;
  filters: readonly ListFilter[];
  values: ListFilters;
  onChange: (id: string, value: FilterValue) => void;
  buttonRef: RefObject<HTMLButtonElement | null>;
}

// Choose a filter, then its values.
export function FilterAdd({ list, filters, values, onChange, buttonRef }: Props) {
  const { t } = useListTexts();
  const [opened, setOpened] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const filter = filters.find(({ id }) => id === chosen) ?? (filters.length === 1 ? filters[0] : undefined);
  const show = (next: boolean) => {
    setOpened(next);
    if (next) setChosen(null);
  };
  return (
    <Popover opened={opened} onChange={show} position="bottom-start" trapFocus returnFocus shadow="md" offset={4}>
      <Popover.Target>
        <button ref={buttonRef} type="button" className="list-chip list-chip-add" onClick={() => show(!opened)}>
          <IconPlus size={14} aria-hidden />
          {t('filters.add')}
        </button>
      </Popover.Target>
      <Popover.Dropdown className="list-pop" aria-label={t('filters.choose')}>
        {filter ? (
          <>
            {filters.length > 1 && (
              <button type="button" className="list-pop-back" onClick={() => setChosen(null)}>
                <IconChevronLeft size={14} aria-hidden />
                <span className="unseen">{t('filters.back')}: </span>
                {filter.label}
              </button>
            )}
            <FilterEditor
              key={filter.id}
              list={list}
              filter={filter}
              value={values[filter.id] ?? []}
              onChange={(value) => onChange(filter.id, value)}
              onDone={() => show(false)}
            />
          </>
        ) : (
          <ul className="list-pop-list">
            {filters.map(({ id, label }) => (
              <li key={id}>
                <button type="button" onClick={() => setChosen(id)}>
                  {label}
                  <IconChevronRight size={14} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
