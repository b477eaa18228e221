import { memo, type RefObject } from 'react';
import { Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { pageOrders, type PageOrder } from '../state/page-items.ts';
import type { View } from '../use-workspace.ts';
import { usePlaygroundTexts } from '../../../../translations/playground/playground-texts.ts';

interface Props {
  view: View;
  count: number; // of all pages
  search: RefObject<HTMLInputElement | null>;
  onView: (view: View) => void;
  onClear: () => void;
  onDown: () => void; // into the list
}

// Not drawn again while pages move.
export const PagesFilter = memo(function PagesFilter({ view, count, search, onView, onClear, onDown }: Props) {
  const { t } = usePlaygroundTexts();
  return (
    <div className="pg-filter">
      <TextInput
        ref={search}
        size="xs"
        type="search"
        aria-label={t('find')}
        placeholder={t('findIn', { count })}
        leftSection={<IconSearch size={14} aria-hidden />}
        value={view.search}
        maxLength={100}
        onChange={(event) => onView({ ...view, search: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && view.search !== '') onClear();
          if (event.key === 'ArrowDown') onDown();
        }}
      />
      <Select
        size="xs"
        aria-label={t('order.label')}
        data={pageOrders.map((value) => ({ value, label: t(`order.${value}`) }))}
        value={view.order}
        allowDeselect={false}
        comboboxProps={{ withinPortal: true, width: 'max-content', position: 'bottom-end' }}
        onChange={(order) => onView({ ...view, order: order as PageOrder })}
      />
    </div>
  );
});
