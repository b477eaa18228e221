import { useRef, type RefObject } from 'react';
import { BulkBar } from './selection/BulkBar.tsx';
import { BulkReport } from './selection/BulkReport.tsx';
import { ListBody } from './table/ListBody.tsx';
import { ListFoot } from './table/ListFoot.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { pageRangeText } from './table/page-range-text.ts';
import type { List } from './state/use-list.ts';
import { useListKeyHelp, useListKeys } from './keyboard/use-list-keys.ts';
import type { RowNavigation } from './table/use-row-navigation.ts';
import { useListTexts } from '../../translations/list/list-texts.ts';

interface Props<Row> {
  list: List<Row>;
  moves: RowNavigation;
  rowsRef: RefObject<HTMLDivElement | null>;
  width: number;
}

const wide = 1000;
const roomy = 800;

export function ListPane<Row>({ list, moves, rowsRef, width }: Props<Row>) {
  const { t } = useListTexts();
  const searchRef = useRef<HTMLInputElement>(null);
  const { definition, move, pages, selected, open, bulk, file, isSelectable } = list;
  const row = open.row ?? (moves.current?.row as Row | undefined);
  const id = moves.current?.id;
  const clear = () => {
    selected.clear();
    moves.toRow();
  };
  const forget = (what: 'filters' | 'search' | 'all') => {
    move({ ...(what === 'filters' ? {} : { search: '' }), ...(what === 'search' ? {} : { filters: {} }) });
    searchRef.current?.focus();
  };
  const { edit, primaryAction } = definition;
  useListKeys(true, {
    down: moves.down,
    up: moves.up,
    open: open.state === 'open' ? () => moves.toPage?.() : moves.openCurrent,
    search: () => searchRef.current?.select(),
    ...(isSelectable && id !== undefined
      ? { select: () => selected.toggle(id), selectTo: () => selected.toggleTo(id) }
      : {}),
    ...(edit && row !== undefined ? { edit: () => edit(row) } : {}),
    ...(primaryAction ? { create: primaryAction.run } : {}),
    ...(open.state !== 'closed' ? { close: moves.close } : selected.isAny ? { close: clear } : {}),
  });
  useListKeyHelp({
    edit: edit !== undefined,
    create: primaryAction !== undefined,
    select: isSelectable,
    page: definition.pagePath !== undefined,
  });

  const { span, isBusy, isFailing } = pages;
  const message = isFailing
    ? t('announce.failed')
    : !span || isBusy
      ? ''
      : span.to === 0
        ? t('announce.none', { noun: definition.noun(0) })
        : t('announce.some', { span: pageRangeText(span, t), noun: definition.noun(span.total ?? span.to) });
  return (
    <>
      <ListToolbar list={list} searchRef={searchRef} isWide={width === 0 || width >= wide} />
      <ListBody list={list} moves={moves} rowsRef={rowsRef} onClear={forget} />
      {selected.isAny && (
        <BulkBar
          actions={definition.bulkActions ?? []}
          selected={selected}
          bulk={bulk}
          file={file}
          query={list.query}
          total={span ?? { total: null, more: false }}
          isNarrow={width < roomy}
          onClear={clear}
        />
      )}
      <ListFoot
        pages={pages}
        size={list.location.size}
        onSize={(size) => move({ size })}
        isSelectable={isSelectable}
        isWide={width >= wide}
      />
      <p className="unseen" role="status">
        {message}
      </p>
      <BulkReport partly={bulk.partly} onClose={bulk.closePartly} />
    </>
  );
}
