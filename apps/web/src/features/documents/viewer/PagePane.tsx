import { useState } from 'react';
import { ActionIcon, Button } from '@mantine/core';
import {
  IconChevronLeft,
  IconChevronRight,
  IconDownload,
  IconRotateClockwise,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import type { DocumentPage, DocumentValue } from '@visawright/contract/document.ts';
import { ErrorLine } from '../../../components/dialog/ErrorLine.tsx';
import { errorWords } from '../../../lib/error-words.ts';
import { useDocumentWords } from '../document-words.ts';
import { savePagePicture } from '../image-as-base64.ts';
import { PageStrip } from './PageStrip.tsx';
import { PageView } from './PageView.tsx';

interface Props {
  pages: readonly DocumentPage[];
  values: readonly DocumentValue[];
  at: number;
  chosen: string | null;
  fileName: string;
  onPage: (index: number) => void;
  onChoose: (field: string) => void;
}

const zooms = [1, 1.5, 2, 3, 4] as const;

export function PagePane({ pages, values, at, chosen, fileName, onPage, onChoose }: Props) {
  const { t } = useDocumentWords();
  const [zoom, setZoom] = useState<number>(1);
  const [turns, setTurns] = useState<Record<string, number>>({});
  const [error, setError] = useState('');
  const page = pages.find(({ pageIndex }) => pageIndex === at) ?? pages[0];
  if (!page) return null;
  const key = `${page.pageUid} ${page.pageIndex}`;
  const turn = turns[key] ?? 0;
  const zoomBy = (step: 1 | -1) => setZoom((now) => zooms[zooms.indexOf(now as 1) + step] ?? now);
  const save = () =>
    savePagePicture(page, fileName).then(
      () => setError(''),
      (caught: unknown) => setError(errorWords(caught)),
    );
  return (
    <section className="doc-pages" aria-label={t('page.pages')}>
      <div className="doc-tools">
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('page.previous')}
          disabled={page.pageIndex === 0}
          onClick={() => onPage(page.pageIndex - 1)}
        >
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <span className="doc-page-no">{t('page.of', { page: page.pageIndex + 1, pages: pages.length })}</span>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('page.next')}
          disabled={page.pageIndex >= pages.length - 1}
          onClick={() => onPage(page.pageIndex + 1)}
        >
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
        <span className="doc-tools-gap" />
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('page.smaller')}
          disabled={zoom === zooms[0]}
          onClick={() => zoomBy(-1)}
        >
          <IconZoomOut size={18} aria-hidden />
        </ActionIcon>
        <span className="doc-zoom" role="status" aria-label={t('page.zoom', { percent: zoom * 100 })}>
          {zoom * 100} %
        </span>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('page.larger')}
          disabled={zoom === zooms.at(-1)}
          onClick={() => zoomBy(1)}
        >
          <IconZoomIn size={18} aria-hidden />
        </ActionIcon>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          aria-label={t('page.rotate')}
          leftSection={<IconRotateClockwise size={17} aria-hidden />}
          onClick={() => setTurns((all) => ({ ...all, [key]: (turn + 90) % 360 }))}
        >
          <span className="doc-tool-word">{t('page.rotate')}</span>
        </Button>
        <ActionIcon variant="subtle" color="gray" aria-label={t('page.save')} onClick={() => void save()}>
          <IconDownload size={18} aria-hidden />
        </ActionIcon>
      </div>
      <ErrorLine message={error} />
      <PageView
        key={key}
        page={page}
        values={values.filter(({ pageIndex }) => pageIndex === page.pageIndex)}
        chosen={chosen}
        zoom={zoom}
        turn={turn}
        onChoose={onChoose}
      />
      <PageStrip pages={pages} at={page.pageIndex} onPage={onPage} />
    </section>
  );
}
