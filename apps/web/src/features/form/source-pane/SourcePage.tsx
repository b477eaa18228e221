import { useEffect, useRef } from 'react';
import { Button, Skeleton } from '@mantine/core';
import type { DocumentPage } from '@visawright/contract/documents/document.ts';
import type { PageEvidence } from '@visawright/contract/documents/evidence.ts';
import { fieldText } from '../../documents/documents/value-text.ts';
import { positionOnPage, pageSize } from '../../documents/pictures/page-geometry.ts';
import { PageRegion } from '../../documents/pictures/PageRegion.tsx';
import { useFormLabels, useEditor } from '../editor/FormEditorProvider.tsx';
import { usePageImage } from '../sources/page-picture.ts';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

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
  const { t } = useDocumentsTexts();
  const texts = useFormLabels();
  const editor = useEditor();
  const picture = usePageImage(page);
  const frame = useRef<HTMLDivElement>(null);
  const isLit = lit !== null && lit.pageUid === page?.pageUid;
  useEffect(() => {
    const place = frame.current?.querySelector('[data-chosen="true"]');
    if (!place || !frame.current) return;
    // Scroll inside the frame only, not the page around it.
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
        <Skeleton className="source-skeleton" radius={8} />
      </div>
    );
  const { width, height } = pageSize(page);
  const name = (id: string | null, source: PageEvidence) => {
    const found = id ? editor.fields.get(id) : undefined;
    return found ? texts(found.label) : fieldText(t, source.field);
  };
  // The highlighted region is drawn last, above the others. One region may fill several fields.
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
            <PageRegion
              points={positionOnPage(page, one.source)}
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
            <PageRegion
              points={positionOnPage(page, lit)}
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
