import type { RefObject } from 'react';
import { FilterBar } from './filters/FilterBar.tsx';
import { ListOptions } from './settings/ListOptions.tsx';
import { SearchBox } from './filters/SearchBox.tsx';
import { SortMenu } from './table/SortMenu.tsx';
import type { List } from './state/use-list.ts';

interface Props<Row> {
  list: List<Row>;
  searchRef: RefObject<HTMLInputElement | null>;
  isWide: boolean;
}

export function ListToolbar<Row>({ list, searchRef, isWide }: Props<Row>) {
  const { definition, location, move, columnSettings, file } = list;
  const { columns, sorts, title, searchPlaceholder } = definition;
  return (
    <div className="list-toolbar">
      <SearchBox
        title={title}
        placeholder={searchPlaceholder}
        value={location.search}
        onSearch={(search) => move({ search }, 'replace')}
        inputRef={searchRef}
      />
      <FilterBar definition={definition} location={location} move={move} searchRef={searchRef} />
      <div className="list-options">
        {sorts.length > 1 && <SortMenu sorts={sorts} sort={location.sort} onSort={(sort) => move({ sort })} />}
        <ListOptions columns={columns} columnSettings={columnSettings} file={file} isNarrow={!isWide} />
      </div>
    </div>
  );
}
