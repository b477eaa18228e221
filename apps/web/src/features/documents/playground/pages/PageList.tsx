import { useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { ArrangedTraveller } from '@visawright/contract/documents/arrangement.ts';
import { useMergedRef } from '@mantine/hooks';
import { DocumentRow } from './DocumentRow.tsx';
import { dropStep, type DropTarget } from './drop-target.ts';
import { pageOf, pageRows, reachableKeys, rowsHeight, verticalNeighbour } from './page-rows.ts';
import { PageTile } from './PageTile.tsx';
import { PersonRow } from './PersonRow.tsx';
import { useAskForPicture } from '../canvas/use-page-image.ts';
import { usePageDrag } from './use-page-drag.ts';
import { useScrollWindow } from './use-scroll-window.ts';
import { areSelected, pageUidsOf, type DocumentBlock } from '../state/page-items.ts';
import type { Workspace } from '../use-workspace.ts';
import { selectOne, step, type SelectMode } from '../state/selection.ts';
import { usePlaygroundTexts } from '../../../../translations/playground/playground-texts.ts';

interface Props {
  workspace: Workspace;
  blocks: readonly DocumentBlock[];
  onEnter: () => void; // on to the values of the current page
}

const [tileWidth, gap, padding] = [66, 8, 12];
const cellId = (key: string) => `pg-cell-${key.replaceAll(' ', '-')}`;
const modeOf = (event: { shiftKey: boolean; ctrlKey: boolean; metaKey: boolean }): SelectMode =>
  event.shiftKey ? 'range' : event.ctrlKey || event.metaKey ? 'toggle' : 'one';

// Pages by person and document. Only the rows in view are rendered.
export function PageList({ workspace, blocks, onEnter }: Props) {
  const { t } = usePlaygroundTexts();
  const { travellers, view, selection, setSelection, choose, selectedItems, canEdit, apply, arrangement } = workspace;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [width, setWidth] = useState(284);
  const columns = Math.max(2, Math.floor((width - 2 * padding + gap) / (tileWidth + gap)));
  const isFiltered = view.search !== '' || view.order === 'duplicates';
  const currentDoc = workspace.current?.document.docId;
  const rows = useMemo(() => {
    const isSeen = ({ applicantUid }: ArrangedTraveller) =>
      !isFiltered || blocks.some(({ traveller }) => traveller.applicantUid === applicantUid);
    return pageRows(travellers.filter(isSeen), blocks, columns, (docId) => opened.has(docId) || docId === currentDoc);
  }, [travellers, blocks, isFiltered, columns, opened, currentDoc]);
  const keys = useMemo(() => reachableKeys(rows), [rows]);
  const { list, measure, width: measured, shown, onScroll } = useScrollWindow(rows, selection.current);
  if (measured > 0 && measured !== width) setWidth(measured);
  const ref = useMergedRef(list, measure);
  const askForPicture = useAskForPicture();
  const taken = useRef<readonly string[]>([]);
  const drop = (on: DropTarget) => {
    const made = dropStep(on, selectedItems, workspace.blocks);
    if (!areSelected(taken.current, selectedItems)) arrangement.refuse('move', 'pageMoved');
    else if (made) apply(made);
  };
  const { begin, ghost, isDragging, target, wasDragged } = usePageDrag({
    list,
    isOn: canEdit,
    onStart: (key) => {
      const isSelected = selection.selected.has(key);
      taken.current = pageUidsOf(isSelected ? selectedItems : workspace.items.filter((item) => item.key === key));
      if (!isSelected) setSelection(selectOne(key));
    },
    onDrop: drop,
  });
  const keyAt = (at: EventTarget) =>
    at instanceof Element ? at.closest<HTMLElement>('[data-key]')?.dataset.key : undefined;

  const click = (event: MouseEvent) => {
    const key = keyAt(event.target);
    list.current?.focus({ preventScroll: true });
    if (key && !wasDragged()) choose(keys, key, modeOf(event));
  };
  const unfold = (docId: string) => setOpened((now) => new Set([...now, docId]));
  const press = (event: KeyboardEvent) => {
    if (event.altKey) return; // moves the pages
    const isFree = event.ctrlKey || event.metaKey;
    const mode = event.shiftKey ? 'range' : isFree ? 'free' : 'one';
    const to = (key: string | null | undefined) => {
      if (!key) return;
      if (mode === 'free') setSelection({ ...selection, current: key });
      else choose(keys, key, mode);
    };
    const along = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const across = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
    if (along) setSelection(step(selection, keys, along, mode));
    else if (across) to(selection.current ? verticalNeighbour(rows, selection.current, across) : keys[0]);
    else if (event.key === 'Home') to(keys[0]);
    else if (event.key === 'End') to(keys.at(-1));
    else if (event.key === ' ' && selection.current) choose(keys, selection.current, 'toggle');
    else if (event.key === 'a' && isFree) workspace.selectDocument();
    else if (event.key === 'Enter') onEnter();
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div
        ref={ref}
        className="pg-list"
        role="grid"
        aria-label={t('list')}
        aria-multiselectable
        aria-rowcount={rows.length}
        aria-activedescendant={selection.current ? cellId(selection.current) : undefined}
        tabIndex={0}
        data-many={selection.selected.size > 1 || undefined}
        data-dragging={isDragging || undefined}
        onScroll={onScroll}
        onClick={click}
        onKeyDown={press}
        onPointerDown={(event) => {
          const key = keyAt(event.target);
          const page = key && pageOf(rows, key);
          if (page && event.button === 0) askForPicture(page); // before the click is over and the page is drawn
          if (key) begin(event, key);
        }}
      >
        <div className="pg-rows" role="presentation" style={{ height: rowsHeight(rows) }}>
          {shown.map((row) => (
            <div
              key={row.key}
              role="row"
              aria-rowindex={rows.indexOf(row) + 1}
              className={`pg-row pg-row-${row.kind}`}
              style={{ transform: `translateY(${row.top}px)`, height: row.height }}
            >
              {row.kind === 'person' ? (
                <PersonRow
                  traveller={row.traveller}
                  pages={row.pages}
                  isOver={target?.on === 'person' && target.applicantUid === row.traveller.applicantUid}
                />
              ) : row.kind === 'document' ? (
                <DocumentRow
                  block={row.block}
                  isOver={target?.on === 'document' && target.docId === row.block.document.docId}
                />
              ) : (
                <>
                  {row.items.map((item, column) => (
                    <PageTile
                      key={item.key}
                      id={cellId(item.key)}
                      item={item}
                      title={row.block.title}
                      column={column}
                      isCurrent={item.key === selection.current}
                      isSelected={selection.selected.has(item.key)}
                      dropSide={
                        target?.on === 'page' &&
                        target.docId === item.document.docId &&
                        target.pageUid === item.page?.pageUid
                          ? target.side
                          : null
                      }
                    />
                  ))}
                  {row.more > 0 && (
                    <div role="gridcell" className="pg-more" aria-label={t('more', { count: row.more })}>
                      <button type="button" onClick={() => unfold(row.block.document.docId)} tabIndex={-1}>
                        <span aria-hidden>+{row.more}</span>
                        <span className="pg-more-text">{t('more', { count: row.more })}</span>
                      </button>
                    </div>
                  )}
                </>
              )}
            </div>
          ))}
        </div>
      </div>
      {isDragging && (
        <div ref={ghost} className="pg-ghost" aria-hidden>
          {t('moving', { count: Math.max(1, selectedItems.length) })}
        </div>
      )}
    </>
  );
}
