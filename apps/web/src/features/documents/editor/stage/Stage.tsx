import { useState } from 'react';
import { Button, Skeleton } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import type { DocumentValue, PageOperation } from '@visawright/contract/documents/document.ts';
import { shownSize } from '@visawright/contract/documents/page-geometry.ts';
import { useUneditedPicture } from '../../pictures/use-page-picture.ts';
import { wholeCorners } from '../model/corners.ts';
import { operationsOf } from '../model/page-stages.ts';
import { EditedPicture } from '../picture/EditedPicture.tsx';
import { EvidenceBoxes } from '../picture/EvidenceBoxes.tsx';
import type { PageTools } from '../state/use-page-tools.ts';
import { CompareLayer } from './CompareLayer.tsx';
import { CornerHandles } from './CornerHandles.tsx';
import { CropHandles } from './CropHandles.tsx';
import { Loupe } from './Loupe.tsx';
import type { ToolName } from './tools.ts';
import { useEditorTexts } from '../../../../translations/editor/editor-texts.ts';

export interface PageBefore {
  readonly operations: readonly PageOperation[];
  readonly caption: string;
}

interface Props {
  tools: PageTools;
  tool: ToolName | null;
  values: readonly DocumentValue[]; // of this page
  zoom: number; // 1: the whole page is visible
  number: number;
  before?: PageBefore | null;
  shows?: 'after' | 'before' | 'both';
  isReadOnly: boolean;
}

const room = 32; // around the page, for the handles

// The page with its tool. Edges and crop show the page before their own stage, everything else the result.
export function Stage({ tools, tool, values, zoom, number, before, shows = 'after', isReadOnly }: Props) {
  const { t } = useEditorTexts();
  const { page, stages } = tools;
  const { source, isError, again } = useUneditedPicture(page);
  const { ref, width, height } = useElementSize<HTMLDivElement>();
  const [corner, setCorner] = useState<number | null>(null);
  const active = shows !== 'after' || isReadOnly ? null : tool;
  const operations =
    before && shows === 'before'
      ? before.operations
      : active === 'edges' || active === 'crop'
        ? operationsOf(page, stages, active === 'edges' ? 'turn' : 'angle')
        : tools.operations;
  const pixels = shownSize(page, operations);
  const fit = Math.min((width - 2 * room) / pixels.width, (height - 2 * room) / pixels.height);
  const scale = Math.max(fit, 0.01) * zoom;
  const frame = { width: pixels.width * scale, height: pixels.height * scale };
  if (isError)
    return (
      <div className="ed-scroll ed-none" role="alert">
        <p>{t('stage.failed')}</p>
        <Button variant="default" onClick={again}>
          {t('stage.again')}
        </Button>
      </div>
    );
  return (
    <>
      <div
        className="ed-scroll"
        ref={ref}
        role="region"
        aria-label={t('stage.region', { page: number })}
        // oxlint-disable-next-line no-noninteractive-tabindex -- it scrolls by itself, so the keyboard must reach it
        tabIndex={0}
      >
        {source && width > 0 ? (
          <div className="ed-frame" style={frame} data-page={page.pageUid}>
            <EditedPicture
              source={source}
              page={page}
              operations={operations}
              frame={frame}
              label={t('stage.picture', { page: number })}
            />
            <EvidenceBoxes values={values} operations={operations} frame={frame} />
            {active === 'straighten' && <div className="ed-lines" aria-hidden />}
            {active === 'edges' && (
              <CornerHandles
                corners={stages.corners}
                frame={frame}
                pixels={pixels}
                chosen={corner}
                onChoose={setCorner}
                onChange={tools.setCorners}
              />
            )}
            {active === 'crop' && <CropHandles crop={stages.crop} pixels={pixels} onChange={tools.setCrop} />}
            {before && shows === 'before' && <span className="ed-caption">{before.caption}</span>}
            {before && shows === 'both' && <CompareLayer {...{ source, page, before, frame }} />}
          </div>
        ) : (
          <Skeleton className="ed-wait" w="min(420px, 70%)" h="80%" radius={4} />
        )}
      </div>
      {source && active === 'edges' && corner !== null && (
        <>
          <Loupe {...{ source, page, operations, frame }} corners={stages.corners ?? wholeCorners} at={corner} />
          <p className="ed-hint">{t('stage.cornerHint', { number: corner + 1 })}</p>
        </>
      )}
    </>
  );
}
