import { ColorInput, MantineThemeProvider } from '@mantine/core';
import { useTranslation } from '../../../lib/words.ts';

interface ColorFieldProps {
  readonly id: string;
  readonly value: string;
  readonly error: string | false;
  readonly onChange: (color: string) => void;
}

// The kit's own field does not hand names to its picker's two sliders; a theme around it does.
export function ColorField({ id, value, error, onChange }: ColorFieldProps) {
  const { t } = useTranslation('settings');
  const labels = { saturationLabel: t('branding.saturation'), hueLabel: t('branding.hue') };
  return (
    <MantineThemeProvider theme={{ components: { ColorPicker: { defaultProps: labels } } }}>
      <ColorInput
        id={id}
        aria-describedby={`${id}-hint`}
        format="hex"
        mb={8}
        popoverProps={{ withinPortal: false }}
        eyeDropperButtonProps={{ 'aria-label': t('branding.eyeDropper') }}
        value={value}
        error={error}
        onChange={onChange}
      />
    </MantineThemeProvider>
  );
}
