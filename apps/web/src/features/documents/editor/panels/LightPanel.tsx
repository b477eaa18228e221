import { Slider, UnstyledButton } from '@mantine/core';
import type { PageTools } from '../state/use-page-tools.ts';
import { useGesture } from '../state/use-gesture.ts';
import { useToolFocus } from '../state/use-tool-focus.ts';
import { NumberField } from './NumberField.tsx';
import { useEditorTexts } from '../../../../translations/editor/editor-texts.ts';

const most = 80;
const none = { brightness: 0, contrast: 0 };

interface Props {
  tools: PageTools;
  disabled: boolean;
  isOpen: boolean; // the chosen tool
}

export function LightPanel({ tools, disabled, isOpen }: Props) {
  const { t } = useEditorTexts();
  const gesture = useGesture();
  const box = useToolFocus<HTMLElement>(isOpen, '[role="slider"]');
  const light = tools.stages.light ?? none;
  const isChanged = light.brightness !== 0 || light.contrast !== 0;
  return (
    <section ref={box} className="ed-section" aria-label={t('tools.light')}>
      <div className="ed-section-head">
        <h2>{t('tools.light')}</h2>
        <UnstyledButton className="ed-link" disabled={disabled || !isChanged} onClick={() => tools.setLight(none)}>
          {t('light.reset')}
        </UnstyledButton>
      </div>
      {(['brightness', 'contrast'] as const).map((name) => (
        <div className="ed-light" key={name}>
          <span aria-hidden>{t(`light.${name}`)}</span>
          <Slider
            className="ed-slider"
            size={4}
            thumbSize={16}
            min={-most}
            max={most}
            label={null}
            value={light[name]}
            disabled={disabled}
            thumbLabel={t(`light.${name}`)}
            onChange={(value) => tools.setLight({ ...light, [name]: value }, `${name} ${gesture.name()}`)}
          />
          <NumberField
            label={t(name === 'brightness' ? 'light.brightnessNumber' : 'light.contrastNumber')}
            value={light[name]}
            min={-most}
            max={most}
            isSigned
            disabled={disabled}
            onChange={(value) => tools.setLight({ ...light, [name]: value }, `${name} ${gesture.name()}`)}
          />
        </div>
      ))}
    </section>
  );
}
