import { useEffect, type Ref } from 'react';
import { Button, Skeleton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ArrangedPage } from '@visawright/contract/documents/arrangement.ts';
import type { DocumentValue } from '@visawright/contract/documents/document.ts';
import type { Size } from '@visawright/contract/documents/page-geometry.ts';
import { useObjectUrl } from '../../../../lib/files/use-object-url.ts';
import { EvidenceBoxes } from './EvidenceBoxes.tsx';
import { PageImage } from './PageImage.tsx';
import { usePictureAccess } from './picture-access.ts';
import { prefetchPage, screenWidth, useDecoded, usePageImage } from './use-page-image.ts';
import { useDocumentsTexts } from '../../../../translations/documents/documents-texts.ts';

interface Props {
  page: ArrangedPage;
  next: ArrangedPage | undefined;
  number: number;
  values: readonly DocumentValue[];
  chosen: string | null;
  size: Size;
  ref: Ref<HTMLDivElement>;
  onChoose: (field: string) => void;
}

export function CanvasPage({ page, next, number, values, chosen, size, ref, onChoose }: Props) {
  const { t } = useDocumentsTexts();
  const client = useQueryClient();
  const { confirmedOperations } = usePictureAccess();
  const screen = usePageImage(page, 'screen');
  const isLarge = size.width * devicePixelRatio > screenWidth();
  const whole = usePageImage(page, 'whole', isLarge);
  const [decodedScreen, decodedWhole] = [useDecoded(useObjectUrl(screen.blob)), useDecoded(useObjectUrl(whole.blob))];
  const isWhole = isLarge && decodedWhole !== null;
  const decoded = isWhole ? decodedWhole : decodedScreen;
  const { operations } = isWhole ? whole : screen;
  const { isError, again } = screen;
  const isHere = decoded !== null;
  useEffect(() => {
    if (isHere && next) void prefetchPage(client, next, confirmedOperations).catch(() => undefined);
  }, [isHere, next, client, confirmedOperations]);
  if (isError)
    return (
      <div className="pg-canvas-note" role="alert">
        <p>{t('page.failed')}</p>
        <Button variant="default" size="xs" onClick={again}>
          {t('page.again')}
        </Button>
      </div>
    );
  return (
    <div className="pg-sheet pg-clip" ref={ref} style={{ width: size.width, height: size.height }}>
      {decoded ? (
        <>
          <PageImage
            page={page}
            source={decoded}
            operations={operations}
            size={size}
            label={t('page.picture', { page: number })}
          />
          <EvidenceBoxes page={page} values={values} chosen={chosen} size={size} onChoose={onChoose} />
        </>
      ) : (
        <Skeleton h="100%" radius={0} />
      )}
    </div>
  );
}
