import { Fragment, useState, type DragEvent, type KeyboardEvent } from 'react';
import { ActionIcon, Skeleton } from '@mantine/core';
import { IconCut, IconTrash } from '@tabler/icons-react';
import type { DocumentPage } from '@visawright/contract/documents/document.ts';
import { shownSize, showsTheSame } from '@visawright/contract/documents/page-geometry.ts';
import { usePageThumbnail, useUneditedPicture } from '../../pictures/use-page-picture.ts';
import type { EditedPage } from '../model/edit-history.ts';
import { EditedPicture } from '../picture/EditedPicture.tsx';
import { useEditorTexts } from '../../../../translations/editor/editor-texts.ts';

interface Props {
  pages: readonly EditedPage[];
  saved: ReadonlyMap<string, DocumentPage>; // by pageUid
  at: string; // the open page
  isReadOnly: boolean;
  onPage: (pageUid: string) => void;
  onMove: (pageUid: string, to: number) => void;
  onSplit: (at: number) => void; // before the page at this index
  onRemove: (pageUid: string) => void;
}

export function PageStrip({ pages, saved, at, isReadOnly, onPage, onMove, onSplit, onRemove }: Props) {
  const { t } = useEditorTexts();
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const press = (event: KeyboardEvent, pageUid: string, index: number) => {
    const step = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key];
    if (!step) return;
    const to = index + step;
    if (to < 0 || to >= pages.length) return;
    if (event.altKey && isReadOnly) return;
    event.preventDefault();
    if (event.altKey) onMove(pageUid, to);
    else focusThumb(event.currentTarget, to);
  };
  const drop = (event: DragEvent, index: number) => {
    event.preventDefault();
    if (dragged !== null) onMove(dragged, index);
    setDragged(null);
    setOver(null);
  };
  return (
    <nav className="ed-strip" aria-label={t('strip.label')}>
      <ol>
        {pages.map((page, index) => (
          <Fragment key={page.pageUid}>
            {index > 0 && !isReadOnly && (
              <li className="ed-between">
                <button
                  type="button"
                  onClick={() => onSplit(index)}
                  aria-label={t('strip.splitBefore', { page: index + 1 })}
                >
                  <IconCut size={13} aria-hidden />
                  {t('strip.split')}
                </button>
              </li>
            )}
            <li className="ed-thumb" data-on={page.pageUid === at || undefined} data-over={over === index || undefined}>
              <button
                type="button"
                className="ed-thumb-open"
                draggable={!isReadOnly}
                aria-label={t(isReadOnly ? 'strip.go' : 'strip.goOrMove', { page: index + 1 })}
                aria-current={page.pageUid === at ? 'page' : undefined}
                onDragOver={(event) => {
                  if (dragged === null) return;
                  event.preventDefault();
                  setOver(index);
                }}
                onDragLeave={() => setOver(null)}
                onDrop={(event) => drop(event, index)}
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = 'move';
                  event.dataTransfer.setData('text/plain', page.pageUid);
                  setDragged(page.pageUid);
                }}
                onDragEnd={() => {
                  setDragged(null);
                  setOver(null);
                }}
                onKeyDown={(event) => press(event, page.pageUid, index)}
                onClick={() => onPage(page.pageUid)}
              >
                <Thumb edited={page} saved={saved.get(page.pageUid)} />
                <span aria-hidden>{index + 1}</span>
              </button>
              {!isReadOnly && pages.length > 1 && (
                <ActionIcon
                  className="ed-thumb-remove"
                  size="sm"
                  aria-label={t('strip.remove', { page: index + 1 })}
                  onClick={() => onRemove(page.pageUid)}
                >
                  <IconTrash size={14} aria-hidden />
                </ActionIcon>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
      {pages.length > 1 && !isReadOnly && <p className="ed-note">{t('strip.help')}</p>}
    </nav>
  );
}

const focusThumb = (from: EventTarget, to: number) =>
  (from as HTMLElement).closest('ol')?.querySelectorAll<HTMLElement>('.ed-thumb-open')[to]?.focus();

const box = { width: 82, height: 103 };

// As saved; with unsaved edits, drawn from the unedited picture.
function Thumb({ edited, saved }: { edited: EditedPage; saved: DocumentPage | undefined }) {
  if (!saved) return <Skeleton w={box.width} h={box.height} radius={4} />;
  const isChanged = !showsTheSame(edited.operations, saved.operations);
  return (
    <span className="ed-thumb-picture">
      {isChanged ? <LiveThumb edited={edited} saved={saved} /> : <SavedThumb page={saved} />}
    </span>
  );
}

function SavedThumb({ page }: { page: DocumentPage }) {
  const { source } = usePageThumbnail(page);
  return source ? <img src={source} alt="" draggable={false} /> : <Skeleton w={box.width} h={box.height} radius={0} />;
}

function LiveThumb({ edited, saved }: { edited: EditedPage; saved: DocumentPage }) {
  const { source } = useUneditedPicture(saved);
  const { width, height } = shownSize(saved, edited.operations);
  const scale = Math.min(box.width / width, box.height / height);
  if (!source) return <Skeleton w={box.width} h={box.height} radius={0} />;
  return (
    <EditedPicture
      source={source}
      page={saved}
      operations={edited.operations}
      frame={{ width: width * scale, height: height * scale }}
      label=""
    />
  );
}
