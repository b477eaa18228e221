import { useMemo, type RefObject } from 'react';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import { EmptyList } from './EmptyList.tsx';
import { FailingList } from './FailingList.tsx';
import { fitColumns } from './fit-columns.ts';
import { ListRow } from './ListRow.tsx';
import { ListTable, menuWidth, tickWidth } from './ListTable.tsx';
import { addressText, writePlace } from './list-url.ts';
import { NoMatch } from './NoMatch.tsx';
import { rowAt } from './row-focus.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import type { List } from './use-list.ts';
import type { RowMoves } from './use-row-moves.ts';
import { useStable } from './use-stable.ts';

interface Props<Row> {
  list: List<Row>;
  moves: Omit<RowMoves, 'current'>;
  rowsRef: RefObject<HTMLDivElement | null>;
  onClear: (what: 'filters' | 'search' | 'all') => void;
}

export function ListBody<Row>({ list, moves, rowsRef, onClear }: Props<Row>) {
  const { definition, place, pages, selected, look, isSelectable, state, open } = list;
  const { ref, width } = useElementSize();
  const merged = useMergedRef(ref, rowsRef);
  const select = useStable((id: string, toHere: boolean) => (toHere ? selected.toggleTo(id) : selected.toggle(id)));
  const show = useStable(moves.show);
  const edges = (isSelectable ? tickWidth : 0) + (definition.rowMenu ? menuWidth : 0);
  const room = Math.max(0, width - edges);
  const mayDrop = open.state !== 'closed';
  // The same array while nothing changes: rows that stand as they are need not be drawn again.
  const columns = useMemo(
    () => fitColumns(definition.columns, { chosen: look.columns, width: room, mayDrop }),
    [definition.columns, look.columns, room, mayDrop],
  );
  const isCompact = look.density === 'compact';
  const here = new URLSearchParams();
  const hrefOf = (id: string, row: Row) =>
    definition.drawer
      ? `?${addressText(writePlace(here, { ...place, open: id, tab: null }, definition))}`
      : (definition.pagePath?.(row) ?? '');

  const isTable = state === 'rows';
  return (
    <div
      ref={merged}
      className="list-rows"
      tabIndex={-1}
      data-density={look.density}
      data-bulk={selected.isAny || undefined}
      data-still={!isTable || pages.isSlow || undefined}
      onFocus={(event) => moves.setCursor(rowAt(event.target) ?? moves.cursor)}
    >
      {isTable && (
        <ListTable
          definition={definition}
          columns={columns}
          sort={place.sort}
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
                isOpen={place.open === id && open.state !== 'closed'}
                isCursor={moves.cursor === id}
                onSelect={select}
                onOpen={show}
              />
            ))
          )}
        </ListTable>
      )}
      {state === 'empty' && <EmptyList words={definition.empty} />}
      {state === 'noMatch' && <NoMatch definition={definition} place={place} onClear={onClear} />}
      {state === 'failing' && <FailingList error={pages.error} onAgain={pages.again} isTrying={pages.isFetching} />}
    </div>
  );
}
