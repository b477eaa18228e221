import { useMemo, type RefObject } from 'react';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import { EmptyList } from '../empty/EmptyList.tsx';
import { FailingList } from '../empty/FailingList.tsx';
import { fitColumns } from './fit-columns.ts';
import { ListRow } from './ListRow.tsx';
import { ListTable, menuWidth, tickWidth } from './ListTable.tsx';
import { addressText, writeLocation } from '../state/list-location.ts';
import { NoMatch } from '../empty/NoMatch.tsx';
import { rowAt } from './row-focus.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import type { List } from '../state/use-list.ts';
import type { RowNavigation } from './use-row-navigation.ts';
import { useStableCallback } from '../state/use-stable-callback.ts';

interface Props<Row> {
  list: List<Row>;
  moves: Omit<RowNavigation, 'current'>;
  rowsRef: RefObject<HTMLDivElement | null>;
  onClear: (what: 'filters' | 'search' | 'all') => void;
}

export function ListBody<Row>({ list, moves, rowsRef, onClear }: Props<Row>) {
  const { definition, location, pages, selected, columnSettings, isSelectable, state, open } = list;
  const { ref, width } = useElementSize();
  const merged = useMergedRef(ref, rowsRef);
  const select = useStableCallback((id: string, toHere: boolean) =>
    toHere ? selected.toggleTo(id) : selected.toggle(id),
  );
  const show = useStableCallback(moves.show);
  const edges = (isSelectable ? tickWidth : 0) + (definition.rowMenu ? menuWidth : 0);
  const room = Math.max(0, width - edges);
  const mayDrop = open.state !== 'closed';
  // Memoized, so that unchanged rows do not render again.
  const columns = useMemo(
    () => fitColumns(definition.columns, { chosen: columnSettings.columns, width: room, mayDrop }),
    [definition.columns, columnSettings.columns, room, mayDrop],
  );
  const isCompact = columnSettings.density === 'compact';
  const here = new URLSearchParams();
  const hrefOf = (id: string, row: Row) =>
    definition.drawer
      ? `?${addressText(writeLocation(here, { ...location, open: id, tab: null }, definition))}`
      : (definition.pagePath?.(row) ?? '');

  const isTable = state === 'rows';
  return (
    <div
      ref={merged}
      className="list-rows"
      tabIndex={-1}
      data-density={columnSettings.density}
      data-bulk={selected.isAny || undefined}
      data-still={!isTable || pages.isSlow || undefined}
      onFocus={(event) => moves.setCursor(rowAt(event.target) ?? moves.cursor)}
    >
      {isTable && (
        <ListTable
          definition={definition}
          columns={columns}
          sort={location.sort}
          onSort={(sort) => list.move({ sort })}
          isSelectable={isSelectable}
          mark={selected.mark}
          onMark={selected.togglePage}
          isBusy={pages.isBusy}
        >
          {pages.isSlow ? (
            <SkeletonRows
              columns={columns}
              isSelectable={isSelectable}
              hasMenu={definition.rowMenu !== undefined}
              isCompact={isCompact}
            />
          ) : (
            pages.rows.map(({ id, row }) => (
              <ListRow
                key={id}
                id={id}
                row={row}
                definition={definition}
                columns={columns}
                href={hrefOf(id, row)}
                isCompact={isCompact}
                isSelectable={isSelectable}
                isSelected={selected.has(id)}
                isOpen={location.open === id && open.state !== 'closed'}
                isCursor={moves.cursor === id}
                onSelect={select}
                onOpen={show}
              />
            ))
          )}
        </ListTable>
      )}
      {state === 'empty' && <EmptyList texts={definition.empty} />}
      {state === 'noMatch' && <NoMatch definition={definition} location={location} onClear={onClear} />}
      {state === 'failing' && <FailingList error={pages.error} onAgain={pages.again} isTrying={pages.isFetching} />}
    </div>
  );
}
