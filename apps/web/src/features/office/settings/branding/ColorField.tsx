import { ColorInput, MantineThemeProvider } from '@mantine/core';
import { useSettingsTexts } from '../../../../translations/settings/settings-texts.ts';

interface ColorFieldProps {
  readonly id: string;
  readonly value: string;
  readonly error: string | false;
  readonly onChange: (color: string) => void;
}

// Mantine's ColorInput cannot label the two sliders of its picker; a nested theme can.
export function ColorField({ id, value, error, onChange }: ColorFieldProps) {
  const { t } = useSettingsTexts();
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
