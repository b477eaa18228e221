import { useEffect, useRef } from 'react';
import { Button, Skeleton } from '@mantine/core';
import type { DocumentPage } from '@visawright/contract/document.ts';
import type { PageEvidence } from '@visawright/contract/evidence.ts';
import { useDocumentWords } from '../documents/document-words.ts';
import { fieldText } from '../documents/value-text.ts';
import { placeOn, sizeOf } from '../documents/viewer/geometry.ts';
import { Region } from '../documents/viewer/Region.tsx';
import { useSays, useWork } from './FormWorkProvider.tsx';
import { usePageImage } from './page-picture.ts';

interface Props {
  page: DocumentPage | undefined;
  hasFailed: boolean;
  again: () => void;
  regions: readonly { field: string; source: PageEvidence }[]; // of this page
  lit: PageEvidence | null;
  field: string | null;
  zoom: number;
  onChoose: (field: string) => void;
}

const isSame = (a: PageEvidence | null, b: PageEvidence) => a?.pageUid === b.pageUid && a.field === b.field;

export function SourcePage({ page, hasFailed, again, regions, lit, field, zoom, onChoose }: Props) {
  const { t } = useDocumentWords();
  const says = useSays();
  const work = useWork();
  const picture = usePageImage(page);
  const frame = useRef<HTMLDivElement>(null);
  const isLit = lit !== null && lit.pageUid === page?.pageUid;
  useEffect(() => {
    const place = frame.current?.querySelector('[data-chosen="true"]');
    if (!place || !frame.current) return;
    // Within the frame only: the page around it stays where the person left it.
    const [inner, outer] = [place.getBoundingClientRect(), frame.current.getBoundingClientRect()];
    frame.current.scrollBy({
      top: inner.top + inner.height / 2 - outer.top - outer.height / 2,
      left: inner.left + inner.width / 2 - outer.left - outer.width / 2,
    });
  }, [lit, zoom, picture.source]);
  if (hasFailed || picture.isError)
    return (
      <div className="source-failed">
        <p>{t('page.failed')}</p>
        <Button variant="default" onClick={hasFailed ? again : picture.again}>
          {t('page.again')}
        </Button>
      </div>
    );
  if (!page || !picture.source)
    return (
      <div className="source-page">
        <Skeleton className="source-bone" radius={8} />
      </div>
    );
  const { width, height } = sizeOf(page);
  const name = (id: string | null, source: PageEvidence) => {
    const found = id ? work.fields.get(id) : undefined;
    return found ? says(found.label) : fieldText(t, source.field);
  };
  // The lit one is drawn last, over the others; one place may fill several fields.
  const faint = regions.filter(({ source }) => !isSame(lit, source));
  const unit = width / (476 * zoom);
  return (
    <div
      className="source-page"
      ref={frame}
      role="region"
      aria-label={t('page.region', { page: page.pageIndex + 1 })}
      // oxlint-disable-next-line no-noninteractive-tabindex -- it scrolls by itself, so the keyboard must reach it
      tabIndex={0}
    >
      <svg viewBox={`0 0 ${width} ${height}`} style={{ width: `${zoom * 100}%` }} data-fit={zoom === 1 || undefined}>
        <title>{t('page.picture', { page: page.pageIndex + 1 })}</title>
        <image href={picture.source} width={width} height={height} preserveAspectRatio="none" />
        {faint.map((one) => (
          <g key={`${one.field} ${one.source.field}`} data-region={one.field}>
            <Region
              points={placeOn(page, one.source)}
              label={name(one.field, one.source)}
              isChosen={false}
              unit={unit}
              pageWidth={width}
              onChoose={() => onChoose(one.field)}
            />
          </g>
        ))}
        {isLit && (
          <g data-region={field ?? undefined}>
            <Region
              points={placeOn(page, lit)}
              label={name(field, lit)}
              isChosen
              unit={unit}
              pageWidth={width}
              onChoose={() => field && onChoose(field)}
            />
          </g>
        )}
      </svg>
    </div>
  );
}
