import { ActionIcon, Modal, Skeleton } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight, IconRotateClockwise, IconZoomIn } from '@tabler/icons-react';
import type { ArrangedPage } from '@visawright/contract/documents/arrangement.ts';
import { shownSize } from '@visawright/contract/documents/page-geometry.ts';
import { useObjectUrl } from '../../../../lib/files/use-object-url.ts';
import { usePageImage } from '../../playground/canvas/use-page-image.ts';
import { PageImage } from '../../playground/canvas/PageImage.tsx';
import { useSortingTexts } from '../../../../translations/sorting/sorting-texts.ts';
import type { QueueItem } from '../state/sorting-queue.ts';

interface Props {
  item: QueueItem;
  index: number; // page of the document
  isLarge: boolean;
  onTurn: (by: 1 | -1) => void;
  onRotate: () => void;
  onLarge: (isLarge: boolean) => void;
}

interface PictureProps {
  page: ArrangedPage;
  kind: 'screen' | 'whole';
  width: number;
  label: string;
}

function Picture({ page, kind, width, label }: PictureProps) {
  const { blob, operations } = usePageImage(page, kind);
  const source = useObjectUrl(blob);
  const shown = shownSize(page, page.operations);
  const size = { width, height: Math.round((width * shown.height) / shown.width) };
  if (!source) return <Skeleton w={size.width} h={size.height} radius={0} />;
  return (
    <span className="so-paper" style={size}>
      <PageImage page={page} source={source} operations={operations} size={size} label={label} />
    </span>
  );
}

const widest = 420; // pixels

// The upper part of the page, where names and titles are; Space shows all of it.
export function QuestionPage({ item, index, isLarge, onTurn, onRotate, onLarge }: Props) {
  const { t } = useSortingTexts();
  const { document, question } = item;
  const page = document.pages[index] ?? document.pages[0];
  const first = question?.firstPage ?? 1;
  const count = document.pages.length;
  const number = t('question.page', { page: first + index });
  const { ref: frame, width } = useElementSize();
  return (
    <>
      <div className="so-page-head">
        <h2>
          {number} <small>{document.fileName}</small>
        </h2>
        {count > 1 && (
          <span className="so-turn">
            <ActionIcon aria-label={t('question.previous')} disabled={index === 0} onClick={() => onTurn(-1)}>
              <IconChevronLeft size={16} aria-hidden />
            </ActionIcon>
            <span>{t('question.ofDocument', { page: index + 1, pages: count })}</span>
            <ActionIcon aria-label={t('question.next')} disabled={index === count - 1} onClick={() => onTurn(1)}>
              <IconChevronRight size={16} aria-hidden />
            </ActionIcon>
          </span>
        )}
        <ActionIcon aria-label={t('question.rotate')} onClick={onRotate}>
          <IconRotateClockwise size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={t('question.enlarge')} aria-keyshortcuts="Space" onClick={() => onLarge(true)}>
          <IconZoomIn size={16} aria-hidden />
        </ActionIcon>
      </div>
      {/* oxlint-disable-next-line no-noninteractive-tabindex -- it scrolls */}
      <div className="so-page" ref={frame} tabIndex={0} role="region" aria-label={number}>
        {page && (
          <Picture
            key={page.pageUid}
            page={page}
            kind="screen"
            width={Math.min(widest, width || widest)}
            label={number}
          />
        )}
      </div>
      {page && (
        <Modal
          opened={isLarge}
          onClose={() => onLarge(false)}
          title={`${number}, ${document.fileName}`}
          size="auto"
          centered
          classNames={{ body: 'so-large' }}
          onKeyDown={(event) => {
            if (event.key !== ' ') return;
            event.preventDefault();
            onLarge(false);
          }}
        >
          <Picture page={page} kind="whole" width={Math.min(880, window.innerWidth - 120)} label={number} />
        </Modal>
      )}
    </>
  );
}
