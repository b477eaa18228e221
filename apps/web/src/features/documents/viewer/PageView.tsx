import { useEffect, useRef } from 'react';
import { Button, Skeleton } from '@mantine/core';
import type { DocumentPage, DocumentValue } from '@visawright/contract/documents/document.ts';
import { fieldText } from '../documents/value-text.ts';
import { positionOnPage, pageSize } from '../pictures/page-geometry.ts';
import { PageRegion } from '../pictures/PageRegion.tsx';
import { usePagePicture } from '../pictures/use-page-picture.ts';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

interface Props {
  page: DocumentPage;
  values: readonly DocumentValue[]; // values on this page
  chosen: string | null;
  zoom: number;
  turn: number; // read-only
  onChoose: (field: string) => void;
}

// The page with the region of each value outlined; the selected one is labelled and scrolled into view.
export function PageView({ page, values, chosen, zoom, turn, onChoose }: Props) {
  const { t } = useDocumentsTexts();
  const { source, isError, again } = usePagePicture(page);
  const frame = useRef<HTMLDivElement>(null);
  const { width, height } = pageSize(page);
  const isSideways = turn % 180 !== 0;
  const [shownWidth, shownHeight] = isSideways ? [height, width] : [width, height];
  const turned = `translate(${shownWidth / 2} ${shownHeight / 2}) rotate(${turn}) translate(${-width / 2} ${-height / 2})`;
  useEffect(() => {
    if (chosen && zoom > 1)
      frame.current?.querySelector('[data-chosen="true"]')?.scrollIntoView({ block: 'center', inline: 'center' });
  }, [chosen, zoom]);
  if (isError)
    return (
      <div className="doc-page-none" role="alert">
        <p>{t('page.failed')}</p>
        <Button variant="default" onClick={again}>
          {t('page.again')}
        </Button>
      </div>
    );
  return (
    <div
      className="doc-page"
      ref={frame}
      role="region"
      aria-label={t('page.region', { page: page.pageIndex + 1 })}
      // oxlint-disable-next-line no-noninteractive-tabindex -- it scrolls by itself, so the keyboard must reach it
      tabIndex={0}
    >
      {source ? (
        <svg viewBox={`0 0 ${shownWidth} ${shownHeight}`} data-fit={zoom === 1} style={{ width: `${zoom * 100}%` }}>
          <title>{t('page.picture', { page: page.pageIndex + 1 })}</title>
          <g transform={turned}>
            <image href={source} width={width} height={height} preserveAspectRatio="none" />
            {values.map((value) => (
              <PageRegion
                key={value.field}
                points={positionOnPage(page, value)}
                label={fieldText(t, value.field)}
                isChosen={value.field === chosen}
                unit={shownWidth / (620 * zoom)}
                pageWidth={width}
                onChoose={() => onChoose(value.field)}
              />
            ))}
          </g>
        </svg>
      ) : (
        <Skeleton h="100%" mih={280} radius={8} />
      )}
    </div>
  );
}
