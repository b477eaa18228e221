import { useRef, type RefObject } from 'react';
import { FilterAdd } from './FilterAdd.tsx';
import { FilterChip } from './FilterChip.tsx';
import { useListWords } from './list-words.ts';
import type { ListPlace } from './list-url.ts';
import { withFilter } from './list-views.ts';
import type { FilterValue, ListDefinition } from './list.types.ts';
import type { Move } from './use-list-url.ts';

interface Props {
  definition: Pick<ListDefinition<never>, 'name' | 'filters'>;
  place: ListPlace;
  move: Move;
  searchRef: RefObject<HTMLInputElement | null>;
}

export function FilterBar({ definition: { name, filters = [] }, place, move, searchRef }: Props) {
  const t = useListWords();
  const add = useRef<HTMLButtonElement>(null);
  const put = (id: string, value: FilterValue) => move({ filters: withFilter(place.filters, id, value) });
  const remove = (id: string) => {
    put(id, []);
    add.current?.focus(); // the chip that had it goes
  };
  const clear = () => {
    move({ search: '', filters: {} });
    searchRef.current?.focus();
  };
  const used = filters.filter(({ id }) => place.filters[id]);
  if (filters.length === 0) return null;
  return (
    <div className="list-filters">
      {used.map((filter) => (
        <FilterChip
          key={filter.id}
          list={name}
          filter={filter}
          value={place.filters[filter.id] ?? []}
          onChange={(value) => put(filter.id, value)}
          onRemove={() => remove(filter.id)}
        />
      ))}
      <FilterAdd list={name} filters={filters} values={place.filters} onChange={put} buttonRef={add} />
      {used.length > 0 && (
        <button type="button" className="list-textlink" onClick={clear}>
          {t('filters.clear')}
        </button>
      )}
    </div>
  );
}
