import type { RefObject } from 'react';
import { FilterBar } from './FilterBar.tsx';
import { ListOptions } from './ListOptions.tsx';
import { SearchBox } from './SearchBox.tsx';
import { SortMenu } from './SortMenu.tsx';
import type { List } from './use-list.ts';

interface Props<Row> {
  list: List<Row>;
  searchRef: RefObject<HTMLInputElement | null>;
  isWide: boolean;
}

export function ListToolbar<Row>({ list, searchRef, isWide }: Props<Row>) {
  const { definition, place, move, look, file } = list;
  const { columns, sorts, title, searchPlaceholder } = definition;
  return (
    <div className="list-toolbar">
      <SearchBox
        title={title}
        placeholder={searchPlaceholder}
        value={place.search}
        onSearch={(search) => move({ search }, 'replace')}
        inputRef={searchRef}
      />
      <FilterBar definition={definition} place={place} move={move} searchRef={searchRef} />
      <div className="list-options">
        {sorts.length > 1 && <SortMenu sorts={sorts} sort={place.sort} onSort={(sort) => move({ sort })} />}
        <ListOptions columns={columns} look={look} file={file} isNarrow={!isWide} />
      </div>
    </div>
  );
}
