import { FilterChoices } from './FilterChoices.tsx';
import { FilterRange } from './FilterRange.tsx';
import { FilterText } from './FilterText.tsx';
import type { FilterValue, ListFilter } from '../list.types.ts';

interface Props {
  list: string;
  filter: ListFilter;
  value: FilterValue;
  onChange: (value: FilterValue) => void;
  onDone: () => void;
}

export function FilterEditor({ list, filter, value, onChange, onDone }: Props) {
  const apply = (next: FilterValue) => {
    onChange(next);
    onDone();
  };
  return (
    <div className="list-filter" role="group" aria-label={filter.label}>
      {filter.kind === 'text' && <FilterText filter={filter} value={value} onApply={apply} />}
      {(filter.kind === 'many' || filter.kind === 'choice' || filter.options) && (
        <FilterChoices list={list} filter={filter} value={value} onChange={onChange} />
      )}
      {filter.kind === 'range' && <FilterRange value={value} onChange={onChange} />}
    </div>
  );
}
