import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconBolt, IconSparkles } from '@tabler/icons-react';
import { shownSize } from '@visawright/contract/documents/page-geometry.ts';
import { useUneditedPicture } from '../../pictures/use-page-picture.ts';
import { proposeCorners } from '../edges/propose-corners.ts';
import { inPixels, isWholePhoto, placeCorners, wholeCorners } from '../model/corners.ts';
import { operationsOf } from '../model/page-stages.ts';
import type { PageTools } from '../state/use-page-tools.ts';
import { NumberField } from './NumberField.tsx';
import { useEditorTexts } from '../../../../translations/editor/editor-texts.ts';

interface Props {
  tools: PageTools;
  disabled: boolean;
}

type Search = 'no' | 'running' | 'none' | 'failed' | { readonly share: number; readonly corners: string };
const shown = [0, 1, 3, 2] as const; // as they stand on the page

export function EdgesPanel({ tools, disabled }: Props) {
  const { t } = useEditorTexts();
  const { page, stages } = tools;
  const { source } = useUneditedPicture(page);
  const [search, setSearch] = useState<Search>('no');
  const corners = stages.corners ?? wholeCorners;
  const operations = operationsOf(page, stages, 'turn');
  const pixels = shownSize(page, operations);
  const numbers = inPixels(corners, pixels);
  const isFound = typeof search === 'object' && search.corners === JSON.stringify(stages.corners);
  const find = async () => {
    setSearch('running');
    try {
      const found = await proposeCorners(source!, operations);
      setSearch(found ? { share: found.share, corners: JSON.stringify(found.corners) } : 'none');
      if (found) tools.setCorners(found.corners);
    } catch {
      setSearch('failed');
    }
  };
  const place = (at: number, axis: 0 | 1, value: number) => {
    const [x, y] = corners[at]!;
    const next = value / (axis === 0 ? pixels.width : pixels.height);
    tools.setCorners(placeCorners(corners, { [at]: axis === 0 ? [next, y] : [x, next] }));
  };
  return (
    <section className="ed-section" aria-label={t('tools.edges')}>
      <div className="ed-section-head">
        <h2>{t('tools.edges')}</h2>
        <span role="status">
          {isFound && (
            <span className="ed-found">
              <IconBolt size={14} aria-hidden />
              {t('edges.found', { percent: Math.round(search.share * 100) })}
            </span>
          )}
          {search === 'running' && t('edges.searching')}
        </span>
      </div>
      <div className="ed-corners">
        {shown.map((at) => (
          <div key={at}>
            <b aria-hidden>{at + 1}</b>
            {([0, 1] as const).map((axis) => (
              <NumberField
                key={axis}
                label={t(axis === 0 ? 'edges.x' : 'edges.y', { number: at + 1 })}
                mark={axis === 0 ? 'x' : 'y'}
                value={numbers[at]![axis]}
                min={0}
                max={axis === 0 ? pixels.width : pixels.height}
                disabled={disabled}
                onChange={(value) => place(at, axis, value)}
              />
            ))}
          </div>
        ))}
      </div>
      <div className="ed-pair">
        <Button
          size="xs"
          variant="default"
          leftSection={<IconSparkles size={14} aria-hidden />}
          loading={search === 'running'}
          disabled={disabled || !source}
          onClick={() => void find()}
        >
          {t('edges.auto')}
        </Button>
        <Button
          size="xs"
          variant="default"
          disabled={disabled || isWholePhoto(corners)}
          onClick={() => tools.setCorners(wholeCorners)}
        >
          {t('edges.whole')}
        </Button>
      </div>
      <p className="ed-note" role="status">
        {(search === 'none' || search === 'failed') && t(`edges.${search}`)}
      </p>
    </section>
  );
}
