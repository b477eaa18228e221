import { useRef, type RefObject } from 'react';
import { FilterAdd } from './FilterAdd.tsx';
import { FilterChip } from './FilterChip.tsx';
import type { ListLocation } from '../state/list-location.ts';
import { withFilter } from '../views/list-views.ts';
import type { FilterValue, ListDefinition } from '../list.types.ts';
import type { Move } from '../state/use-list-location.ts';
import { useListTexts } from '../../../translations/list/list-texts.ts';

interface Props {
  definition: Pick<ListDefinition<never>, 'name' | 'filters'>;
  location: ListLocation;
  move: Move;
  searchRef: RefObject<HTMLInputElement | null>;
}

export function FilterBar({ definition: { name, filters = [] }, location, move, searchRef }: Props) {
  const { t } = useListTexts();
  const add = useRef<HTMLButtonElement>(null);
  const put = (id: string, value: FilterValue) => move({ filters: withFilter(location.filters, id, value) });
  const remove = (id: string) => {
    put(id, []);
    add.current?.focus(); // the focused chip is removed
  };
  const clear = () => {
    move({ search: '', filters: {} });
    searchRef.current?.focus();
  };
  const used = filters.filter(({ id }) => location.filters[id]);
  if (filters.length === 0) return null;
  return (
    <div className="list-filters">
      {used.map((filter) => (
        <FilterChip
          key={filter.id}
          list={name}
          filter={filter}
          value={location.filters[filter.id] ?? []}
          onChange={(value) => put(filter.id, value)}
          onRemove={() => remove(filter.id)}
        />
      ))}
      <FilterAdd list={name} filters={filters} values={location.filters} onChange={put} buttonRef={add} />
      {used.length > 0 && (
        <button type="button" className="list-textlink" onClick={clear}>
          {t('filters.clear')}
        </button>
      )}
    </div>
  );
}
