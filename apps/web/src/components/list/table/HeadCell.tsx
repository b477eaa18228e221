import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ListColumn, ListSort, SortOption } from '../list.types.ts';

interface Props {
  column: Pick<ListColumn<never>, 'id' | 'head' | 'sort' | 'align'>;
  sorts: readonly SortOption[];
  sort: ListSort;
  onSort: (sort: ListSort) => void;
  className?: string;
}

const turned = { asc: 'desc', desc: 'asc' } as const;
const message = { asc: 'ascending', desc: 'descending' } as const;

export function HeadCell({ column, sorts, sort, onSort, className }: Props) {
  const option = sorts.find(({ key }) => key === column.sort);
  const isNow = option !== undefined && sort.key === option.key;
  const direction = isNow ? sort.direction : (option?.first ?? 'asc');
  const Arrow = direction === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <th
      scope="col"
      className={className}
      data-column={column.id}
      data-align={column.align}
      aria-sort={isNow ? message[direction] : undefined}
    >
      {option ? (
        <button
          type="button"
          className="list-sort"
          onClick={() => onSort({ key: option.key, direction: isNow ? turned[direction] : direction })}
        >
          {column.head}
          <Arrow size={13} aria-hidden />
        </button>
      ) : (
        column.head
      )}
    </th>
  );
}
