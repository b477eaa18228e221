import { Button } from '@mantine/core';
import { shownSize } from '@visawright/contract/documents/page-geometry.ts';
import { boxOf, cropOfBox, moveSide, type Side } from '../model/crop-box.ts';
import { operationsOf } from '../model/page-stages.ts';
import type { PageTools } from '../state/use-page-tools.ts';
import { NumberField } from './NumberField.tsx';
import { useEditorTexts } from '../../../../translations/editor/editor-texts.ts';

export function CropPanel({ tools, disabled }: { tools: PageTools; disabled: boolean }) {
  const { t } = useEditorTexts();
  const { page, stages } = tools;
  const { width, height } = shownSize(page, operationsOf(page, stages, 'angle'));
  const box = boxOf(stages.crop);
  const size = { width: (box.right - box.left) * width, height: (box.bottom - box.top) * height };
  const moveTo = (side: Side, place: number, length: number) =>
    tools.setCrop(cropOfBox(moveSide(box, side, place / length - box[side])));
  return (
    <section className="ed-section" aria-label={t('tools.crop')}>
      <div className="ed-section-head">
        <h2>{t('tools.crop')}</h2>
        <span>{t('crop.size', { width: Math.round(size.width), height: Math.round(size.height) })}</span>
      </div>
      <div className="ed-crop-numbers">
        <NumberField
          label={t('crop.x')}
          mark="x"
          value={Math.round(box.left * width)}
          min={0}
          max={width}
          disabled={disabled}
          onChange={(value) => moveTo('left', value, width)}
        />
        <NumberField
          label={t('crop.y')}
          mark="y"
          value={Math.round(box.top * height)}
          min={0}
          max={height}
          disabled={disabled}
          onChange={(value) => moveTo('top', value, height)}
        />
        <NumberField
          label={t('crop.width')}
          mark="w"
          value={Math.round(size.width)}
          min={1}
          max={width}
          disabled={disabled}
          onChange={(value) => moveTo('right', box.left * width + value, width)}
        />
        <NumberField
          label={t('crop.height')}
          mark="h"
          value={Math.round(size.height)}
          min={1}
          max={height}
          disabled={disabled}
          onChange={(value) => moveTo('bottom', box.top * height + value, height)}
        />
      </div>
      <Button size="xs" variant="default" disabled={disabled || !stages.crop} onClick={() => tools.setCrop(null)}>
        {t('crop.whole')}
      </Button>
    </section>
  );
}
