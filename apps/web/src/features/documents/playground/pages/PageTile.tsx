import { memo, useEffect, useState } from 'react';
import { IconCopy, IconFileText, IconLock, IconPhotoOff } from '@tabler/icons-react';
import type { ArrangedPage } from '@visawright/contract/documents/arrangement.ts';
import { shownSize, type Size } from '@visawright/contract/documents/page-geometry.ts';
import { badgeOf } from '../../documents/document-state.ts';
import { PageBitmap } from '../canvas/PageBitmap.tsx';
import { usePageImage } from '../canvas/use-page-image.ts';
import type { PageItem } from '../state/page-items.ts';
import { usePlaygroundTexts } from '../../../../translations/playground/playground-texts.ts';

interface Props {
  item: PageItem;
  id: string;
  title: string; // of the document
  column: number;
  isCurrent: boolean;
  isSelected: boolean;
  dropSide: 'before' | 'after' | null;
}

const box: Size = { width: 66, height: 74 };

function fitted(page: ArrangedPage): Size {
  const { width, height } = shownSize(page, page.operations);
  const scale = Math.min(box.width / width, box.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

const settleMs = 120; // pictures that are scrolled past are not loaded

function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settleMs);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}

function Thumbnail({ page }: { page: ArrangedPage }) {
  const { blob, operations, isError } = usePageImage(page, 'small', useSettled());
  if (isError) return <IconPhotoOff size={22} stroke={1.3} aria-hidden />;
  if (!blob) return <span className="pg-blank" />;
  const size = fitted(page);
  return (
    <span className="pg-clip" style={{ width: size.width, height: size.height }}>
      <PageBitmap page={page} blob={blob} operations={operations} size={size} />
    </span>
  );
}

// What is below a picture: its number, or what is special about it.
function useTileText({ document, page, index }: PageItem): { text: string; tone?: 'warn' | 'bad' } {
  const { t } = usePlaygroundTexts();
  const mark = badgeOf(document);
  if (mark === 'locked') return { text: t('tile.locked'), tone: 'warn' };
  if (mark === 'rejected' || mark === 'failed') return { text: t('tile.failed'), tone: 'bad' };
  if (page?.sameAs) return { text: t('tile.same'), tone: 'warn' };
  if (mark === 'reading') return { text: t('tile.reading') };
  if (mark === 'retake') return { text: t('tile.retake'), tone: 'warn' };
  return { text: t('tile.page', { page: index + 1 }) };
}

function Tile({ item, id, title, column, isCurrent, isSelected, dropSide }: Props) {
  const { t } = usePlaygroundTexts();
  const { document, page, index, traveller } = item;
  const { text, tone } = useTileText(item);
  const label = t('tile.label', {
    page: index + 1,
    pages: Math.max(1, document.pages.length),
    document: title,
    name: traveller.name,
  });
  const isLocked = badgeOf(document) === 'locked';
  return (
    <div
      id={id}
      role="gridcell"
      className="pg-tile"
      aria-colindex={column + 1}
      aria-selected={isSelected}
      aria-label={tone || text !== t('tile.page', { page: index + 1 }) ? `${label}, ${text}` : label}
      data-key={item.key}
      data-current={isCurrent || undefined}
      data-side={dropSide ?? undefined}
      data-drop="page"
      data-doc={document.docId}
      data-page={page?.pageUid}
    >
      <span className="pg-thumb" aria-hidden>
        {page ? (
          <Thumbnail page={page} />
        ) : isLocked ? (
          <IconLock size={22} stroke={1.4} />
        ) : (
          <IconFileText size={24} stroke={1.3} />
        )}
        {page?.sameAs && (
          <span className="pg-tile-mark">
            <IconCopy size={12} stroke={2} />
          </span>
        )}
      </span>
      <span className="pg-tile-text" data-tone={tone} aria-hidden>
        {text}
      </span>
    </div>
  );
}

// Items are made anew for every list; their document, page and traveller stay the same objects until they change.
const isSameItem = (one: PageItem, other: PageItem) =>
  one.key === other.key &&
  one.index === other.index &&
  one.page === other.page &&
  one.document === other.document &&
  one.traveller.name === other.traveller.name;

export const PageTile = memo(Tile, ({ item, ...others }, { item: nextItem, ...nextOthers }) => {
  const names = Object.keys(others) as (keyof typeof others)[];
  return isSameItem(item, nextItem) && names.every((name) => others[name] === nextOthers[name]);
});
