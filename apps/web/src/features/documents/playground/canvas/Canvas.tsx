import { useEffect, useRef, type ReactNode } from 'react';
import { ActionIcon } from '@mantine/core';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight, IconCopy } from '@tabler/icons-react';
import type { DocumentValue } from '@visawright/contract/documents/document.ts';
import { shownSize } from '@visawright/contract/documents/page-geometry.ts';
import { CanvasPage } from './CanvasPage.tsx';
import { CanvasTools } from './CanvasTools.tsx';
import { useZoomInput } from './use-zoom-input.ts';
import { nextZoom, zoomedSize, zoomPercent, type Zoom } from './zoom.ts';
import type { PageActions } from '../use-page-actions.ts';
import type { Workspace } from '../use-workspace.ts';
import { useDocumentsTexts } from '../../../../translations/documents/documents-texts.ts';
import { usePlaygroundTexts } from '../../../../translations/playground/playground-texts.ts';

interface Props {
  workspace: Workspace;
  actions: PageActions;
  values: readonly DocumentValue[];
  chosen: string | null;
  zoom: Zoom;
  notice: ReactNode;
  onZoom: (zoom: Zoom) => void;
  onMove: () => void;
  onEdit: (() => void) | undefined;
  onChoose: (field: string) => void;
}

const noSize = { width: 600, height: 700 };

export function Canvas(props: Props) {
  const { workspace, actions, values, chosen, zoom, notice, onZoom, onMove, onEdit, onChoose } = props;
  const { t } = usePlaygroundTexts();
  const { t: documents } = useDocumentsTexts();
  const { current, block, canEdit, blocks, selectedItems, showDocument, turnPage } = workspace;
  const { ref: measure, width, height } = useElementSize<HTMLDivElement>();
  const frame = useRef<HTMLDivElement>(null);
  const ref = useMergedRef(frame, measure);
  const sheet = useRef<HTMLDivElement>(null);
  const page = current?.page ?? null;
  const pane = width > 0 ? { width, height } : noSize;
  const size = page ? zoomedSize(shownSize(page, page.operations), pane, zoom) : noSize;
  const percent = page ? zoomPercent(size, pane) : 100;
  const change = (by: 1 | -1 | 0) => onZoom(by === 0 ? 'fit' : nextZoom(percent, by));
  useZoomInput(frame, change);
  // A value that is chosen beside the page comes into view.
  useEffect(() => {
    const box = chosen && sheet.current?.querySelector(`[data-region="${CSS.escape(chosen)}"]`);
    if (!box || !frame.current) return;
    const [inner, outer] = [box.getBoundingClientRect(), frame.current.getBoundingClientRect()];
    if (
      inner.top >= outer.top &&
      inner.bottom <= outer.bottom &&
      inner.left >= outer.left &&
      inner.right <= outer.right
    )
      return;
    frame.current.scrollBy({
      top: inner.top + inner.height / 2 - outer.top - outer.height / 2,
      left: inner.left + inner.width / 2 - outer.left - outer.width / 2,
    });
  }, [chosen, page?.pageUid]);
  const pages = current?.document.pages ?? [];
  const same = page?.sameAs;
  const sameIn = same && blocks.find(({ document }) => document.docId === same.docId);
  return (
    <section className="pg-pane pg-canvas" aria-label={t('canvas')}>
      <CanvasTools
        actions={actions}
        canEdit={canEdit}
        percent={percent}
        onMove={onMove}
        onEdit={onEdit}
        onZoom={change}
      />
      {notice}
      {same && sameIn && (
        <p className="pg-same">
          <IconCopy size={15} aria-hidden />
          <span>{t('same', { document: sameIn.title, name: sameIn.traveller.name })}</span>
          <button type="button" onClick={() => showDocument(same.docId, same.pageUid)}>
            {t('showSame')}
          </button>
        </p>
      )}
      <div
        className="pg-scroll"
        ref={ref}
        role="region"
        aria-label={documents('page.region', { page: (current?.index ?? 0) + 1 })}
        // oxlint-disable-next-line no-noninteractive-tabindex -- it scrolls by itself, so the keyboard must reach it
        tabIndex={0}
      >
        {page && current ? (
          <CanvasPage
            key={page.pageUid}
            ref={sheet}
            page={page}
            next={pages[current.index + 1]}
            number={current.index + 1}
            values={values}
            chosen={chosen}
            size={size}
            onChoose={onChoose}
          />
        ) : (
          <p className="pg-canvas-note">{t('noPages')}</p>
        )}
      </div>
      {page && block && (
        <div className="pg-turner">
          <ActionIcon
            size={28}
            aria-label={documents('page.previous')}
            disabled={current?.index === 0}
            onClick={() => turnPage(-1)}
          >
            <IconChevronLeft size={16} aria-hidden />
          </ActionIcon>
          <span role="status">
            {documents('page.of', { page: (current?.index ?? 0) + 1, pages: pages.length })}
            {selectedItems.length > 1 && <b> · {t('selected', { count: selectedItems.length })}</b>}
          </span>
          <ActionIcon
            size={28}
            aria-label={documents('page.next')}
            disabled={(current?.index ?? 0) >= pages.length - 1}
            onClick={() => turnPage(1)}
          >
            <IconChevronRight size={16} aria-hidden />
          </ActionIcon>
        </div>
      )}
    </section>
  );
}
