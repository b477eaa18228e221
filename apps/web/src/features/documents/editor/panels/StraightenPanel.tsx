import { Button, Slider } from '@mantine/core';
import { IconRotate2, IconRotateClockwise2 } from '@tabler/icons-react';
import type { PageTools } from '../state/use-page-tools.ts';
import { useGesture } from '../state/use-gesture.ts';
import { useToolFocus } from '../state/use-tool-focus.ts';
import { NumberField } from './NumberField.tsx';
import { useEditorTexts } from '../../../../translations/editor/editor-texts.ts';

const most = 45;
const marks = [
  { value: -most, label: '−45°' },
  { value: 0, label: '0' },
  { value: most, label: '45°' },
];

interface Props {
  tools: PageTools;
  disabled: boolean;
  isOpen: boolean; // the chosen tool
}

export function StraightenPanel({ tools, disabled, isOpen }: Props) {
  const { t } = useEditorTexts();
  const gesture = useGesture();
  const box = useToolFocus<HTMLElement>(isOpen, '[role="slider"]');
  const { angle } = tools.stages;
  return (
    <section ref={box} className="ed-section" aria-label={t('tools.straighten')}>
      <div className="ed-section-head">
        <h2>{t('tools.straighten')}</h2>
        <NumberField
          label={t('straighten.degrees')}
          suffix=" °"
          value={angle}
          min={-most}
          max={most}
          step={0.1}
          decimals={1}
          disabled={disabled}
          onChange={(value) => tools.setAngle(value, gesture.name())}
        />
      </div>
      <Slider
        className="ed-slider ed-slider-marked"
        size={4}
        thumbSize={16}
        min={-most}
        max={most}
        step={0.1}
        marks={marks}
        label={null}
        value={angle}
        disabled={disabled}
        thumbLabel={t('straighten.slider')}
        onChange={(value) => tools.setAngle(value, gesture.name())}
      />
      <div className="ed-pair">
        <Button
          size="xs"
          variant="default"
          leftSection={<IconRotate2 size={14} aria-hidden />}
          disabled={disabled}
          onClick={() => tools.turn(270)}
        >
          {t('straighten.left')}
        </Button>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconRotateClockwise2 size={14} aria-hidden />}
          disabled={disabled}
          onClick={() => tools.turn(90)}
        >
          {t('straighten.right')}
        </Button>
      </div>
    </section>
  );
}
